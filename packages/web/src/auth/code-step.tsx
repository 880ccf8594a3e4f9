import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import { isReachedHere } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/use-now.ts';
import { CodeField } from './code-field.tsx';
import { CodeSent } from './code-sent.tsx';
import { CodeWays } from './code-ways.tsx';
import { useOneTimeCode } from './one-time-code.ts';
import { codeClock, isShared, type SentCode } from './sent-code.ts';
import './code.css';

interface Props {
  sent: SentCode;
  busy: boolean;
  /** Another one is being asked for. */
  sending: boolean;
  /** What is wrong with the last code, or why none could be sent. */
  error: string | undefined;
  onCode: (code: string) => void;
  onAgain: (channel: CodeChannel) => void;
  /** Back to where the number was given; absent where it is the own one. */
  onOther?: () => void;
  /** Leads to the other way in, which is offered whether there is an account with a password or not. */
  onPassword?: (() => void) | undefined;
  /** What the code is for, in the button's words. */
  act?: string;
}

/** A longer wait than this is told by the clock: nobody counts so many seconds. */
const COUNTED_SECONDS = 90;

/** The digits of a message or a call: typed, offered by the keyboard, or read by the browser. */
export function CodeStep({ sent, busy, sending, error, onCode, onAgain, onOther, onPassword, act }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  const now = useNow(1000);
  const hasWays = sent.channels.length > 1;
  const againAt = sent.at + sent.again * 1000;
  const wait = Math.ceil((againAt - now) / 1000);
  const take = (digits: string) => {
    setText(digits);
    if (digits.length === sent.digits && !busy) onCode(digits);
  };
  useOneTimeCode((read) => take(read.replace(/\D/g, '').slice(0, sent.digits)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that may wait below must not be sent by this one.
    event.stopPropagation();
    onCode(text);
  };
  return (
    <form className="form" onSubmit={submit}>
      <CodeSent sent={sent} />
      <CodeField value={text} digits={sent.digits} onChange={take} error={error} />
      <Button type="submit" busy={busy}>
        {act ?? t('codeConfirm')}
      </Button>
      {wait <= 0 && hasWays ? <CodeWays channels={sent.channels} busy={sending} onAgain={onAgain} /> : null}
      <p className="row spread code-foot">
        {wait > 0 ? (
          <span className="caption num">
            {isShared(sent)
              ? t('codeSharedNext', { time: codeClock(againAt) })
              : wait > COUNTED_SECONDS
                ? t('codeAgainAt', { time: codeClock(againAt) })
                : t('codeAgainIn', { n: wait })}
          </span>
        ) : hasWays ? null : (
          <button type="button" className="text-link" aria-disabled={sending} onClick={sending ? undefined : () => onAgain('sms')}>
            {t('codeAgain')}
          </button>
        )}
        {onOther === undefined ? null : (
          <button type="button" className="text-link" onClick={onOther}>
            {t('codeOtherNumber')}
          </button>
        )}
      </p>
      {/* Longer than the digits last nobody waits without another way. */}
      {wait > 0 && isShared(sent) && isReachedHere() ? (
        <Link className="text-link" href="/help">
          {t('codeSharedHelp')}
        </Link>
      ) : null}
      {onPassword === undefined ? null : (
        <Button kind="outline" onClick={onPassword}>
          {t('codePassword')}
        </Button>
      )}
    </form>
  );
}
