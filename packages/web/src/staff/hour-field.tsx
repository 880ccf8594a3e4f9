import type { Hours } from '@safiri/rules/catalogue/merchants.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';

/** Minutes of a day. */
export const DAY = 1440;
export const HALF_HOUR = 30;
/** What a day begins with that was closed. */
export const USUAL: Hours = { from: 8 * 60, to: 18 * 60 };

const halfHours = Array.from({ length: DAY / HALF_HOUR + 1 }, (_, i) => i * HALF_HOUR);

interface Props {
  label: string;
  /** Minute of the day. */
  value: number;
  /** The first that can be chosen. */
  from: number;
  onChange: (minute: number) => void;
}

/** A time of the day in half hours, and the one that was set. */
export function HourField({ label, value, from, onChange }: Props) {
  const times = [...new Set([...halfHours, value])].filter((minute) => minute >= from && minute < from + DAY).toSorted((a, b) => a - b);
  return (
    <select className="input num" aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {times.map((minute) => (
        <option key={minute} value={minute}>
          {timeOfDay(minute)}
        </option>
      ))}
    </select>
  );
}
