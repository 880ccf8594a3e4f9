/** A corner of a way, in metres along the straight line between its ends and to the right of it. */
export interface Corner {
  readonly along: number;
  readonly across: number;
}

/** Below this a way is one street. */
const SHORTEST_WITH_CORNERS_METERS = 60;
const MIN_STREETS = 4;
const MAX_STREETS = 24;
/** Typical metres between corners of a city trip. */
const STREET_METERS = 450;

/**
 * The corners between the ends of a street-like way whose length is `straightMeters × detour`: streets of uneven
 * lengths in two directions, as on a grid. Every street leaves the straight line at the angle whose cosine is
 * 1 / detour, to the right and to the left in turn, so that each metre of street gains 1 / detour metres, and the
 * streets of both sides have the same sum, so that the way ends at the destination.
 */
export function streetLine(straightMeters: number, detour: number, seed: number): Corner[] {
  if (straightMeters < SHORTEST_WITH_CORNERS_METERS || detour <= 1) return [];
  const roadMeters = straightMeters * detour;
  const pairs = Math.round(Math.min(MAX_STREETS, Math.max(MIN_STREETS, roadMeters / STREET_METERS)) / 2);
  const random = generator(seed);
  const right = sharesOf(pairs, random);
  const left = sharesOf(pairs, random);
  const acrossPerMeter = Math.sqrt(1 - 1 / (detour * detour)) * (random() < 0.5 ? 1 : -1);
  const corners: Corner[] = [];
  let along = 0;
  let across = 0;
  for (let i = 0; i < 2 * pairs - 1; i++) {
    const meters = ((i % 2 === 0 ? right : left)[i >> 1] as number) * (roadMeters / 2);
    along += meters / detour;
    across += i % 2 === 0 ? meters * acrossPerMeter : -meters * acrossPerMeter;
    corners.push({ along, across });
  }
  return corners;
}

/** `count` uneven positive parts that sum to 1, none more than about five times another. */
function sharesOf(count: number, random: () => number): number[] {
  const raw = Array.from({ length: count }, () => 0.25 + random());
  const sum = raw.reduce((total, part) => total + part, 0);
  return raw.map((part) => part / sum);
}

/** A small repeatable source of numbers from 0 to below 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
