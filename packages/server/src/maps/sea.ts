import type { Bounds } from '@safiri/rules/places/geo.ts';
import { clipCoast, cornerOf, type Crossing } from './clip-coast.ts';
import { BrokenCoast, coastLinesOf, placeOf } from './coast-lines.ts';
import type { CutExtract } from './cut-extract.ts';
import { waterKind } from './ground-kinds.ts';
import type { MapFeature, Position } from './map-feature.ts';
import { isInRing, surfaceOf, turnOf } from './rings.ts';

/** More of the streets than this in the sea: then it is not the sea. New land and piers are a few in a hundred. */
const STREETS_IN_SEA = 0.1;
/** Points of streets that are looked at. */
const STREETS_SEEN = 500;

type Ring = readonly Position[];

/** Along the edge of the box, clockwise, from where a coast leaves it to where the next one comes in. */
function edgeBetween(box: Bounds, from: number, to: number): Position[] {
  const end = to < from ? to + 4 : to;
  const corners: Position[] = [];
  for (let side = Math.floor(from) + 1; side <= end; side += 1) corners.push(cornerOf(box, side));
  return corners;
}

/** Closes coasts that cross a box: with the sea on the right, one goes clockwise along the edge to the next coast. */
function closed(crossings: readonly Crossing[], box: Bounds): Ring[] {
  const ends = crossings
    .flatMap((crossing) => [
      { place: crossing.enters, enters: true, crossing },
      { place: crossing.leaves, enters: false, crossing },
    ])
    .toSorted((a, b) => a.place - b.place);
  const next = new Map<Crossing, Crossing>();
  ends.forEach(({ enters, crossing }, i) => {
    const after = ends[(i + 1) % ends.length];
    if (after === undefined || after.enters === enters)
      throw new BrokenCoast(`a coastline runs the wrong way at ${placeOf((enters ? crossing.line[0] : crossing.line.at(-1)) ?? [])}`);
    if (!enters) next.set(crossing, after.crossing);
  });
  const rings: Ring[] = [];
  const used = new Set<Crossing>();
  for (const first of crossings) {
    const ring: Position[] = [];
    for (let one: Crossing | undefined = first; one !== undefined && !used.has(one);) {
      used.add(one);
      for (const position of one.line) ring.push(position);
      const after = next.get(one);
      if (after !== undefined) ring.push(...edgeBetween(box, one.leaves, after.enters));
      one = after;
    }
    if (ring.length > 0) rings.push([...ring, ring[0] as Position]);
  }
  return rings;
}

/**
 * The outlines of the sea and of what is land in it. A ring that turns left is land, one that turns right is sea; each must lie in the
 * other kind.
 */
function seaAndIslands(rings: readonly Ring[], open: readonly Ring[], box: Bounds): { sea: Ring[]; land: Ring[] } {
  const drawn = rings.map((ring) => ({ ring, isLand: turnOf(ring) > 0, size: Math.abs(turnOf(ring)) })).toSorted((a, b) => a.size - b.size);
  const within = (inner: Ring, outer: Ring) => isInRing(inner[0] ?? [], outer);
  const outermost = drawn.filter((one, i) => !drawn.slice(i + 1).some(({ ring }) => within(one.ring, ring)));
  // Islands alone: everything around them is sea.
  const allSea = open.length === 0 && outermost.length > 0 && outermost.every(({ isLand }) => isLand);
  const sea = [...open, ...(allSea ? [[0, 1, 2, 3, 4].map((side) => cornerOf(box, side))] : [])];
  drawn.forEach(({ ring, isLand }, i) => {
    const around = drawn.slice(i + 1).find((one) => within(ring, one.ring));
    const inSea = around === undefined ? sea.some((outer) => within(ring, outer)) : !around.isLand;
    if (inSea !== isLand) throw new BrokenCoast(`the coastline around ${placeOf(ring[0] ?? [])} runs the wrong way`);
  });
  return {
    // The smallest first: an island belongs to the water right around it.
    sea: [...drawn.flatMap(({ ring, isLand }) => (isLand ? [] : [ring])), ...sea],
    land: drawn.flatMap(({ ring, isLand }) => (isLand ? [ring] : [])),
  };
}

/** Some points of streets, evenly spread over the list of ways; none of bridges, which lead over the sea. */
function streetPoints({ ways, nodes }: CutExtract, { south, west, north, east }: Bounds): Position[] {
  const streets = ways.filter(({ tags }) => tags['highway'] !== undefined && tags['bridge'] === undefined && tags['tunnel'] === undefined);
  const step = Math.max(1, streets.length / STREETS_SEEN);
  const points: Position[] = [];
  for (let i = 0; i < streets.length; i += step) {
    const { nodeIds } = streets[Math.floor(i)] ?? { nodeIds: [] };
    const at = nodes.at(nodeIds[nodeIds.length >> 1] ?? 0);
    if (at !== undefined && at[1] > south && at[1] < north && at[0] > west && at[0] < east) points.push(at);
  }
  return points;
}

/** What an extract says about the sea. */
export interface Sea {
  readonly features: readonly MapFeature[];
  /** Why there is none although there are coasts: a line for the person who imports. */
  readonly trouble?: string;
}

/**
 * The sea of an area: the coastlines of the extract, closed along the area's edge. A coast that is broken or runs the wrong way could
 * flood the city, so that none is drawn then.
 */
export function seaOf(extract: CutExtract, box: Bounds): Sea {
  try {
    const parts = coastLinesOf(extract).map((line) => clipCoast(line, box));
    const open = closed(
      parts.flatMap(({ crossings }) => crossings),
      box,
    );
    const { sea, land } = seaAndIslands(
      parts.flatMap(({ ring }) => (ring === undefined ? [] : [ring])),
      open,
      box,
    );
    if (sea.length === 0) return { features: [] };
    const surface = surfaceOf(sea, land);
    const isSea = (at: Position) =>
      surface.coordinates.some(([outer = [], ...holes]) => isInRing(at, outer) && !holes.some((hole) => isInRing(at, hole)));
    const streets = streetPoints(extract, box);
    if (streets.filter(isSea).length > streets.length * STREETS_IN_SEA)
      throw new BrokenCoast('with the coastlines as they run, its streets would lie in the sea');
    return { features: [{ ...waterKind('ocean', surface), geometry: surface }] };
  } catch (error) {
    if (error instanceof BrokenCoast) return { features: [], trouble: `The sea is left out: ${error.message}.` };
    throw error;
  }
}
