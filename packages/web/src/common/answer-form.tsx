import { useState } from 'react';
import { serverMessage } from '../platform/api-client.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';

/** How an answer is sent: a mutation whose attempt is the same for every try of the same words. */
interface Send {
  readonly isPending: boolean;
  mutate(of: { answer: string; attempt: string }, on: { onSuccess: () => void; onError: (error: Error) => void }): void;
}

interface Words {
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  /** Why there is nothing to send yet. */
  readonly writeFirst: string;
  readonly sent: string;
  readonly notSent: string;
  readonly tryLater: string;
}

/** What a person has to say about what the team looks at; taken once, however often it is tried. @param atMost characters */
export function AnswerForm({ send, words, rows, atMost }: { send: Send; words: Words; rows: number; atMost: number }) {
  const [text, setText] = useState('');
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const answer = text.trim();
  const go = () =>
    send.mutate(
      { answer, attempt },
      {
        onSuccess: () => toast({ title: words.sent }),
        onError: (error) => toast({ title: words.notSent, text: serverMessage(error, words.tryLater), tone: 'bad' }),
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
        label={words.label}
        hint={words.hint}
        value={text}
        rows={rows}
        maxLength={atMost}
        onChange={(event) => {
          setText(event.target.value);
          // Other words are another answer.
          setAttempt(crypto.randomUUID());
        }}
      />
      <Button type="submit" full busy={send.isPending} why={answer === '' ? words.writeFirst : undefined}>
        {words.send}
      </Button>
    </form>
  );
}
