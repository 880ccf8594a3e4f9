import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourShares, knotsAround, measuredMeanSeconds, measuredMedianSeconds } from './measured-times.ts';
import { nairobiTimes } from './nairobi-times.ts';

const centre = { lat: -1.286, lng: 36.82 };
const westlands = { lat: -1.265, lng: 36.803 };
const inNairobi = fc.record({
  lat: fc.double({ min: -1.4, max: -1.1, noNaN: true }),
  lng: fc.double({ min: 36.65, max: 37, noNaN: true }),
});
const trips = fc.record({
  pickup: inNairobi,
  dropoff: inNairobi,
  roadKm: fc.double({ min: 0, max: 60, noNaN: true }),
  straightKm: fc.double({ min: 0, max: 40, noNaN: true }),
  hour: fc.double({ min: 0, max: 23.99, noNaN: true }),
  weekday: fc.integer({ min: 0, max: 6 }),
});

describe('times in Nairobi', () => {
  const trip = { pickup: centre, dropoff: westlands, roadKm: 5, straightKm: 3, hour: 8.5, weekday: 1 };

  test('are those of the city alone', () => {
    const mean = measuredMeanSeconds(nairobiTimes, trip) ?? 0;
    expect(mean).toBeGreaterThan(600);
    expect(mean).toBeLessThan(1800);
    expect(measuredMedianSeconds(nairobiTimes, trip)).toBeLessThan(mean);
    const johannesburg = { lat: -26.2, lng: 28.04 };
    expect(measuredMedianSeconds(nairobiTimes, { ...trip, pickup: johannesburg })).toBeUndefined();
    expect(measuredMedianSeconds(nairobiTimes, { ...trip, dropoff: johannesburg })).toBeUndefined();
  });

  test('are 0 for no way, positive for any, and shrink in proportion below what was measured', () => {
    expect(measuredMedianSeconds(nairobiTimes, { ...trip, roadKm: 0 })).toBe(0);
    const [one, half] = [1, 0.5].map((roadKm) => measuredMeanSeconds(nairobiTimes, { ...trip, roadKm, straightKm: 0.4 }) ?? 0);
    expect(half).toBeCloseTo((one ?? 0) / 2, 6);
    fc.assert(
      fc.property(trips, (any) => {
        expect(measuredMedianSeconds(nairobiTimes, any)).toBeGreaterThanOrEqual(0);
        if (any.roadKm > 1) expect(measuredMedianSeconds(nairobiTimes, any)).toBeGreaterThan(0);
      }),
    );
  });

  test('do not jump from place to place or from hour to hour', () => {
    fc.assert(
      fc.property(trips, (any) => {
        const beside = { ...any, hour: any.hour + 0.01, pickup: { lat: any.pickup.lat + 1e-5, lng: any.pickup.lng } };
        const [mean, next] = [any, beside].map((one) => measuredMeanSeconds(nairobiTimes, one) ?? 0);
        expect(Math.abs((mean ?? 0) - (next ?? 0))).toBeLessThan(10);
      }),
    );
  });

  test('shares of hours and of places sum to one', () => {
    fc.assert(
      fc.property(trips, ({ hour, pickup }) => {
        expect(hourShares(hour).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(knotsAround(pickup, 0.01).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      }),
    );
  });
});
