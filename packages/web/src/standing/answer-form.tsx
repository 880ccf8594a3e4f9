import { ANSWER_AT_MOST, ANSWER_DAYS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { AnswerForm } from '../common/answer-form.tsx';
import { useText } from '../platform/text.ts';
import { useAnswer } from './api.ts';

/** What the suspended person has to say; it brings the look forward. */
export function StandingAnswer({ id }: { id: number }) {
  const t = useText();
  const words = {
    label: t('standingAnswer'),
    hint: t('standingAnswerHint', { n: ANSWER_DAYS_AT_MOST }),
    send: t('standingSend'),
    writeFirst: t('standingWriteFirst'),
    sent: t('standingSent'),
    notSent: t('standingNotSent'),
    tryLater: t('standingTryLater'),
  };
  return <AnswerForm send={useAnswer(id)} words={words} rows={5} atMost={ANSWER_AT_MOST} />;
}
