import { expect, it } from 'vitest';
import { estimate } from './paired.ts';

it('is the mean of the differences with its 95 % interval', () => {
  // Mean 2, standard deviation 1 of three: 4.30 × 1/√3.
  expect(estimate([1, 2, 3]).mean).toBe(2);
  expect(estimate([1, 2, 3]).within).toBeCloseTo(2.48, 2);
  expect(estimate([5])).toEqual({ mean: 5, within: Infinity });
});
