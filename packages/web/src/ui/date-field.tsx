import { useId, useState, type InputHTMLAttributes } from 'react';
import { dateText } from '../platform/dates.ts';
import { fieldNote, Framed, type Frame } from './field.tsx';
import './date-field.css';

const words = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const dayWords = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(`${value}T12:00:00Z`, words) : '');
const timeWords = (value: string) => /^\d{2}:\d{2}/.exec(value)?.[0] ?? '';

/** How each kind of field says its value; empty where it has none yet. */
const wordsOf = {
  date: dayWords,
  time: timeWords,
  'datetime-local': (value: string) => {
    const [date = '', time = ''] = value.split('T');
    const said = [dayWords(date), timeWords(time)];
    return said.includes('') ? '' : said.join(', ');
  },
};

type Asked = Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

/**
 * What the browser lets be chosen, said as the rest of the app says it ("28 Nov 2026", "22:00"): the browser would write it in the order
 * of its own language, and a time with AM and PM. While it is typed in, the browser's own parts show.
 */
function InWords({ label, hint, error, onInput, type, ...rest }: Asked & { type: keyof typeof wordsOf }) {
  const id = useId();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const said = wordsOf[type](String(rest.value ?? typed));
  return (
    <Framed label={label} hint={hint} error={error} id={id}>
      <span className="date-input">
        <input
          id={id}
          className="input"
          type={type}
          {...fieldNote(id, { hint, error })}
          {...rest}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        <span className="num date-words" data-empty={said === ''} aria-hidden="true">
          {said === '' ? '—' : said}
        </span>
      </span>
    </Framed>
  );
}

/** A day; its value is such as `2026-11-28`. */
export const DateField = (asked: Asked) => <InWords type="date" {...asked} />;

/** A time of day; its value is such as `22:00`. */
export const TimeField = (asked: Asked) => <InWords type="time" {...asked} />;

/** A day and a time of it; its value is such as `2026-11-28T22:00`. */
export const MomentField = (asked: Asked) => <InWords type="datetime-local" {...asked} />;
