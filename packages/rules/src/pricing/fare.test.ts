import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryById, countryIds } from '../countries/countries.ts';
import { fareLines, fareMinor } from './fare.ts';
import { baseFareMinor, convertCents } from './base-fare.ts';
import { rideTypes } from './ride-types.ts';

const trip = fc.record({
  rideType: fc.constantFrom(...rideTypes),
  countryId: fc.constantFrom(...countryIds),
  distanceMeters: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
  surge: fc.double({ min: 1, max: 2, noNaN: true }),
});

describe('base fares', () => {
  it('are the specified ones in rand', () => {
    const rand = rideTypes.map((rideType) => baseFareMinor(rideType, countryById('za')) / 100);
    expect(rand).toEqual([42, 30, 63, 46, 25, 25, 35, 85]);
  });

  it('are the rand amount times the rate elsewhere', () => {
    const standard = countries.map((country) => baseFareMinor('standard', country) / 100);
    expect(standard).toEqual([42, 33_600, 5880, 504, 155_400, 105_000, 1302, 420, 2310, 54_600]);
    expect(baseFareMinor('premium', countryById('gh'))).toBe(756_00);
    expect(baseFareMinor('share', countryById('ng'))).toBe(24_000_00);
  });
});

describe('convertCents', () => {
  it('rounds half up in decimal arithmetic', () => {
    // 10.005 rand at 1, and 0.335 rand at 10, as exact fractions of cents.
    expect(convertCents(10_005n, 10n, 1)).toBe(10_01);
    expect(convertCents(335n, 10n, 10)).toBe(3_35);
    expect(convertCents(100n, 1n, 0.0125)).toBe(1);
  });
});

describe('fares', () => {
  const standard = (distanceMeters: number, surge = 1) => fareMinor({ rideType: 'standard', countryId: 'za', distanceMeters, surge });

  it('are the base up to the included two kilometres', () => {
    expect([0, 500, 2000].map((meters) => standard(meters))).toEqual([4200, 4200, 4200]);
    // 1 metre more costs 0.855 cents.
    expect(standard(2001)).toBe(4201);
  });

  it('add the rate of each further kilometre', () => {
    // 42 + 8.55 × 10.5 = 131.775
    expect(standard(12_500)).toBe(131_78);
    // 63 + 13.30 × 10.5 = 202.65
    expect(fareMinor({ rideType: 'premium', countryId: 'za', distanceMeters: 12_500 })).toBe(202_65);
    // 25 + 4.75 × 3 = 39.25, × 12 = 471.00
    expect(fareMinor({ rideType: 'scholar', countryId: 'gh', distanceMeters: 5000 })).toBe(471_00);
  });

  it('multiply by the surge before they are rounded', () => {
    // 131.775 × 1.3 = 171.3075
    expect(standard(12_500, 1.3)).toBe(171_31);
    // (131.775 × 1.3) × 140 = 23,983.05, where rounding first would give 23,983.40
    expect(fareMinor({ rideType: 'standard', countryId: 'ke', distanceMeters: 12_500, surge: 1.3 })).toBe(23_983_05);
  });

  it('keep the surge between 1 and 2', () => {
    expect(standard(2000, 0.5)).toBe(4200);
    expect(standard(2000, 9)).toBe(8400);
    expect(standard(2000, Number.NaN)).toBe(4200);
  });

  it('refuse what is no distance', () => {
    for (const meters of [-1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => standard(meters)).toThrow(RangeError);
  });

  it('never fall with distance or surge', () => {
    fc.assert(
      fc.property(trip, fc.double({ min: 0, max: 50_000, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, more, higher) => {
        expect(fareMinor({ ...a, distanceMeters: a.distanceMeters + more })).toBeGreaterThanOrEqual(fareMinor(a));
        expect(fareMinor({ ...a, surge: a.surge + higher })).toBeGreaterThanOrEqual(fareMinor(a));
      }),
    );
  });

  it('are never under the base', () => {
    fc.assert(
      fc.property(trip, (a) => {
        expect(fareMinor(a)).toBeGreaterThanOrEqual(baseFareMinor(a.rideType, countryById(a.countryId)));
      }),
    );
  });
});

describe('a country’s own tariff', () => {
  const tariffs = { ke: { standard: { baseMinor: 300_00, perKmMinor: 45_00 } } };

  it('replaces the converted prices of its ride type', () => {
    expect(baseFareMinor('standard', countryById('ke'), tariffs)).toBe(300_00);
    // 300 + 45 × 3 = 435, × 1.5 = 652.50
    const own = { rideType: 'standard', countryId: 'ke', distanceMeters: 5000, surge: 1.5 } as const;
    expect(fareMinor(own, tariffs)).toBe(652_50);
    expect(fareLines(own, tariffs).map((line) => line.amountMinor)).toEqual([300_00, 135_00, 217_50]);
  });

  it('leaves other ride types and countries as they were', () => {
    expect(baseFareMinor('share', countryById('ke'), tariffs)).toBe(30 * 140 * 100);
    expect(baseFareMinor('standard', countryById('za'), tariffs)).toBe(4200);
  });
});

describe('receipt lines', () => {
  it('say what the fare is made of', () => {
    const lines = fareLines({ rideType: 'standard', countryId: 'za', distanceMeters: 12_500, surge: 1.3 });
    expect(lines).toEqual([
      { kind: 'base', amountMinor: 42_00 },
      { kind: 'distance', amountMinor: 89_78 },
      { kind: 'surge', amountMinor: 39_53 },
    ]);
  });

  it('leave out what adds nothing', () => {
    expect(fareLines({ rideType: 'share', countryId: 'za', distanceMeters: 900 })).toEqual([{ kind: 'base', amountMinor: 30_00 }]);
  });

  it('sum exactly to the fare and are never negative', () => {
    fc.assert(
      fc.property(trip, (a) => {
        const lines = fareLines(a);
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(fareMinor(a));
        expect(lines.every((line) => line.amountMinor >= 0)).toBe(true);
      }),
    );
  });
});
