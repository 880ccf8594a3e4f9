import { useState, type InputHTMLAttributes } from 'react';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';

/** A password that can be shown; pasting is welcome. */
export function PasswordField({
  isNew = false,
  error,
  ...rest
}: { isNew?: boolean; label?: string; error?: string | undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={t('password')}
      name="password"
      type={shown ? 'text' : 'password'}
      required
      maxLength={128}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={error}
      hint={isNew ? t('passwordHint') : undefined}
      after={
        <button type="button" className="input-after" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'hide' : 'show')}
        </button>
      }
      {...rest}
    />
  );
}
