import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { bonusAt, bonusMinor, bonusRules, nextBonusWindows, percentOf, tripBonuses } from './bonuses.ts';

const ZONE = 'Africa/Johannesburg';
/** Johannesburg is two hours ahead of UTC all year. */
const at = (local: string) => new Date(`${local}+02:00`);
const hundred = (local: string) => {
  const bonus = bonusAt(at(local), ZONE);
  return 100_00 + (bonus === undefined ? 0 : bonusMinor(100_00, bonus));
};

const anyMoment = fc.integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: Date.parse('2030-01-01T00:00:00Z') });
const anyZone = fc.constantFrom(...countries.map(({ timeZoneId }) => timeZoneId));

describe('the bonus of a trip', () => {
  it.each([
    // 2026-11-16 is a Monday.
    ['Monday before the peak', '2026-11-16T05:59:59', 100_00],
    ['Monday as the peak begins', '2026-11-16T06:00:00', 120_00],
    ['Tuesday morning', '2026-11-17T07:30:00', 120_00],
    ['the last second of the peak', '2026-11-16T08:59:59', 120_00],
    ['as it ends', '2026-11-16T09:00:00', 100_00],
    ['Tuesday evening', '2026-11-17T18:00:00', 125_00],
    ['as the evening begins', '2026-11-17T17:00:00', 125_00],
    ['as the evening ends', '2026-11-17T20:00:00', 100_00],
    ['Friday 17:59: no weekend yet', '2026-11-20T17:59:59', 125_00],
    ['Friday 16:59', '2026-11-20T16:59:59', 100_00],
    ['Friday 18:30: the better one alone, not 187.50 nor 175', '2026-11-20T18:30:00', 150_00],
    ['Saturday noon', '2026-11-21T12:00:00', 150_00],
    ['Saturday morning peak', '2026-11-21T07:00:00', 150_00],
    ['Sunday 23:59:59', '2026-11-22T23:59:59', 150_00],
    ['Monday midnight', '2026-11-23T00:00:00', 100_00],
  ])('%s', (_name, local, pays) => {
    expect(hundred(local)).toBe(pays);
  });

  it('is read from the clocks of the driver’s own zone', () => {
    const moment = new Date('2026-11-17T05:30:00Z');
    expect(bonusAt(moment, 'Africa/Johannesburg')).toBe('morning_peak');
    expect(bonusAt(moment, 'Africa/Lagos')).toBe('morning_peak');
    expect(bonusAt(moment, 'Africa/Accra')).toBeUndefined();
  });

  it('never stacks: it is one of the three, and none that runs is better', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, fc.integer({ min: 1, max: 10_000_000 }), (moment, zone, fare) => {
        const bonus = bonusAt(new Date(moment), zone);
        const paid = bonus === undefined ? 0 : bonusMinor(fare, bonus);
        expect([0, ...tripBonuses.map((one) => bonusMinor(fare, one))]).toContain(paid);
        expect(paid).toBeLessThanOrEqual(bonusMinor(fare, 'weekend'));
      }),
    );
  });

  it('is a whole number of minor units, within half a unit of its percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...tripBonuses), (fare, bonus) => {
        const paid = bonusMinor(fare, bonus);
        expect(Number.isSafeInteger(paid)).toBe(true);
        expect(Math.abs(paid * 100 - fare * percentOf(bonus))).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('nextBonusWindows', () => {
  it('begins with the one that runs, and shows an evening up to where the weekend is better', () => {
    const windows = nextBonusWindows(at('2026-11-20T17:20:00'), ZONE, 3);
    expect(windows.map(({ bonus, startsAt, endsAt }) => [bonus, startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['evening_peak', '2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z'],
      ['weekend', '2026-11-20T16:00:00.000Z', '2026-11-22T22:00:00.000Z'],
      ['morning_peak', '2026-11-23T04:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ]);
  });

  it('agrees with bonusAt at every moment of every window, and between them', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(ZONE, 'Africa/Lagos', 'Africa/Nairobi'), (moment, zone) => {
        const now = new Date(moment);
        const [first, second] = nextBonusWindows(now, zone, 2);
        if (first === undefined || second === undefined) throw new Error('no windows');
        expect(bonusAt(now, zone)).toBe(first.startsAt <= now ? first.bonus : undefined);
        expect(bonusAt(first.startsAt, zone)).toBe(first.bonus);
        expect(bonusAt(new Date(first.endsAt.getTime() - 1), zone)).toBe(first.bonus);
        expect(bonusAt(first.endsAt, zone)).toBe(second.startsAt.getTime() === first.endsAt.getTime() ? second.bonus : undefined);
      }),
    );
  });

  it('knows every rule', () => {
    expect(bonusRules.map(({ id }) => id)).toEqual([...tripBonuses]);
  });
});
