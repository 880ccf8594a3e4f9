import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../places/geo.ts';
import { beginWatch, LONG_STOP_SECONDS, quietFrom, QUIET_SECONDS, watchTrip, type Concern, type Watch } from './trip-checks.ts';

const dropoff: Point = { lat: -25.78, lng: 28.2755 };
const start: Point = { lat: -25.7487, lng: 28.238 };
const TRIP = 5200;
const between = (share: number): Point => ({
  lat: start.lat + share * (dropoff.lat - start.lat),
  lng: start.lng + share * (dropoff.lng - start.lng),
});

/** Drives along points, ten seconds apart, and gives what was noticed. */
function drive(points: Point[], from: Watch = beginWatch(start, 0, dropoff), every = 10): Array<{ at: number; concern: Concern }> {
  let watch = from;
  return points.flatMap((point, i) => {
    const at = (i + 1) * every;
    const seen = watchTrip(watch, point, at, dropoff, TRIP);
    watch = seen.concern === null ? seen.watch : quietFrom(seen.watch, at);
    return seen.concern === null ? [] : [{ at, concern: seen.concern }];
  });
}

describe('a trip under way', () => {
  it('that moves on is never asked about', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.005, max: 0.03, noNaN: true }), { minLength: 30, maxLength: 200 }), (steps) => {
        let share = 0;
        const points = steps.map((step) => between((share = Math.min(1, share + step))));
        expect(drive(points)).toEqual([]);
      }),
    );
  });

  it('that stands is asked about once, after five minutes, and again only after ten more', () => {
    const standing = Array.from({ length: 130 }, () => between(0.4));
    const noticed = drive(standing);
    expect(noticed[0]).toEqual({ at: 10 + LONG_STOP_SECONDS, concern: 'long_stop' });
    expect(noticed).toHaveLength(2);
    expect((noticed[1]?.at ?? 0) - (noticed[0]?.at ?? 0)).toBeGreaterThanOrEqual(QUIET_SECONDS);
  });

  it('that stands at its end is let be', () => {
    expect(drive(Array.from({ length: 200 }, () => between(0.98)))).toEqual([]);
  });

  it('that drives away from where it was going is asked about', () => {
    const away = Array.from({ length: 40 }, (_, i) => between(0.5 - i * 0.03));
    expect(drive(away)[0]?.concern).toBe('off_route');
  });

  it('that waits at lights and in jams of less than five minutes is let be', () => {
    const points = Array.from({ length: 90 }, (_, i) => between(Math.floor(i / 25) * 0.2));
    expect(drive(points)).toEqual([]);
  });
});
