import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driverPace, PACE_TRIPS, quickerPercent } from './driver-pace.ts';

const trip = fc.record({ plannedSeconds: fc.integer({ min: 60, max: 7200 }), realSeconds: fc.integer({ min: 30, max: 14_400 }) });

describe('driverPace', () => {
  test('is the average without trips, and moves little by one', () => {
    expect(driverPace([])).toBe(1);
    expect(driverPace([{ plannedSeconds: 600, realSeconds: 1200 }])).toBeCloseTo(1.065, 3);
    expect(driverPace([{ plannedSeconds: 0, realSeconds: 900 }])).toBe(1);
  });

  test('comes near to the true pace after many trips', () => {
    expect(driverPace(Array.from({ length: 50 }, () => ({ plannedSeconds: 1000, realSeconds: 850 })))).toBeCloseTo(0.873, 3);
  });

  test('stays within its bounds, and between 1 and the extremes of the trips', () => {
    fc.assert(
      fc.property(fc.array(trip, { maxLength: 80 }), (trips) => {
        const pace = driverPace(trips);
        const ratios = trips.map(({ plannedSeconds, realSeconds }) => realSeconds / plannedSeconds);
        expect(pace).toBeGreaterThanOrEqual(Math.max(0.7, Math.min(1, ...ratios)) - 1e-9);
        expect(pace).toBeLessThanOrEqual(Math.min(1.5, Math.max(1, ...ratios)) + 1e-9);
      }),
    );
  });

  test('never falls when a trip took longer', () => {
    fc.assert(
      fc.property(fc.array(trip, { minLength: 1 }), fc.nat(5000), ([first, ...rest], more) => {
        if (first === undefined) return;
        const longer = { ...first, realSeconds: first.realSeconds + more };
        expect(driverPace([longer, ...rest])).toBeGreaterThanOrEqual(driverPace([first, ...rest]));
      }),
    );
  });

  test('looks at the last trips alone', () => {
    fc.assert(
      fc.property(fc.array(trip, { minLength: PACE_TRIPS, maxLength: PACE_TRIPS }), fc.array(trip), (last, older) => {
        expect(driverPace([...last, ...older])).toBe(driverPace(last));
      }),
    );
  });
});

test('a driver is told of a difference that is one', () => {
  expect([0.92, 1.11, 1.02, 0.98, 1].map(quickerPercent)).toEqual([8, -11, 0, 0, 0]);
});
