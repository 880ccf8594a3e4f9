import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rideTypes } from './ride-types.ts';
import { carServes } from './free-cars.ts';
import { nextSurge, servicesOfSurge, SURGE_FROM_REQUESTS, surgeFor, surgeServiceOf, type SurgeState } from './surge.ts';

const count = fc.nat({ max: 5000 });
const steps = Array.from({ length: 11 }, (_, i) => (10 + i) / 10);
const MINUTE = 60_000;

describe('surgeFor', () => {
  it.each([
    [0, 0, 1],
    [4, 0, 1],
    [5, 0, 1.7],
    [6, 0, 2],
    [100, 0, 2],
    [5, 3, 1],
    [12, 10, 1],
    [24, 10, 1.5],
    [35, 10, 1.9],
    [36, 10, 2],
    [0, 50, 1],
    [NaN, 0, 1],
  ])('%i requests for %i free cars: %f', (requests, freeCars, expected) => {
    expect(surgeFor({ requests, freeCars })).toBe(expected);
  });

  it('goes from 1.0 to 2.0 in steps of 0.1, and stays at 1.0 for a few', () => {
    fc.assert(
      fc.property(count, count, (requests, freeCars) => {
        const surge = surgeFor({ requests, freeCars });
        expect(steps).toContain(surge);
        if (requests < SURGE_FROM_REQUESTS) expect(surge).toBe(1);
      }),
    );
  });

  it('never falls with more requests and never rises with more cars', () => {
    fc.assert(
      fc.property(count, count, count, (requests, freeCars, more) => {
        const now = surgeFor({ requests, freeCars });
        expect(surgeFor({ requests: requests + more, freeCars })).toBeGreaterThanOrEqual(now);
        expect(surgeFor({ requests, freeCars: freeCars + more })).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('nextSurge', () => {
  it('rises by one step a minute and falls at once', () => {
    const first = nextSurge(undefined, 2, 100 * MINUTE);
    expect(first.surge).toBe(1.1);
    const soon = nextSurge(first, 2, 100.9 * MINUTE);
    expect(soon.surge).toBe(1.1);
    const later = nextSurge(soon, 2, 101 * MINUTE);
    expect(later.surge).toBe(1.2);
    const fallen = nextSurge(later, 1, 101.1 * MINUTE);
    expect(fallen.surge).toBe(1);
    // It has risen less than a minute ago, and does not again.
    expect(nextSurge(fallen, 2, 101.2 * MINUTE).surge).toBe(1);
    expect(nextSurge({ surge: 1.9, roseAt: 0, seenAt: 5 * MINUTE }, 1.9, 5.1 * MINUTE).surge).toBe(1.9);
  });

  it('begins at 1.0 where nobody looked for a while', () => {
    expect(nextSurge({ surge: 1.8, roseAt: 0, seenAt: 0 }, 2, 10 * MINUTE).surge).toBe(1.1);
  });

  it('is never above what is asked for, nor rises by more than 0.1 in any minute', () => {
    const look = fc.record({ after: fc.integer({ min: 500, max: 50_000 }), target: fc.constantFrom(...steps) });
    fc.assert(
      fc.property(fc.array(look, { maxLength: 60 }), (looks) => {
        let state: SurgeState | undefined;
        let now = 1_000_000;
        const seen: Array<{ at: number; surge: number }> = [];
        for (const { after, target } of looks) {
          now += after;
          state = nextSurge(state, target, now);
          expect(steps).toContain(state.surge);
          expect(state.surge).toBeLessThanOrEqual(Math.max(target, 1));
          for (const one of seen) if (now - one.at < MINUTE) expect(state.surge - one.surge).toBeLessThan(0.15);
          seen.push({ at: now, surge: state.surge });
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('the cars of a service', () => {
  it('are those that may take its trips', () => {
    const sedan = { vehicleType: 'sedan', verifiedFemale: false } as const;
    expect(servicesOfSurge.filter((service) => carServes(sedan, service))).toEqual(['car', 'food_delivery', 'parcel_delivery']);
    expect(carServes({ ...sedan, verifiedFemale: true }, 'ladies_only')).toBe(true);
    expect(carServes({ vehicleType: 'scooter', verifiedFemale: true }, 'car')).toBe(false);
    expect(carServes({ vehicleType: 'scooter', verifiedFemale: true }, 'ladies_only')).toBe(false);
    for (const type of rideTypes) expect(servicesOfSurge).toContain(surgeServiceOf[type]);
  });
});
