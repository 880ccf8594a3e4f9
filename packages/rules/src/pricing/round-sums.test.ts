import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundSums } from './round-sums.ts';

it.each([
  [37.5, [20, 50, 100]],
  [1550, [1000, 2000, 5000]],
  [50, [50, 100, 200]],
  [0.03, [0.02, 0.05, 0.1]],
])('the round sums from %s on are %s', (amount, sums) => {
  expect(roundSums(amount, 3)).toEqual(sums);
});

it('begin at or below the amount, above half of it, and rise', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (amount) => {
      const [first = 0, second = 0, third = 0] = roundSums(amount, 3);
      expect(first).toBeLessThanOrEqual(amount);
      expect(second).toBeGreaterThan(amount);
      expect(third).toBeGreaterThan(second);
    }),
  );
});
