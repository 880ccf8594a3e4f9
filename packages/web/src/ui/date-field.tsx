import { useId, useState, type InputHTMLAttributes } from 'react';
import { dateText } from '../platform/dates.ts';
import { fieldNote, Framed, type Frame } from './field.tsx';
import './date-field.css';

const words = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A day as the browser lets it be chosen, said as the rest of the app says days ("28 Nov 2026"): the browser would write it in the order
 * of its own language. While it is typed in, the browser's own parts show.
 */
export function DateField({
  label,
  hint,
  error,
  onInput,
  ...rest
}: Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  const id = useId();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const value = String(rest.value ?? typed);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <Framed label={label} hint={hint} error={error} id={id}>
      <span className="date-input">
        <input
          id={id}
          className="input"
          type="date"
          {...fieldNote(id, { hint, error })}
          {...rest}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        <span className="num date-words" data-empty={!isDay} aria-hidden="true">
          {isDay ? dateText(`${value}T12:00:00Z`, words) : '—'}
        </span>
      </span>
    </Framed>
  );
}
