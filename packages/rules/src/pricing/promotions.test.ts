import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { sumOf } from './fare-lines.ts';
import { fare } from './market-fare.ts';
import { codeOf, discounted, discountFloor, promotionIn, refusalByTerms } from './promotions.ts';
import type { MarketPromotion } from '../markets/programmes.ts';

const karibu: MarketPromotion = {
  id: 'KARIBU',
  percent: 20,
  amount: null,
  most: 60,
  services: null,
  firstRide: true,
  perPerson: 1,
  from: null,
  until: '2027-01-31',
  perDay: 2000,
};
const { document, service } = market();
const linesOf = (meters: number, tariff = service.tariff) =>
  fare(tariff, { roundToMinor: 1000 }, { distanceMeters: meters, durationSeconds: 600, minuteOfDay: 720 });
const tens = { roundToMinor: 1000 };

describe('a discount', () => {
  it('comes after the minimum and before the rounding, by hand', () => {
    // 3.8 km: 50 + 76 = 126, rounded 130; 20 percent of 126 are 25.20, and 100.80 is rounded 100.
    expect(discounted(linesOf(3800), karibu, { floorMinor: 5000, ...tens })).toEqual({
      lines: [
        { kind: 'base', amountMinor: 5000 },
        { kind: 'distance', amountMinor: 7600 },
        { kind: 'promotion', amountMinor: -2520 },
        { kind: 'rounding', amountMinor: -80 },
      ],
      fareMinor: 10_000,
      discountMinor: 3000,
    });
  });

  it('is an amount, at most so much, and never below the floor', () => {
    const by = (terms: Partial<MarketPromotion>, floorMinor = 0) =>
      discounted(linesOf(20_000), { ...karibu, ...terms }, { floorMinor, ...tens });
    // 450 less 20 percent would be 360.
    expect(by({}).fareMinor).toBe(390_00);
    expect(by({ most: null }).fareMinor).toBe(360_00);
    expect(by({ percent: null, amount: 100, most: null }).fareMinor).toBe(350_00);
    expect(by({ percent: 100, most: null }, 400_00)).toMatchObject({ fareMinor: 400_00, discountMinor: 50_00 });
    expect(by({ percent: 100, most: null }, 500_00)).toMatchObject({ fareMinor: 450_00, discountMinor: 0 });
  });

  it('takes off no more than was set aside for it', () => {
    expect(discounted(linesOf(3800), karibu, { floorMinor: 0, ...tens, mostMinor: 2000 })).toMatchObject({
      fareMinor: 11_000,
      discountMinor: 2000,
    });
  });

  it('has for a floor the minimum, and what the tariff says of the driver', () => {
    const floor = (driverFloor: { perTrip: number; perKm: number } | null, meters: number) =>
      discountFloor({ tariff: { ...service.tariff, driverFloor } }, meters);
    expect(floor(null, 3800)).toBe(50_00);
    expect(floor({ perTrip: 40, perKm: 12 }, 3800)).toBe(50_00);
    expect(floor({ perTrip: 60, perKm: 12 }, 3800)).toBe(60_00);
    expect(floor({ perTrip: 40, perKm: 20 }, 3800)).toBe(76_00);
  });

  it('leaves lines that add up, a fare between floor and fare, and a discount that is the difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), most: fc.option(fc.integer({ min: 1, max: 500 })) }),
        fc.constantFrom(1, 100, 1000),
        fc.integer({ min: 0, max: 100_000 }),
        fc.option(fc.integer({ min: 0, max: 50 })),
        (meters, terms, step, floorMinor, most) => {
          const lines = fare(service.tariff, { roundToMinor: step }, { distanceMeters: meters, durationSeconds: 0, minuteOfDay: 720 });
          const before = sumOf(lines);
          const mostMinor = most === null ? Infinity : most * step;
          const now = discounted(lines, { ...karibu, ...terms }, { floorMinor, roundToMinor: step, mostMinor });
          expect(sumOf(now.lines)).toBe(now.fareMinor);
          expect(now.fareMinor + now.discountMinor).toBe(before);
          expect(now.discountMinor >= 0 && now.discountMinor <= mostMinor).toBe(true);
          expect(now.fareMinor % step).toBe(0);
          // Rounding may go half a step below, as it does without a discount.
          expect(now.fareMinor >= Math.min(before, floorMinor - step / 2)).toBe(true);
        },
      ),
    );
  });
});

describe('a code', () => {
  it('is read in small letters too', () => {
    expect(codeOf(' karibu ')).toBe('KARIBU');
    expect(promotionIn({ promotions: [karibu] }, 'Karibu')).toBe(karibu);
    expect(promotionIn(document, 'KARIBU')).toBeUndefined();
  });

  it('is refused by its terms, with why', () => {
    const why = (terms: Partial<MarketPromotion>, date: string) => refusalByTerms({ ...karibu, ...terms }, service, date);
    expect(why({}, '2027-01-31')).toBeUndefined();
    expect(why({}, '2027-02-01')).toBe('expired');
    expect(why({ from: '2027-01-02' }, '2027-01-01')).toBe('not_yet');
    expect(why({ services: ['tuktuk'] }, '2027-01-01')).toBe('not_for_service');
    expect(refusalByTerms(karibu, { id: 'parcel_delivery', kind: 'parcel' }, '2027-01-01')).toBe('not_for_service');
    expect(refusalByTerms(undefined, service, '2027-01-01')).toBe('unknown');
  });
});
