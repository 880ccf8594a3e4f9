import { useState } from 'react';
import { ANSWER_AT_MOST, ANSWER_DAYS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswer } from './api.ts';

/** What the suspended person has to say; it brings the look forward. */
export function AnswerForm({ id }: { id: number }) {
  const t = useText();
  const send = useAnswer(id);
  const [text, setText] = useState('');
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const answer = text.trim();
  const go = () =>
    send.mutate(
      { answer, attempt },
      {
        onSuccess: () => toast({ title: t('standingSent') }),
        onError: (error) => toast({ title: t('standingNotSent'), text: serverMessage(error, t('standingTryLater')), tone: 'bad' }),
      },
    );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== '') go();
      }}
    >
      <TextArea
        label={t('standingAnswer')}
        hint={t('standingAnswerHint', { n: ANSWER_DAYS_AT_MOST })}
        value={text}
        rows={5}
        maxLength={ANSWER_AT_MOST}
        onChange={(event) => {
          setText(event.target.value);
          // Other words are another answer.
          setAttempt(crypto.randomUUID());
        }}
      />
      <Button type="submit" full busy={send.isPending} why={answer === '' ? t('standingWriteFirst') : undefined}>
        {t('standingSend')}
      </Button>
    </form>
  );
}
