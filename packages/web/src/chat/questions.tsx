import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import type { ChatCategory } from '@safiri/rules/chat/chat.ts';
import { faqTopics, type FaqTopic, type QuickTopic } from '@safiri/rules/chat/helper.ts';
import { quickTopics } from '@safiri/rules/chat/helper.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useStarting } from './start-form.tsx';
import { write } from './unsent.ts';

const topics: Record<QuickTopic, { text: TextKey; question: TextKey; icon: IconName; category: ChatCategory }> = {
  faqLost: { text: 'topicLost', question: 'faqLostQuestion', icon: 'search', category: 'general' },
  faqPayment: { text: 'topicPayment', question: 'faqPaymentQuestion', icon: 'wallet', category: 'payment' },
  faqSafety: { text: 'topicSafety', question: 'faqSafetyQuestion', icon: 'shield', category: 'general' },
  faqAccount: { text: 'topicAccount', question: 'faqAccountQuestion', icon: 'user', category: 'technical' },
};

/** Asks a common question in a chat that it starts. */
export function QuickTopics({ onOpen }: { onOpen: (session: ChatSession) => void }) {
  const t = useText();
  const starting = useStarting();
  const ask = async (topic: QuickTopic) => {
    const { category, question } = topics[topic];
    const into = await starting.start({ category, priority: 'normal' });
    if (into === null) return;
    write({ sessionId: into.id, message: t(question), messageType: 'text' });
    onOpen(into);
  };
  return (
    <section aria-label={t('chatTopics')}>
      <h2 className="visually-hidden">{t('chatTopics')}</h2>
      <div className="topics">
        {quickTopics.map((topic) => (
          <button key={topic} type="button" className="topic" disabled={starting.busy} onClick={() => void ask(topic)}>
            <Icon name={topics[topic].icon} size={22} />
            {t(topics[topic].text)}
          </button>
        ))}
      </div>
    </section>
  );
}

const answers: Record<FaqTopic, readonly [TextKey, TextKey]> = {
  faqLost: ['faqLostQuestion', 'faqLostAnswer'],
  faqPayment: ['faqPaymentQuestion', 'faqPaymentAnswer'],
  faqSafety: ['faqSafetyQuestion', 'faqSafetyAnswer'],
  faqAccount: ['faqAccountQuestion', 'faqAccountAnswer'],
  faqCancel: ['faqCancelQuestion', 'faqCancelAnswer'],
  faqFare: ['faqFareQuestion', 'faqFareAnswer'],
  faqDocuments: ['faqDocumentsQuestion', 'faqDocumentsAnswer'],
  faqPin: ['faqPinQuestion', 'faqPinAnswer'],
};

/** Answers that need no network. */
export function CommonQuestions() {
  const t = useText();
  return (
    <section className="common-questions" aria-labelledby="common-questions">
      <h2 className="h2" id="common-questions">
        {t('chatCommon')}
      </h2>
      <div className="card list">
        {faqTopics.map((topic) => (
          <details key={topic} className="faq">
            <summary>
              {t(answers[topic][0])}
              <Icon name="down" size={20} />
            </summary>
            <p>{t(answers[topic][1])}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
