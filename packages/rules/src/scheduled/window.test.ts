import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt, minutesBefore } from './window.ts';

const now = new Date('2026-11-22T06:00:00Z');

describe('a ride for later', () => {
  it.each([
    ['2026-11-22T06:29:59Z', 'too_soon'],
    ['2026-11-22T06:30:00Z', 'ok'],
    ['2026-11-29T06:00:00Z', 'ok'],
    ['2026-11-29T06:00:01Z', 'too_far'],
    ['2020-01-01T00:00:00Z', 'too_soon'],
    ['not a date', 'too_soon'],
  ])('at %s is %s', (at, expected) => {
    expect(checkPickupAt(now, new Date(at))).toBe(expected);
  });

  it('is taken within the window and nowhere else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (minutes) => {
        const inside = minutes >= BOOK_AHEAD_MINUTES && minutes <= BOOK_AHEAD_DAYS * 24 * 60;
        expect(checkPickupAt(now, minutesBefore(now, -minutes)) === 'ok').toBe(inside);
      }),
    );
  });
});
