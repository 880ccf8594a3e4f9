import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, type Point, polylineLength } from './geo.ts';
import { estimateRoute, positionAlong, roadMeters } from './route-estimate.ts';
import { etaSeconds, highSeconds, hourlySpeedKmh, roadSeconds } from './travel-time.ts';

const churchSquare: Point = { lat: -25.7464, lng: 28.1881 };
const menlyn: Point = { lat: -25.7829, lng: 28.2755 };

const start = fc.record({
  lat: fc.double({ min: -34, max: 34, noNaN: true }),
  lng: fc.double({ min: -17, max: 45, noNaN: true }),
});
/** Two points up to 60 km apart, as trips are. */
const ends = fc
  .tuple(start, fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: 0, max: 60_000, noNaN: true }))
  .map(([from, bearing, meters]) => ({ from, to: destination(from, bearing, meters) }));

describe('estimateRoute', () => {
  it('gives Church Square to Menlyn as people know it', () => {
    const route = estimateRoute(churchSquare, menlyn, { hour: 9 });
    // 9.7 km straight; between the measured factors of 8 and 15 km.
    expect(route.distanceMeters).toBeGreaterThan(12_500);
    expect(route.distanceMeters).toBeLessThan(13_800);
    expect(route.durationSeconds / 60).toBeGreaterThan(25);
    expect(route.durationSeconds / 60).toBeLessThan(40);
  });

  it('is the same every time', () => {
    expect(estimateRoute(churchSquare, menlyn, { hour: 9 })).toEqual(estimateRoute(churchSquare, menlyn, { hour: 9 }));
  });

  it('draws no streets that nobody knows: the straight line alone, whose length is not the distance', () => {
    fc.assert(
      fc.property(ends, ({ from, to }) => {
        const { path, distanceMeters: meters } = estimateRoute(from, to, { hour: 12 });
        expect(path).toEqual([from, to]);
        expect(meters).toBe(Math.round(roadMeters(distanceMeters(from, to))));
      }),
    );
  });

  it('is nothing from a place to itself', () => {
    expect(estimateRoute(menlyn, menlyn, { hour: 8 })).toEqual({ distanceMeters: 0, durationSeconds: 0, path: [menlyn, menlyn] });
  });
});

describe('roadMeters', () => {
  it('uses the measured detour', () => {
    expect(roadMeters(1000)).toBe(1460);
    expect(roadMeters(15_000)).toBeCloseTo(19_650, 6);
    expect(roadMeters(100_000)).toBe(125_000);
  });

  it('grows with the straight distance and is never shorter', () => {
    const meters = fc.double({ min: 0, max: 500_000, noNaN: true });
    fc.assert(
      fc.property(meters, fc.double({ min: 1, max: 10_000, noNaN: true }), (straight, more) => {
        expect(roadMeters(straight + more)).toBeGreaterThan(roadMeters(straight));
        expect(roadMeters(straight)).toBeGreaterThanOrEqual(straight);
      }),
    );
  });
});

describe('etaSeconds', () => {
  it('is quickest at night and at seven, slowest at five in the afternoon', () => {
    const byHour = hourlySpeedKmh.map((_, hour) => etaSeconds(10_000, hour));
    expect(byHour).toHaveLength(24);
    expect(Math.max(...byHour)).toBe(byHour[17]);
    expect(Math.min(...byHour)).toBe(byHour[7]);
  });

  it('gives the measured medians of city trips within a tenth', () => {
    // Road km and median seconds of measured trips by day.
    for (const [km, seconds] of [
      [6.2, 1129],
      [8.7, 1389],
      [13.7, 1876],
      [21, 2480],
    ] as const) {
      expect(Math.abs(etaSeconds(km * 1000, 12) / seconds - 1)).toBeLessThan(0.1);
    }
  });

  it('takes an hour to an hour and a half for 55 km and never exceeds 90 km/h', () => {
    expect(etaSeconds(55_000, 12) / 3600).toBeGreaterThan(1);
    expect(etaSeconds(55_000, 12) / 3600).toBeLessThan(1.5);
    expect(etaSeconds(9_000_000, 3)).toBe(360_000);
  });

  it('is longer for longer ways, nothing for none, and wraps the hours of other days', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200_000 }), fc.integer({ min: 100, max: 9000 }), fc.nat({ max: 23 }), (meters, more, hour) => {
        expect(etaSeconds(meters + more, hour)).toBeGreaterThan(etaSeconds(meters, hour));
        expect(etaSeconds(meters, hour + 24)).toBe(etaSeconds(meters, hour));
        expect(etaSeconds(meters, hour - 24)).toBe(etaSeconds(meters, hour));
      }),
    );
    expect(etaSeconds(0, 5)).toBe(0);
    expect(etaSeconds(-10, 5)).toBe(0);
  });
});

describe('highSeconds', () => {
  it('is what nine of ten measured trips stayed below, within a tenth', () => {
    // Road km and 90th percentile of the seconds of measured trips by day.
    for (const [km, seconds] of [
      [6, 2187],
      [12, 3189],
      [20, 4157],
    ] as const) {
      expect(Math.abs(highSeconds(etaSeconds(km * 1000, 12)) / seconds - 1)).toBeLessThan(0.1);
    }
  });

  it('is never below the median and grows with it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 30, max: 9000 }), (seconds, more) => {
        expect(highSeconds(seconds)).toBeGreaterThanOrEqual(seconds);
        expect(highSeconds(seconds + more)).toBeGreaterThan(highSeconds(seconds));
      }),
    );
    expect([highSeconds(0), highSeconds(-5)]).toEqual([0, 0]);
    expect(highSeconds(60)).toBeLessThan(3 * 60);
  });
});

describe('roadSeconds', () => {
  it('adds the traffic of the hour and is never quicker than free streets', () => {
    expect(roadSeconds(300, 17)).toBeGreaterThan(roadSeconds(300, 7));
    expect(roadSeconds(300, 12)).toBeGreaterThan(600);
    expect(roadSeconds(0, 12)).toBe(0);
    fc.assert(
      fc.property(fc.nat({ max: 50_000 }), fc.nat({ max: 23 }), (free, hour) => {
        expect(roadSeconds(free, hour)).toBeGreaterThanOrEqual(free);
        expect(roadSeconds(free + 60, hour)).toBeGreaterThan(roadSeconds(free, hour));
      }),
    );
  });
});

describe('positionAlong', () => {
  it('ends where the path ends, on both sides', () => {
    const path = [churchSquare, menlyn];
    expect(positionAlong(path, -1)).toEqual(churchSquare);
    expect(positionAlong(path, 1e9)).toEqual(menlyn);
    expect(positionAlong([menlyn], 5)).toEqual(menlyn);
    expect(() => positionAlong([], 5)).toThrow(RangeError);
  });

  it('lies on the path at the metres asked for', () => {
    fc.assert(
      fc.property(ends, fc.double({ min: 0, max: 1, noNaN: true }), ({ from, to }, share) => {
        const { path } = estimateRoute(from, to, { hour: 12 });
        const meters = polylineLength(path) * share;
        const here = positionAlong(path, meters);
        let before = 0;
        const leg = path.slice(1).findIndex((corner, i) => {
          const length = distanceMeters(path[i] as Point, corner);
          if (before + length >= meters - 1e-6) return true;
          before += length;
          return false;
        });
        expect(before + distanceMeters(path[leg] as Point, here)).toBeCloseTo(meters, 1);
      }),
    );
  });
});
