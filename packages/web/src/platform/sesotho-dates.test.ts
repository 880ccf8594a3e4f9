import { describe, expect, it } from 'vitest';
import { sesothoDate } from './sesotho-dates.ts';

const timeZone = 'Africa/Johannesburg';
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;

describe('a date in Sesotho', () => {
  it('names the month and the day of the week', () => {
    expect(sesothoDate(new Date('2026-11-22T10:00:00Z'), { ...day, weekday: 'long' })).toBe('Sontaha, 22 Pudungwana 2026');
    expect(sesothoDate(new Date('2026-06-03T10:00:00Z'), { weekday: 'short', day: 'numeric', month: 'short', timeZone })).toBe(
      'Rar, 03 Phj',
    );
  });

  it('has a name of its own for each month, long and short', () => {
    for (const month of ['long', 'short'] as const) {
      const names = Array.from({ length: 12 }, (_, at) => sesothoDate(new Date(Date.UTC(2026, at, 15)), { month, timeZone }));
      expect(new Set(names).size).toBe(12);
      for (const name of names) expect(name).not.toMatch(/uary|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/);
    }
  });

  it('is the day of the place, not of the machine', () => {
    expect(sesothoDate(new Date('2026-12-31T23:30:00Z'), day)).toBe('1 Pherekgong 2027');
    expect(sesothoDate(new Date('2026-12-31T23:30:00Z'), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })).toBe('01:30');
  });
});
