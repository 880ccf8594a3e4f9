import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earnsNoMore, fareRate, nextPickupSeconds, nextTripLimits } from './next-trip.ts';

const ending = (freeInSeconds: number) => ({ tripId: 1, freeInSeconds });

it('counts the trip that ends and the way from there', () => {
  expect(nextPickupSeconds(ending(300), 400)).toBe(700);
  expect(nextPickupSeconds(ending(0), 600)).toBe(600);
  expect(nextPickupSeconds(ending(900), 0)).toBe(900);
});

it('gives nothing before its time, from afar, or for too long a wait', () => {
  expect(nextPickupSeconds(ending(901), 0)).toBeUndefined();
  expect(nextPickupSeconds(ending(0), 601)).toBeUndefined();
  expect(nextPickupSeconds(ending(400), 501)).toBeUndefined();
  expect(nextPickupSeconds(ending(Number.NaN), 10)).toBeUndefined();
});

it('never makes somebody wait longer than the limits say', () => {
  const seconds = fc.double({ min: 0, max: 4000, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, (free, drive) => {
      const pickup = nextPickupSeconds(ending(free), drive);
      if (pickup === undefined) return;
      expect(pickup).toBe(free + drive);
      expect(pickup).toBeLessThanOrEqual(nextTripLimits.pickupSecondsAtMost);
    }),
  );
});

const worked = (fareMinor: number, hours: number) => ({ fareMinor, onlineSeconds: hours * 3600 });

it('compares what a driver earns per hour with all together', () => {
  const all = [worked(40_000, 4), worked(10_000, 2), worked(0, 0)];
  const rate = fareRate(all);
  expect(rate * 3600).toBeCloseTo(50_000 / 6);
  expect(all.map((one) => earnsNoMore(one, rate))).toEqual([false, true, true]);
  expect(fareRate([])).toBe(0);
});

it('leaves somebody who may have a next trip, whatever all earned', () => {
  const one = fc.record({ fareMinor: fc.integer({ min: 0, max: 1_000_000 }), onlineSeconds: fc.integer({ min: 1, max: 43_200 }) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (all) => {
      const rate = fareRate(all);
      expect(all.some((driver) => earnsNoMore(driver, rate))).toBe(true);
    }),
  );
});

it('keeps nothing from who is alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 1e-3, max: 43_200, noNaN: true }), (fareMinor, onlineSeconds) => {
      expect(earnsNoMore({ fareMinor, onlineSeconds }, fareRate([{ fareMinor, onlineSeconds }]))).toBe(true);
    }),
  );
});
