import { useId, type SyntheticEvent } from 'react';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { useText } from '../platform/text.ts';
import { fieldNote, Framed } from '../ui/field.tsx';

const places = Array.from({ length: CODE_DIGITS }, (_, at) => at);

/** Typing goes on at the end, wherever the places were touched; what is marked stays so. */
function toEnd({ currentTarget: { selectionStart, selectionEnd, value }, currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  if (selectionStart === selectionEnd && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length);
}

interface Props {
  value: string;
  onChange: (digits: string) => void;
  error: string | undefined;
}

/** Six places for six digits: they are drawn, and above them is one field, which keyboards, readers and password managers know. */
export function CodeField({ value, onChange, error }: Props) {
  const t = useText();
  const id = useId();
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    // After a whole code, which was wrong, another one begins.
    const isNext = value.length === CODE_DIGITS && digits.length > CODE_DIGITS && digits.startsWith(value);
    onChange((isNext ? digits.slice(CODE_DIGITS) : digits).slice(0, CODE_DIGITS));
  };
  return (
    <Framed label={t('code')} error={error} id={id}>
      <div className="code-places num">
        <input
          id={id}
          className="code-input"
          name="code"
          value={value}
          onChange={(event) => take(event.target.value)}
          onSelect={toEnd}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${CODE_DIGITS}}`}
          required
          autoFocus
          {...fieldNote(id, { error })}
        />
        {places.map((at) => (
          <span key={at} className="code-place" aria-hidden="true" data-next={at === Math.min(value.length, CODE_DIGITS - 1)}>
            {value[at]}
          </span>
        ))}
      </div>
    </Framed>
  );
}
