import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surgeFor } from './surge.ts';

const count = fc.nat({ max: 5000 });

describe('surgeFor', () => {
  it.each([
    [0, 0, 1],
    [2, 0, 1],
    [4, 0, 1.5],
    [6, 0, 2],
    [100, 0, 2],
    [12, 10, 1],
    [24, 10, 1.5],
    [35, 10, 1.9],
    [36, 10, 2],
    [0, 50, 1],
  ])('%i requests for %i free drivers: %f', (openRequests, freeDrivers, expected) => {
    expect(surgeFor({ openRequests, freeDrivers })).toBe(expected);
  });

  it('goes from 1.0 to 2.0 in steps of 0.1', () => {
    const allowed = new Set(Array.from({ length: 11 }, (_, i) => (10 + i) / 10));
    fc.assert(
      fc.property(count, count, (openRequests, freeDrivers) => {
        expect(allowed.has(surgeFor({ openRequests, freeDrivers }))).toBe(true);
      }),
    );
  });

  it('never falls with more requests and never rises with more drivers', () => {
    fc.assert(
      fc.property(count, count, count, (openRequests, freeDrivers, more) => {
        const now = surgeFor({ openRequests, freeDrivers });
        expect(surgeFor({ openRequests: openRequests + more, freeDrivers })).toBeGreaterThanOrEqual(now);
        expect(surgeFor({ openRequests, freeDrivers: freeDrivers + more })).toBeLessThanOrEqual(now);
      }),
    );
  });
});
