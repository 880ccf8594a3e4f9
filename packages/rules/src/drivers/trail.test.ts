import fc from 'fast-check';
import { expect, it } from 'vitest';
import { destination, polylineLength, type Point } from '../places/geo.ts';
import { drivenMeters, keepsOnTrail, TRAIL_METERS, TRAIL_SECONDS, type TrailPoint } from './trail.ts';

const hatfield = { lat: -25.7487, lng: 28.238 };

/** What a trail keeps of a way. */
function thin(points: readonly TrailPoint[]): TrailPoint[] {
  const kept: TrailPoint[] = [];
  for (const point of points) if (keepsOnTrail(kept.at(-2), kept.at(-1), point)) kept.push(point);
  return kept;
}

/** A way of one point a second from these speeds and turns. */
function drive(steps: ReadonlyArray<{ speed: number; turn: number }>): TrailPoint[] {
  let point: Point = hatfield;
  let heading = 0;
  return [
    { ...hatfield, at: 0 },
    ...steps.map(({ speed, turn }, i) => {
      heading += turn;
      point = destination(point, heading, speed);
      return { ...point, at: (i + 1) * 1000 };
    }),
  ];
}

it('keeps few points, and none of the way is farther from them than a few steps', () => {
  const step = fc.record({ speed: fc.integer({ min: 0, max: 30 }), turn: fc.integer({ min: -30, max: 30 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const way = drive(steps);
      const kept = thin(way);
      for (const point of way) {
        const before = kept.findLast(({ at }) => at <= point.at);
        expect(before).toBeDefined();
        expect(point.at - (before?.at ?? 0)).toBeLessThan(TRAIL_SECONDS * 1000);
        expect(polylineLength([before ?? point, point])).toBeLessThan(TRAIL_METERS);
      }
    }),
  );
});

it('measures a way through town to within a few percent', () => {
  const way = drive(Array.from({ length: 600 }, (_, i) => ({ speed: 8 + (i % 5), turn: i % 60 === 0 ? 90 : 0 })));
  const driven = drivenMeters(thin(way));
  expect(Math.abs(driven / polylineLength(way) - 1)).toBeLessThan(0.04);
});

it('keeps a corner that distance alone would cut', () => {
  const before = { ...hatfield, at: 0 };
  const last = { ...destination(before, 0, 30), at: 3000 };
  expect(keepsOnTrail(before, last, { ...destination(last, 0, 10), at: 4000 })).toBe(false);
  expect(keepsOnTrail(before, last, { ...destination(last, 90, 10), at: 4000 })).toBe(true);
});

it('counts nothing for a vehicle that stands while its phone looks about', () => {
  const standing = Array.from({ length: 100 }, (_, i) => ({ ...destination(hatfield, i * 77, i % 7), at: i * 1000 }));
  expect(drivenMeters(standing)).toBe(0);
});

it('counts no jump that a phone stood by, but the way through a tunnel', () => {
  const far = destination(hatfield, 90, 5000);
  const way = (seconds: number) => [0, 1, 2].map((i) => ({ ...(i === 0 ? hatfield : far), at: i * seconds * 1000 }));
  expect(drivenMeters(way(2))).toBe(0);
  expect(drivenMeters(way(200))).toBeGreaterThan(4990);
});
