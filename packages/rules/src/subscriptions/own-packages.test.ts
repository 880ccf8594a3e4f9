import fc from 'fast-check';
import { expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { coveredPay, heldFor, isEvenlyPriced, marginBudget, marginOf, packageIn, packageRideType, rideWorth } from './own-packages.ts';

const ten = { id: 'ten', name: {}, service: 'boda', rides: 10, maxKm: 6, price: 900, validDays: 30, perDay: 500 };
const sold = { priceMinor: 900_00, ridesTotal: 10, ridesEarned: 0, ridesReturned: 0 };

it('ten rides for 900 are worth 90 each; what is held falls with each that is driven or given back', () => {
  expect(rideWorth(sold)).toBe(90_00);
  expect(heldFor(sold)).toBe(900_00);
  expect(heldFor({ ...sold, ridesEarned: 3 })).toBe(630_00);
  expect(heldFor({ ...sold, ridesEarned: 3, ridesReturned: 7 })).toBe(0);
});

it('a ride that costs 130 leaves the operator 40 short, one that costs 60 leaves 30; its driver is paid of the fare', () => {
  // 12 percent of 130 and of 60.
  expect(coveredPay(90_00, 130_00, 15_60)).toEqual({ driverMinor: 114_40, commissionMinor: 15_60, operatorMinor: -40_00 });
  expect(coveredPay(90_00, 60_00, 7_20)).toEqual({ driverMinor: 52_80, commissionMinor: 7_20, operatorMinor: 30_00 });
});

it('costs the operator what its rides are dearer than their worth, as a budget bounds it; with none of it, never anything', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.array(fc.integer({ min: 1, max: 500_000 })),
      fc.nat(100_000),
      (worth, fares, budget) => {
        let left = budget;
        let cost = 0;
        for (const fare of fares) {
          const margin = marginOf(worth, fare);
          expect(margin).toBeGreaterThanOrEqual(0);
          if (margin > left) continue;
          left -= margin;
          cost -= Math.min(0, coveredPay(worth, fare, 0).operatorMinor);
        }
        expect(cost).toBe(budget - left);
        expect(cost).toBeLessThanOrEqual(budget);
      },
    ),
  );
});

it('has the budget that it was sold with, or a larger one of now', () => {
  expect([marginBudget(500, 0), marginBudget(0, 300), marginBudget(0, undefined)]).toEqual([500, 300, 0]);
  expect([marginBudget(null, 0), marginBudget(500, null)]).toEqual([null, null]);
});

it('is sold where each ride is worth the same in what the market shows', () => {
  expect(isEvenlyPriced({ price: 900, rides: 10 }, 0)).toBe(true);
  expect(isEvenlyPriced({ price: 905, rides: 10 }, 0)).toBe(false);
  expect(isEvenlyPriced({ price: 905, rides: 10 }, 2)).toBe(true);
  expect(isEvenlyPriced({ price: 1000, rides: 12 }, 2)).toBe(false);
});

it('is found by its id, and driven as its service is', () => {
  const { document } = market();
  const selling = { ...document, packages: [ten] };
  expect(packageIn(selling, 'ten')).toBe(ten);
  expect(packageIn(selling, 'six')).toBeUndefined();
  expect(packageIn({ packages: 'specified' }, 'ten')).toBeUndefined();
  expect(packageRideType(selling, ten)).toBe('standard');
  expect(packageRideType(selling, { service: 'nosuch' })).toBeUndefined();
  const [boda] = document.services;
  const shared = boda === undefined ? [] : [{ ...boda, kind: 'shared' as const }];
  expect(packageRideType({ ...document, services: shared }, ten)).toBeUndefined();
});

it('mints nothing: what a buyer paid is what its rides left and what came back, whatever the fares were', () => {
  const fares = fc.array(fc.record({ fareMinor: fc.integer({ min: 1, max: 500_000 }), percent: fc.integer({ min: 0, max: 100 }) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 60 }), fares, (worth, ridesTotal, all) => {
      const priceMinor = worth * ridesTotal;
      const driven = all.slice(0, ridesTotal);
      const ridesEarned = driven.length;
      let paidOut = 0;
      for (const { fareMinor, percent } of driven) {
        const pay = coveredPay(rideWorth({ priceMinor, ridesTotal }), fareMinor, Math.floor((fareMinor * percent) / 100));
        expect(pay.driverMinor).toBeGreaterThanOrEqual(0);
        paidOut += pay.driverMinor + pay.commissionMinor + pay.operatorMinor;
      }
      const back = heldFor({ priceMinor, ridesTotal, ridesEarned, ridesReturned: 0 });
      expect(paidOut + back).toBe(priceMinor);
      expect(heldFor({ priceMinor, ridesTotal, ridesEarned, ridesReturned: ridesTotal - ridesEarned })).toBe(0);
    }),
  );
});
