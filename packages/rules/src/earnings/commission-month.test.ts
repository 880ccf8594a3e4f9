import { describe, expect, it } from 'vitest';
import { carriedOn, closableMonth, commissionTotal } from './commission-month.ts';

const at = (text: string) => new Date(text);
const johannesburg = 'Africa/Johannesburg';

describe('closableMonth', () => {
  it('is the calendar month of the first movement, once it has been over for six hours', () => {
    const first = at('2026-10-31T21:59:59Z');
    expect(closableMonth(first, true, johannesburg, at('2026-11-01T03:59:59Z'))).toBeUndefined();
    expect(closableMonth(first, true, johannesburg, at('2026-11-01T04:00:00Z'))).toEqual({
      month: '2026-10-01',
      from: at('2026-09-30T22:00:00Z'),
      to: at('2026-10-31T22:00:00Z'),
    });
    // An hour later it is November there.
    expect(closableMonth(at('2026-10-31T22:00:00Z'), true, johannesburg, at('2026-12-24T00:00:00Z'))?.month).toBe('2026-11-01');
  });

  it('begins where the last one ended, under whichever clocks that was', () => {
    for (const ended of ['2026-09-30T21:00:00Z', '2026-09-30T22:00:00Z', '2026-10-01T00:00:00Z', '2026-10-01T04:00:00Z'])
      expect(closableMonth(at(ended), false, johannesburg, at('2026-11-02T00:00:00Z'))).toEqual({
        month: '2026-10-01',
        from: at(ended),
        to: at('2026-10-31T22:00:00Z'),
      });
  });

  it('goes over the end of a year', () => {
    expect(closableMonth(at('2026-11-30T22:00:00Z'), false, johannesburg, at('2027-01-02T00:00:00Z'))).toMatchObject({
      month: '2026-12-01',
      to: at('2026-12-31T22:00:00Z'),
    });
  });
});

describe('what a month comes to', () => {
  it('is what was kept with what came late and what is left over, and only what is below zero goes on', () => {
    const sums = { keptMinor: 100, earlierMinor: -150, carriedMinor: -20 };
    expect(commissionTotal(sums)).toBe(-70);
    expect(carriedOn(sums)).toBe(-70);
    expect(carriedOn({ ...sums, keptMinor: 1000 })).toBe(0);
    expect(carriedOn(undefined)).toBe(0);
  });
});
