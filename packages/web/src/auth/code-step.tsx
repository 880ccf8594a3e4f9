import { useState, type FormEvent } from 'react';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { askCode } from '@safiri/contract/auth/calls.ts';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useNow } from '../ui/use-now.ts';
import { useOneTimeCode } from './one-time-code.ts';

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
}

/** The six digits of a message: typed, offered by the keyboard, or read by the browser. */
export function CodeStep({ sent, busy, error, onCode, onAgain, onOther }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const now = useNow(1000);
  const wait = Math.ceil((sent.at + sent.again * 1000 - now) / 1000);
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, CODE_DIGITS);
    setText(digits);
    if (digits.length === CODE_DIGITS && !busy) onCode(digits);
  };
  useOneTimeCode(take);
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
      <Field
        label={t('code')}
        name="code"
        className="input num code-input"
        value={text}
        onChange={(event) => take(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${CODE_DIGITS}}`}
        required
        autoFocus
        error={error}
      />
      <Button type="submit" busy={busy}>
        {t('codeGoOn')}
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
