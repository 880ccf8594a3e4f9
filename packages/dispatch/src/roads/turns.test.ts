import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '@safiri/rules/places/geo.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';
import { STEP_DEGREES, streetGrid, type Street } from '../testing/street-grid.ts';
import { buildGraph } from './build-graph.ts';
import type { WayTurn } from './links.ts';
import { TIMES_PER_SECOND, type RoadGraph } from './road-graph.ts';
import { RoadMap } from './road-map.ts';
import { directionsOf, isMeant } from './road-use.ts';
import { headOf } from './arcs.ts';
import { U_TURN_SECONDS } from './turn-patterns.ts';

const COLUMNS = 4;
const ROWS = 4;
const byCar = { by: 'car', minute: 0 } as const;

const neighbours = Array.from({ length: COLUMNS * ROWS }, (_, from) => [
  ...((from + 1) % COLUMNS === 0 ? [] : [[from, from + 1]]),
  ...(from + COLUMNS < COLUMNS * ROWS ? [[from, from + COLUMNS]] : []),
]).flat() as [number, number][];

/** Ways that leave a corner, by the order of the streets. */
const touching = (streets: readonly Street[], number: number) =>
  streets.flatMap(({ corners }, way) => (corners.includes(number) ? [way] : []));

/** Turns at corners, and turns over a street between two. */
function turnsOf(streets: readonly Street[], picks: readonly (readonly [number, number, number, boolean])[]): WayTurn[] {
  return picks.flatMap(([where, from, to, isOnly], i): WayTurn[] => {
    const vehicles = 3;
    if (i % 3 === 2) {
      const via = where % Math.max(1, streets.length);
      const [begin, end] = streets[via]?.corners ?? [];
      if (begin === undefined || end === undefined) return [];
      const [before, after] = [touching(streets, begin), touching(streets, end)];
      const [first, last] = [before[from % before.length], after[to % after.length]];
      return first === undefined || last === undefined || first === via || last === via
        ? []
        : [{ from: first, via: { ways: [via] }, to: last, isOnly, vehicles }];
    }
    const node = where % (COLUMNS * ROWS);
    const ways = touching(streets, node);
    const [first, last] = [ways[from % ways.length], ways[to % ways.length]];
    return first === undefined || last === undefined ? [] : [{ from: first, via: { node }, to: last, isOnly, vehicles }];
  });
}

const towns = fc
  .record({
    kinds: fc.array(fc.record({ kind: fc.constantFrom('none', 'both', 'both', 'ahead', 'back'), kmh: fc.constantFrom(20, 50, 90, 300) }), {
      minLength: neighbours.length,
      maxLength: neighbours.length,
    }),
    picks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.boolean()), { maxLength: 12 }),
  })
  .map(({ kinds, picks }) => {
    const streets = kinds.flatMap(({ kind, kmh }, i): Street[] => {
      const [from, to] = neighbours[i] as [number, number];
      return kind === 'none' ? [] : [{ corners: kind === 'back' ? [to, from] : [from, to], kmh, oneWay: kind !== 'both' }];
    });
    return { streets, graph: buildGraph(streetGrid(COLUMNS, ROWS, streets, turnsOf(streets, picks))).graph };
  });

/**
 * Times of the quickest ways from the middle of one edge to the middle of each other, by the plainest search that remembers the
 * last arcs driven: forbidden sequences are left out, and turning round costs where it is no dead end.
 */
function timesFrom(graph: RoadGraph, edge: number): number[] {
  const count = graph.edgeTime.length;
  const isOpen = (arc: number) => (directionsOf(graph.edgeUse[arc >>> 1] as number, 'car') & (arc % 2 === 0 ? 1 : 2)) !== 0;
  const arcs = Array.from({ length: 2 * count }, (_, arc) => arc).filter(isOpen);
  const forbidden = Array.from(graph.turnFor, (bits, i) => ({
    bits,
    list: [...graph.turnArcs.subarray(graph.turnStart[i], graph.turnStart[i + 1])],
  })).flatMap(({ bits, list }) => (isMeant(bits, 'car') && list.every(isOpen) ? [list] : []));
  const ends = (driven: readonly number[], list: readonly number[]) =>
    list.every((arc, i) => arc === driven[driven.length - list.length + i]);
  const isUTurn = (list: readonly number[]) => list.length === 2 && list[1] === ((list[0] as number) ^ 1);
  const after = (arc: number) => arcs.filter((next) => headOf(graph, next ^ 1) === headOf(graph, arc));
  const isDeadEnd = (arc: number) =>
    after(arc).every((next) => next === (arc ^ 1) || forbidden.some((list) => list.length === 2 && list[0] === arc && list[1] === next));
  const longest = Math.max(2, ...forbidden.map((list) => list.length));
  const half = (arc: number) => Math.ceil((graph.edgeTime[arc >>> 1] as number) / 2);
  const best = new Map<string, number>();
  const least = Array.from({ length: count }, () => Infinity);
  const waiting: { driven: number[]; time: number }[] = [];
  const push = (driven: number[], time: number) => {
    const key = driven.join();
    if ((best.get(key) ?? Infinity) <= time) return;
    best.set(key, time);
    waiting.push({ driven, time });
  };
  for (const arc of [2 * edge, 2 * edge + 1]) if (isOpen(arc)) push([arc], half(arc));
  while (waiting.length > 0) {
    const i = waiting.reduce((lowest, one, j) => (one.time < (waiting[lowest]?.time ?? 0) ? j : lowest), 0);
    const [{ driven, time } = { driven: [], time: 0 }] = waiting.splice(i, 1);
    if ((best.get(driven.join()) ?? 0) < time) continue;
    const arc = driven.at(-1) as number;
    for (const next of after(arc)) {
      const more = [...driven, next];
      const turnsRound = next === (arc ^ 1);
      if (forbidden.some((list) => (!isUTurn(list) || !isDeadEnd(arc)) && ends(more, list))) continue;
      const spent = time + (turnsRound && !isDeadEnd(arc) ? U_TURN_SECONDS * TIMES_PER_SECOND : 0);
      least[next >>> 1] = Math.min(least[next >>> 1] as number, spent + half(next));
      push(more.slice(-(longest - 1)), spent + (graph.edgeTime[next >>> 1] as number));
    }
  }
  return least;
}

describe('forbidden turns and turning round', () => {
  it('are kept by the quickest ways and times, as by the plainest search that remembers how it came', () => {
    let remembered = 0;
    fc.assert(
      fc.property(towns, ({ graph }) => {
        const map = new RoadMap(graph);
        // Streets of one piece; where two were joined, others tell.
        const edges = Array.from(graph.edgeTime.keys()).filter(
          (edge) =>
            directionsOf(graph.edgeUse[edge] as number, 'car') !== 0 &&
            graph.bendStart[edge] === graph.bendStart[edge + 1] &&
            Math.abs((graph.edgeMeters[edge] as number) - STEP_DEGREES * 111_195) < 1,
        );
        remembered += graph.turnFor.length;
        const middles = edges.map((edge): Point => {
          const [from, to] = [graph.edgeFrom[edge] as number, graph.edgeTo[edge] as number];
          return {
            lat: ((graph.nodeLat[from] as number) + (graph.nodeLat[to] as number)) / 2e6,
            lng: ((graph.nodeLng[from] as number) + (graph.nodeLng[to] as number)) / 2e6,
          };
        });
        for (const [i, from] of edges.entries()) {
          const expected = timesFrom(graph, from);
          for (const [j, to] of edges.entries()) {
            if (i === j) continue;
            const way = map.way(middles[i] as Point, middles[j] as Point, byCar);
            const least = (expected[to] as number) / TIMES_PER_SECOND;
            if (least === Infinity) expect(way).toBeUndefined();
            else expect(way?.seconds).toBeCloseTo(least, 5);
            const [flooded] = map.secondsTo(middles[j] as Point, [middles[i] as Point], 100_000, byCar) ?? [];
            expect(flooded).toBe(way?.seconds);
          }
        }
      }),
      { numRuns: searchRuns(60) },
    );
    // Towns with such turns were among them; how many, the seed decides.
    expect(remembered).toBeGreaterThan(30);
  });
});
