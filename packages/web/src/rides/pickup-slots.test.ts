import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPickupAt } from '@safiri/rules/scheduled/window.ts';
import { pickupSlots, sameHour, SLOT_MINUTES } from './pickup-slots.ts';

const NAIROBI = 'Africa/Nairobi';
/** By the clock of Nairobi, wherever the phone is. */
const local = (text: string) => new Date(`${text}+03:00`);

describe('the times that are offered for later', () => {
  it('begins with the next quarter that is far enough ahead, and ends a week later', () => {
    const days = pickupSlots(local('2026-11-22T08:00:00'), NAIROBI);
    expect(days).toHaveLength(8);
    expect(days[0]?.[0]).toEqual(local('2026-11-22T08:45:00'));
    expect(days[7]?.at(-1)).toEqual(local('2026-11-29T08:00:00'));
  });

  it('leaves out a day on which it is too late', () => {
    expect(pickupSlots(local('2026-11-22T23:40:00'), NAIROBI)[0]?.[0]).toEqual(local('2026-11-23T00:15:00'));
  });

  it('may each be booked, on a quarter of the hour, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 365 * 24 * 60 }), (minutes) => {
        const now = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
        const all = pickupSlots(now, NAIROBI).flat();
        for (const at of all) {
          expect(checkPickupAt(now, at)).toBe('ok');
          expect(at.getMinutes() % SLOT_MINUTES).toBe(0);
        }
        expect(all).toEqual(all.toSorted((a, b) => a.getTime() - b.getTime()));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the hour on another day as far as that day allows', () => {
    const [today, tomorrow] = pickupSlots(local('2026-11-22T08:00:00'), NAIROBI);
    expect(sameHour(tomorrow ?? [], local('2026-11-22T17:30:00'), NAIROBI)).toEqual(local('2026-11-23T17:30:00'));
    expect(sameHour(today ?? [], local('2026-11-23T06:00:00'), NAIROBI)).toEqual(local('2026-11-22T08:45:00'));
  });
});
