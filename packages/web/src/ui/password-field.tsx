import { useState, type InputHTMLAttributes, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { PASSWORD_MIN_CHARS } from '@safiri/rules/auth/limits.ts';
import { useText } from '../platform/text.ts';
import { Field } from './field.tsx';
import './password-field.css';

const EYE = 'M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'type'> {
  label?: string;
  /** Chosen here: how long it must be is said below it. */
  isNew?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A password, with an eye that shows what was typed; pasting is welcome. */
export function PasswordField({ isNew = false, label, hint, error, ...rest }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.parentElement?.querySelector('input');
    const [from, to] = [input?.selectionStart ?? null, input?.selectionEnd ?? null];
    flushSync(() => setShown(!shown));
    // Browsers put the caret elsewhere when the kind of a field changes.
    input?.setSelectionRange(from, to);
  };
  return (
    <Field
      label={label ?? t('password')}
      name="password"
      type={shown ? 'text' : 'password'}
      required
      {...(isNew ? { minLength: PASSWORD_MIN_CHARS } : {})}
      maxLength={128}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      hint={hint ?? (isNew ? t('passwordHint', { n: PASSWORD_MIN_CHARS }) : undefined)}
      after={
        <button
          type="button"
          className="password-eye"
          aria-label={t(shown ? 'hideTyped' : 'showTyped')}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
            <path d={shown ? `${EYE}M4.5 4.5l15 15` : EYE} />
          </svg>
        </button>
      }
      {...rest}
    />
  );
}
