import type { Dice } from '../../dice.ts';
import { drivenMeters, type TrailPoint } from '../../drivers/trail.ts';
import { destination, distanceMeters, type Point } from '../../places/geo.ts';
import type { Measured } from '../../integrity/facts.ts';

const FIX_MS = 15_000;
/** How far a phone is off, metres. */
const OFF_METERS = 8;

/** How a trip is driven, or pretended to be. */
export interface Way {
  readonly from: Point;
  readonly straightMeters: number;
  /** Metres of road for each metre straight on. */
  readonly bend: number;
  readonly metersPerSecond: number;
  /** Milliseconds for which the phone says nothing, from a share of the way on. */
  readonly gap?: { readonly ms: number; readonly at: number };
  /** The share of the way that was over when the start was tapped. */
  readonly late?: number;
}

/** What a trip along a way with corners shows, as a phone with its errors tells it. */
export function driven(dice: Dice, way: Way): Measured {
  const { from, straightMeters, bend, metersPerSecond, gap, late = 0 } = way;
  const bearing = dice.between(0, 360);
  const ms = (1000 * straightMeters * bend) / metersPerSecond;
  // Off the straight line and back: as far as the bend says.
  const aside = (straightMeters / 2) * Math.sqrt(bend * bend - 1);
  const at = (share: number): Point => {
    const along = destination(from, bearing, straightMeters * share);
    const off = destination(along, bearing + 90, aside * (1 - Math.abs(1 - 2 * share)));
    return destination(off, dice.between(0, 360), dice.between(0, OFF_METERS));
  };
  const trail: TrailPoint[] = [];
  for (let t = late * ms; t < ms; t += FIX_MS) {
    const isSilent = gap !== undefined && t >= gap.at * ms && t < gap.at * ms + gap.ms;
    if (!isSilent) trail.push({ ...at(t / ms), at: t });
  }
  trail.push({ ...at(1), at: ms });
  return { seconds: (ms * (1 - late)) / 1000, drivenMeters: drivenMeters(trail), straightMeters: distanceMeters(from, at(1)) };
}

/** A phone that lies where it is for so long. */
export function stood(dice: Dice, from: Point, straightMeters: number, seconds: number): Measured {
  const trail = Array.from({ length: Math.ceil((seconds * 1000) / FIX_MS) + 1 }, (_, i) => ({
    ...destination(from, dice.between(0, 360), dice.between(0, OFF_METERS)),
    at: i * FIX_MS,
  }));
  return { seconds, drivenMeters: drivenMeters(trail), straightMeters };
}

/** A phone that is said to be at the pickup, and then at the dropoff. */
export function jumped(from: Point, straightMeters: number, seconds: number): Measured {
  const there = destination(from, 90, straightMeters);
  const trail = [
    { ...from, at: 0 },
    { ...there, at: 2000 },
    { ...there, at: seconds * 1000 },
  ];
  return { seconds, drivenMeters: drivenMeters(trail), straightMeters };
}
