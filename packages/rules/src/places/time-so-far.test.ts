import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restByTimeSoFar } from './time-so-far.ts';
import { restOfSeconds } from './travel-time.ts';

const trips = fc.record({
  plannedSeconds: fc.integer({ min: 0, max: 10_000 }),
  restSeconds: fc.integer({ min: 0, max: 10_000 }),
  restShare: fc.double({ min: 0, max: 1, noNaN: true }),
  elapsedSeconds: fc.integer({ min: 0, max: 20_000 }),
});

describe('restByTimeSoFar', () => {
  test('leaves the plan as it is where all went as planned, and at the pickup', () => {
    const gone = 1200 - restOfSeconds(1200, 0.5);
    expect(restByTimeSoFar({ plannedSeconds: 1200, restSeconds: 700, restShare: 0.5, elapsedSeconds: gone })).toBe(700);
    expect(restByTimeSoFar({ plannedSeconds: 1200, restSeconds: 1200, restShare: 1, elapsedSeconds: 0 })).toBe(1200);
  });

  test('tells more after a slow first half, and less after a quick one', () => {
    const trip = { plannedSeconds: 1200, restSeconds: 700, restShare: 0.5 };
    expect(restByTimeSoFar({ ...trip, elapsedSeconds: 900 })).toBeGreaterThan(800);
    expect(restByTimeSoFar({ ...trip, elapsedSeconds: 200 })).toBeLessThan(700);
  });

  test('is never negative, within its bounds, and grows with the time gone and with the plan of the rest', () => {
    fc.assert(
      fc.property(trips, fc.nat(5000), (trip, more) => {
        const rest = restByTimeSoFar(trip);
        expect(rest).toBeGreaterThanOrEqual(Math.floor(0.7 * trip.restSeconds));
        expect(rest).toBeLessThanOrEqual(Math.ceil(1.5 * trip.restSeconds));
        expect(restByTimeSoFar({ ...trip, elapsedSeconds: trip.elapsedSeconds + more })).toBeGreaterThanOrEqual(rest);
        expect(restByTimeSoFar({ ...trip, restSeconds: trip.restSeconds + more })).toBeGreaterThanOrEqual(rest);
      }),
    );
  });
});
