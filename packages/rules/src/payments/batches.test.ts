import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayAlone } from './batches.ts';

const [rand, naira] = [1, 95];

it('counts what one person signed alone in all countries against one limit', () => {
  expect(mayAlone([{ amountMinor: 500_00, exchangeRate: rand }], 500)).toBe(true);
  expect(mayAlone([{ amountMinor: 500_01, exchangeRate: rand }], 500)).toBe(false);
  const before = { amountMinor: 400_00, exchangeRate: rand };
  expect(mayAlone([before, { amountMinor: 100_00 * naira, exchangeRate: naira }], 500)).toBe(true);
  expect(mayAlone([before, { amountMinor: 101_00 * naira, exchangeRate: naira }], 500)).toBe(false);
});

it('allows the limit itself in every money, and a rand more in none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0.01, max: 5000, noNaN: true }), (limit, exchangeRate) => {
      const worth = (units: number) => [{ amountMinor: units * 100 * exchangeRate, exchangeRate }];
      expect([mayAlone(worth(limit), limit), mayAlone(worth(limit + 1), limit)]).toEqual([true, false]);
    }),
  );
});
