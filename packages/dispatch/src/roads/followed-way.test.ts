import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, pointAlong } from '@safiri/rules/navigation/line.ts';
import { destination } from '@safiri/rules/places/geo.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';
import { cornerAt, pointOfCorner, streetGrid, type Street } from '../testing/street-grid.ts';
import { buildGraph } from './build-graph.ts';
import { FollowedWay } from './followed-way.ts';
import { RoadMap, type RoadWay } from './road-map.ts';

const [COLUMNS, ROWS] = [6, 5];
const byCar = { by: 'car', minute: 0 } as const;
const at = (column: number, row: number) => pointOfCorner(COLUMNS, cornerAt(COLUMNS, column, row));
const pairs = Array.from({ length: COLUMNS * ROWS }, (_, from): [number, number][] => [
  ...((from + 1) % COLUMNS === 0 ? [] : [[from, from + 1] as [number, number]]),
  ...(from + COLUMNS < COLUMNS * ROWS ? [[from, from + COLUMNS] as [number, number]] : []),
]).flat();
const townOf = (speeds: readonly number[]): Street[] =>
  pairs.map((corners, i) => ({ corners, kmh: speeds[i % speeds.length] ?? 50, oneWay: false }));
const wayOf = (map: RoadMap, from: readonly [number, number], to: readonly [number, number]): RoadWay => {
  const way = map.way(at(...from), at(...to), byCar);
  if (way === undefined) throw new Error('nothing leads there');
  return way;
};
const towns = fc.array(fc.constantFrom(15, 30, 50, 90), { minLength: 3, maxLength: 20 }).map(townOf);

describe('a way that is followed', () => {
  it('has as much left at each place as a new search finds from there', () => {
    fc.assert(
      fc.property(towns, fc.integer({ min: 3, max: 15 }), (streets, fixes) => {
        const map = new RoadMap(buildGraph(streetGrid(COLUMNS, ROWS, streets)).graph);
        const way = wayOf(map, [0, 0], [COLUMNS - 1, ROWS - 1]);
        const followed = new FollowedWay(way);
        const line = lineOf(way.path);
        for (let fix = 1; fix < fixes; fix += 1) {
          const share = (0.9 * fix) / fixes;
          const here = pointAlong(line, share * line.length);
          const left = followed.left(here);
          const searched = map.way(here, at(COLUMNS - 1, ROWS - 1), byCar);
          // The search may begin on a street beside the car's, and rounds each street up.
          expect(Math.abs((left?.seconds ?? Infinity) - (searched?.seconds ?? 0))).toBeLessThan(2 + 0.02 * way.seconds);
          expect(Math.abs((left?.meters ?? Infinity) - (1 - share) * way.meters)).toBeLessThan(5);
        }
      }),
      { numRuns: searchRuns(60) },
    );
  });

  it('counts the time of each street by its own speed', () => {
    // The first street is slow, the second fast: half of the way is not half of the time.
    const map = new RoadMap(
      buildGraph(
        streetGrid(COLUMNS, ROWS, [
          { corners: [0, 1], kmh: 10, oneWay: false },
          { corners: [1, 2], kmh: 100, oneWay: false },
        ]),
      ).graph,
    );
    const way = wayOf(map, [0, 0], [2, 0]);
    const left = new FollowedWay(way).left(at(1, 0));
    expect(left?.meters).toBeCloseTo(way.meters / 2, -1);
    expect((left?.seconds ?? 0) / way.seconds).toBeCloseTo(1 / 11, 1);
  });

  it('has nothing to say of a car that drives another way, or back', () => {
    const map = new RoadMap(buildGraph(streetGrid(COLUMNS, ROWS, townOf([50]))).graph);
    const way = wayOf(map, [0, 0], [5, 0]);
    const followed = new FollowedWay(way);
    const line = lineOf(way.path);
    expect(followed.left(pointAlong(line, 0.5 * line.length))).toBeDefined();
    expect(followed.left(destination(pointAlong(line, 0.6 * line.length), 180, 60))).toBeUndefined();
    expect(followed.left(pointAlong(line, 0.5 * line.length - 150))).toBeUndefined();
  });
});
