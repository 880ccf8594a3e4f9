import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceMeters, polylineLength, type Point } from '@safiri/rules/places/geo.ts';
import { cornerAt, pointOfCorner, streetGrid, type Street } from '../testing/street-grid.ts';
import { buildGraph } from './build-graph.ts';
import { RoadMap } from './road-map.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

const COLUMNS = 5;
const ROWS = 4;
const byCar = { by: 'car', minute: 0 } as const;
const corner = (column: number, row: number) => cornerAt(COLUMNS, column, row);
const at = (number: number) => pointOfCorner(COLUMNS, number);
const mapOf = (streets: readonly Street[]) => new RoadMap(buildGraph(streetGrid(COLUMNS, ROWS, streets)).graph);

/** All pairs of neighbouring corners. */
const neighbours = Array.from({ length: COLUMNS * ROWS }, (_, from) => [
  ...((from + 1) % COLUMNS === 0 ? [] : [[from, from + 1]]),
  ...(from + COLUMNS < COLUMNS * ROWS ? [[from, from + COLUMNS]] : []),
]).flat() as [number, number][];

const towns = fc
  .tuple(...neighbours.map(() => fc.record({ kind: fc.constantFrom('none', 'both', 'ahead', 'back'), kmh: fc.constantFrom(20, 50, 90) })))
  .map((kinds) =>
    kinds.flatMap(({ kind, kmh }, i): Street[] => {
      const [from, to] = neighbours[i] as [number, number];
      if (kind === 'none') return [];
      return [{ corners: kind === 'back' ? [to, from] : [from, to], kmh, oneWay: kind !== 'both' }];
    }),
  );

/** Seconds between all corners by the plainest of algorithms (Floyd and Warshall's). */
function secondsBetween(streets: readonly Street[]): number[][] {
  const count = COLUMNS * ROWS;
  const seconds = Array.from({ length: count }, (_, i) => Array.from({ length: count }, (__, j) => (i === j ? 0 : Infinity)));
  const set = (a: number, b: number, value: number) => ((seconds[a] as number[])[b] = Math.min(seconds[a]?.[b] as number, value));
  for (const { corners, kmh, oneWay } of streets) {
    const [a, b] = corners as [number, number];
    const value = distanceMeters(at(a), at(b)) / (kmh / 3.6);
    set(a, b, value);
    if (oneWay !== true) set(b, a, value);
  }
  for (let by = 0; by < count; by += 1) {
    for (let a = 0; a < count; a += 1) {
      for (let b = 0; b < count; b += 1) set(a, b, (seconds[a]?.[by] as number) + (seconds[by]?.[b] as number));
    }
  }
  return seconds;
}

/** The corners of the largest part in which all reach each other. */
function largestPart(seconds: readonly number[][]): number[] {
  const parts = seconds.map((row, a) => row.flatMap((there, b) => (there < Infinity && (seconds[b]?.[a] as number) < Infinity ? [b] : [])));
  return parts.reduce((best, one) => (one.length > best.length ? one : best), []);
}

/** Each street's time is rounded up to a tenth of a second. */
const ROUNDING_SECONDS = 0.1 * (neighbours.length + 2);

describe('a road map', () => {
  it('finds the quickest way and time between all corners, as the plainest algorithm does', () => {
    fc.assert(
      fc.property(towns, (streets) => {
        const seconds = secondsBetween(streets);
        const part = largestPart(seconds);
        fc.pre(part.length > 2);
        const map = mapOf(streets);
        for (const to of part) {
          const flooded = map.secondsTo(at(to), part.map(at), 100_000, byCar);
          for (const [i, from] of part.entries()) {
            const least = seconds[from]?.[to] as number;
            const way = map.way(at(from), at(to), byCar);
            expect(way?.seconds).toBeGreaterThanOrEqual(least - 0.001);
            expect(way?.seconds).toBeLessThanOrEqual(least + ROUNDING_SECONDS);
            // One search for all and a search for one agree to the tenth.
            expect(flooded?.[i]).toBe(way?.seconds);
          }
        }
      }),
      { numRuns: searchRuns(60) },
    );
  });

  it('draws a way along open streets, as long as it says', () => {
    fc.assert(
      fc.property(towns, fc.nat(), fc.nat(), (streets, a, b) => {
        const part = largestPart(secondsBetween(streets));
        fc.pre(part.length > 2);
        const from = part[a % part.length] as number;
        const to = part[b % part.length] as number;
        const way = mapOf(streets).way(at(from), at(to), byCar);
        const path = way?.path ?? [];
        expect(path[0]).toEqual(at(from));
        expect(path.at(-1)).toEqual(at(to));
        expect(Math.abs(polylineLength(path) - (way?.meters ?? 0))).toBeLessThan(1);
        // Corners on a straight street are none of the path.
        const passed = path.flatMap((point, i) => [point, ...cornersBetween(point, path[i + 1])]);
        for (let i = 1; i < passed.length; i += 1) {
          const [here, there] = [passed[i - 1] as Point, passed[i] as Point];
          const open = streets.some(({ corners, oneWay }) => {
            const [s, e] = corners.map(at) as [Point, Point];
            return (
              liesOn(here, s, e) && liesOn(there, s, e) && (oneWay !== true || distanceMeters(s, here) <= distanceMeters(s, there) + 0.1)
            );
          });
          expect(open).toBe(true);
        }
      }),
      { numRuns: searchRuns(60) },
    );
  });

  it('goes round the block where the street is one-way', () => {
    const map = mapOf([
      { corners: [corner(0, 0), corner(1, 0)], kmh: 36, oneWay: true },
      { corners: [corner(1, 0), corner(1, 1), corner(0, 1), corner(0, 0)], kmh: 36 },
    ]);
    const along = map.way(at(corner(0, 0)), at(corner(1, 0)), byCar);
    const back = map.way(at(corner(1, 0)), at(corner(0, 0)), byCar);
    expect(back?.meters).toBeCloseTo(3 * (along?.meters as number), -1);
    // Within the street itself too: a few metres back are a way round.
    const middle = { lat: 0, lng: 36.0013 };
    const before = { lat: 0, lng: 36.0006 };
    expect(map.way(before, middle, byCar)?.meters).toBeLessThan(100);
    expect(map.way(middle, before, byCar)?.meters).toBeGreaterThan(700);
    // The last steps are none of the car's.
    expect(map.way({ lat: 0, lng: 36.0009 }, before, byCar)?.meters).toBeLessThan(40);
    expect(map.secondsTo(before, [middle], 10_000, byCar)).toEqual([map.way(middle, before, byCar)?.seconds]);
  });

  it('leaves out what can only be entered or only be left', () => {
    const map = mapOf([
      { corners: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1), corner(0, 0)], kmh: 36 },
      { corners: [corner(1, 0), corner(2, 0)], kmh: 36, oneWay: true },
      { corners: [corner(4, 3), corner(3, 3)], kmh: 36 },
    ]);
    expect(map.covers(at(corner(0, 1)), byCar)).toBe(true);
    expect(map.covers({ lat: 0, lng: 36.0052 }, byCar)).toBe(false);
    expect(map.covers(at(corner(4, 3)), byCar)).toBe(false);
    expect(map.way(at(corner(0, 0)), at(corner(4, 3)), byCar)).toBeUndefined();
  });

  it('knows nothing off the map, and no driver beyond the limit', () => {
    const map = mapOf([{ corners: [corner(0, 0), corner(4, 0)], kmh: 36 }]);
    const north = destination(at(corner(2, 0)), 0, 400);
    expect(map.covers(destination(at(corner(2, 0)), 0, 200), byCar)).toBe(true);
    expect(map.covers(north, byCar)).toBe(false);
    expect(map.way(north, at(corner(0, 0)), byCar)).toBeUndefined();
    expect(map.secondsTo(north, [at(corner(0, 0))], 600, byCar)).toBeUndefined();
    const [near, far, off] = map.secondsTo(at(corner(0, 0)), [at(corner(1, 0)), at(corner(4, 0)), north], 60, byCar) ?? [];
    expect(near).toBeGreaterThan(20);
    expect([far, off]).toEqual([undefined, undefined]);
  });

  it('holds nothing of no streets', () => {
    const map = mapOf([]);
    expect(map.covers(at(0), byCar)).toBe(false);
    expect(map.way(at(0), at(1), byCar)).toBeUndefined();
  });
});

/** The corners that a straight piece passes, in its order. */
function cornersBetween(here: Point, there: Point | undefined): Point[] {
  if (there === undefined) return [];
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => at(i))
    .filter((point) => liesOn(point, here, there) && distanceMeters(point, here) > 1 && distanceMeters(point, there) > 1)
    .sort((a, b) => distanceMeters(a, here) - distanceMeters(b, here));
}

/** Whether a point lies on a straight street, to a metre. */
function liesOn(point: Point, start: Point, end: Point): boolean {
  return distanceMeters(start, point) + distanceMeters(point, end) - distanceMeters(start, end) < 1;
}
