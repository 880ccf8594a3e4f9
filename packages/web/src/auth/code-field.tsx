import { useId, type SyntheticEvent } from 'react';
import { CODE_DIGITS } from '@safiri/rules/auth/codes.ts';
import { useText } from '../platform/text.ts';
import { fieldNote, Framed } from '../ui/field.tsx';

/** Typing goes on at the end, wherever the places were touched; what is marked stays so. */
function toEnd({ currentTarget: { selectionStart, selectionEnd, value }, currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  if (selectionStart === selectionEnd && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length);
}

interface Props {
  value: string;
  /** How many there are: six, or more of a code for all who wait. */
  digits?: number;
  onChange: (digits: string) => void;
  error: string | undefined;
}

/** Digits as a message has them: in fours. */
const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** A long code: one field, written in fours. Twelve places would each be narrower than a finger. */
function LongField({
  id,
  value,
  count,
  error,
  take,
}: { id: string; value: string; count: number; take: (typed: string) => void } & Pick<Props, 'error'>) {
  return (
    <input
      id={id}
      className="input num code-long"
      name="code"
      value={inFours(value)}
      // Lines to write on: dots would look like digits that are typed already, and hidden.
      placeholder={inFours('_'.repeat(count))}
      onChange={(event) => take(event.target.value)}
      onSelect={toEnd}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[\d ]*"
      minLength={inFours('0'.repeat(count)).length}
      required
      autoFocus
      {...fieldNote(id, { error })}
    />
  );
}

/** A place for each digit: they are drawn, and above them is one field, which keyboards, readers and password managers know. */
export function CodeField({ value, digits: count = CODE_DIGITS, onChange, error }: Props) {
  const t = useText();
  const id = useId();
  const places = Array.from({ length: count }, (_, at) => at);
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    // After a whole code, which was wrong, another one begins.
    const isNext = value.length === count && digits.length > count && digits.startsWith(value);
    onChange((isNext ? digits.slice(count) : digits).slice(0, count));
  };
  if (count > CODE_DIGITS)
    return (
      <Framed label={t('code')} error={error} id={id}>
        <LongField id={id} value={value} count={count} error={error} take={take} />
      </Framed>
    );
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
          pattern={`\\d{${count}}`}
          required
          autoFocus
          {...fieldNote(id, { error })}
        />
        {places.map((at) => (
          <span key={at} className="code-place" aria-hidden="true" data-next={at === Math.min(value.length, count - 1)}>
            {value[at]}
          </span>
        ))}
      </div>
    </Framed>
  );
}
