import { useState, type FormEvent } from 'react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/use-now.ts';
import { CodeField } from './code-field.tsx';
import { useOneTimeCode } from './one-time-code.ts';
import './code.css';

/** A code that is on its way. */
export interface SentCode extends ReplyOf<typeof askCode> {
  /** By this phone's clock. */
  readonly at: number;
}

interface Props {
  sent: SentCode;
  busy: boolean;
  /** What is wrong with the last code, or why none could be sent. */
  error: string | undefined;
  onCode: (code: string) => void;
  onAgain: () => void;
  /** Back to where the number was given; absent where it is the own one. */
  onOther?: () => void;
  /** What the code is for, in the button's words. */
  act?: string;
}

/** The six digits of a message: typed, offered by the keyboard, or read by the browser. */
export function CodeStep({ sent, busy, error, onCode, onAgain, onOther, act }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const now = useNow(1000);
  const wait = Math.ceil((sent.at + sent.again * 1000 - now) / 1000);
  const take = (digits: string) => {
    setText(digits);
    if (digits.length === CODE_DIGITS && !busy) onCode(digits);
  };
  useOneTimeCode((read) => take(read.replace(/\D/g, '').slice(0, CODE_DIGITS)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that may wait below must not be sent by this one.
    event.stopPropagation();
    onCode(text);
  };
  return (
    <form className="form" onSubmit={submit}>
      {sent.demoCode === null ? (
        <p className="muted">{t('codeSentTo', { phone: sent.to, n: Math.round(sent.seconds / 60) })}</p>
      ) : (
        <p className="label code-demo">{t('codeDemo', { phone: sent.to, code: sent.demoCode })}</p>
      )}
      <CodeField value={text} onChange={take} error={error} />
      <Button type="submit" busy={busy}>
        {act ?? t('codeConfirm')}
      </Button>
      <p className="row spread code-foot">
        {wait > 0 ? (
          <span className="caption num">{t('codeAgainIn', { n: wait })}</span>
        ) : (
          <button type="button" className="text-link" onClick={onAgain}>
            {t('codeAgain')}
          </button>
        )}
        {onOther === undefined ? null : (
          <button type="button" className="text-link" onClick={onOther}>
            {t('codeOtherNumber')}
          </button>
        )}
      </p>
    </form>
  );
}
