import { useState, type InputHTMLAttributes } from 'react';
import { dateText } from '../platform/dates.ts';
import { useText } from '../platform/text.ts';
import './date-input.css';

const words = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A day as the browser lets it be chosen, said as the rest of the app says days ("28 Nov 2026"): the browser would write it in the order
 * of its own language. While it is typed in, the browser's own parts show.
 */
export function DateInput({ className = '', onInput, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  const t = useText();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const value = String(rest.value ?? typed);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (
    <span className="date-input">
      <input
        {...rest}
        className={className}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <span className="num date-words" data-empty={!isDay} aria-hidden="true">
        {isDay ? dateText(`${value}T12:00:00Z`, words) : t('dateEmpty')}
      </span>
    </span>
  );
}
