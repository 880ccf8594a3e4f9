import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FAR_AFTER_SECONDS, FAR_PICKUP_SECONDS, isFarYet } from './far-pickup.ts';
import { SEARCH_SECONDS } from './offer-life.ts';

it('keeps a search from cars that are far, until it is nearly over', () => {
  expect(isFarYet(1500, 0)).toBe(false);
  expect(isFarYet(1501, 0)).toBe(true);
  expect(isFarYet(4000, 149)).toBe(true);
  expect(isFarYet(4000, 150)).toBe(false);
});

it('leaves some of each search to every car, and all of it to those that are near', () => {
  expect(FAR_AFTER_SECONDS).toBeLessThan(SEARCH_SECONDS);
  const seconds = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(seconds, seconds, (pickup, waited) => {
      if (isFarYet(pickup, waited)) expect([pickup > FAR_PICKUP_SECONDS, waited < FAR_AFTER_SECONDS]).toEqual([true, true]);
      expect(isFarYet(pickup, waited + FAR_AFTER_SECONDS)).toBe(false);
      expect(isFarYet(Math.min(pickup, FAR_PICKUP_SECONDS), waited)).toBe(false);
    }),
  );
});
