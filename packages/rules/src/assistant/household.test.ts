import { expect, it } from 'vitest';
import { percentOf } from './voice-sample.ts';
import { parseBudget, parseHousehold } from './household.ts';

it('what is typed is held within the limits (AI-024..029, AI-101)', () => {
  expect(['abc', '', '0', '-3', '2', '10', '11', '2.9'].map(parseHousehold)).toEqual([1, 1, 1, 1, 2, 10, 10, 2]);
  expect(['', 'abc', '50', '100', '800', '5000', '5001'].map(parseBudget)).toEqual([100, 100, 100, 100, 800, 5000, 5000]);
});

it('a confidence is read as percent (AI-011)', () => {
  expect([0, 0.87, 0.999, 1, 2, -1].map(percentOf)).toEqual([0, 87, 100, 100, 100, 0]);
});
