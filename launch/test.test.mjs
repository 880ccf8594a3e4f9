import { describe, expect, it } from 'vitest';
import { sortFilters } from './test.mjs';

const files = [
  'packages/server/src/earnings/earnings.test.ts',
  'packages/e2e/src/earnings.spec.ts',
  'packages/rules/src/pricing/fare.test.ts',
];

describe('the filters of npm test', () => {
  it('run every kind of tests that they match', () => {
    expect(sortFilters(['earnings'], files)).toEqual({ units: ['earnings'], journeys: ['earnings'] });
    expect(sortFilters(['earnings.spec', 'fare'], files)).toEqual({ units: ['fare'], journeys: ['earnings.spec'] });
  });

  it('that match nothing are refused, so that a typing error is no green run', () => {
    expect(() => sortFilters(['earnings', 'faer'], files)).toThrow(/"faer"/);
  });
});
