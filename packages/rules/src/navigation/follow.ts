import { distanceMeters, type Point } from '../places/geo.ts';
import { turnBetween, type Line } from './line.ts';
import { nearestOn, type Nearest } from './nearest.ts';

/** A position of the phone as the follower reads it. */
export interface DriveFix extends Point {
  /** Metres within which it is right; null where the phone does not say. */
  readonly accuracy: number | null;
  /** Degrees clockwise from north. */
  readonly heading: number | null;
  /** Metres a second. */
  readonly speed: number | null;
  /** Milliseconds of the phone's clock. */
  readonly at: number;
}

/** How a car stands to its way. */
export interface Following {
  /** From the start of the way to where the car was last on it, metres. */
  readonly along: number;
  /** Where the car is drawn: on the way while it is on it. */
  readonly point: Point;
  readonly heading: number | null;
  readonly speed: number | null;
  /** When the last position came that counted. */
  readonly at: number;
  /** Since when the car is beside its way, and by how many positions; null while it is on it. */
  readonly off: { readonly since: number; readonly fixes: number } | null;
}

/** Farther beside the way than this a car is no longer on it, metres. */
export const OFF_METERS = 50;
/** A worse position counts as beside the way only by as much more as the phone says it may be wrong, metres. */
const WORST_ACCURACY_METERS = 120;
/** One is off the way only after so long and so many positions: a single one may be wrong by a street. */
const OFF_MS = 6000;
const OFF_FIXES = 3;
/** A car that drives the other way is off it, however near. */
const AGAINST_DEGREES = 120;
/** Below this speed phones do not know where they head, metres a second. */
export const HEADING_FROM_SPEED = 3;
/** How far back on the way a position may lie: phones err along the street too. */
const BACK_METERS = 40;
/** A car that stands does not roll back when its position does. */
const JITTER_METERS = 15;
/** No car is faster, metres a second. */
const FASTEST = 45;
const LEAST_AHEAD_METERS = 300;
/** Who comes back to the way elsewhere must be on it, and head along it. */
const REJOIN_METERS = 30;
const REJOIN_DEGREES = 60;

const headsBy = ({ heading, speed }: DriveFix, bearing: number): number | undefined =>
  heading === null || speed === null || speed < HEADING_FROM_SPEED ? undefined : Math.abs(turnBetween(bearing, heading));

/** Where on its way a car is by a position; undefined when it is not on it. */
function placeOn(line: Line, before: Following | undefined, fix: DriveFix): Nearest | undefined {
  const allowed = Math.max(OFF_METERS, fix.accuracy ?? 0);
  const from = before === undefined ? 0 : before.along - BACK_METERS;
  const seconds = before === undefined ? 0 : Math.max(0, fix.at - before.at) / 1000;
  const near = nearestOn(line, fix, from, from + BACK_METERS + Math.max(LEAST_AHEAD_METERS, seconds * FASTEST));
  if (near !== undefined && near.off <= allowed && (headsBy(fix, near.bearing) ?? 0) < AGAINST_DEGREES) return near;
  const elsewhere = nearestOn(line, fix, before?.along);
  // Somebody may look at the screen again in the middle of the way.
  if (before === undefined) return elsewhere !== undefined && elsewhere.off <= OFF_METERS ? elsewhere : undefined;
  const turned = elsewhere === undefined ? undefined : headsBy(fix, elsewhere.bearing);
  return elsewhere !== undefined && elsewhere.off <= REJOIN_METERS && turned !== undefined && turned < REJOIN_DEGREES
    ? elsewhere
    : undefined;
}

/**
 * What a new position says about a car on its way. It is snapped onto the way, looked for where the car can be by now: a street
 * that the way crosses twice is no jump. Positions that are older or too bad change nothing.
 */
export function follow(line: Line, before: Following | undefined, fix: DriveFix): Following {
  if (before !== undefined && (fix.at <= before.at || (fix.accuracy ?? 0) > WORST_ACCURACY_METERS)) return before;
  const { heading, speed, at } = fix;
  const place = placeOn(line, before, fix);
  if (place !== undefined) {
    const rolled =
      before !== undefined && place.meters < before.along && before.along - place.meters < JITTER_METERS && before.off === null;
    if (rolled) return { ...before, speed, at };
    return { along: place.meters, point: place.point, heading: place.bearing, speed, at, off: null };
  }
  const off = { since: before?.off?.since ?? at, fixes: (before?.off?.fixes ?? 0) + 1 };
  // One that stands alone is drawn nowhere.
  const isAlone = off.fixes === 1 && before !== undefined;
  return {
    along: before?.along ?? 0,
    point: isAlone ? before.point : { lat: fix.lat, lng: fix.lng },
    heading: isAlone ? before.heading : (heading ?? before?.heading ?? null),
    speed,
    at,
    off,
  };
}

/** Whether the car has left its way. */
export const hasLeft = ({ off, at }: Following): boolean => off !== null && off.fixes >= OFF_FIXES && at - off.since >= OFF_MS;

/** New ways that were asked for since the car was last on one. */
export interface Asked {
  readonly times: number;
  readonly at: number;
}

const ASK_AGAIN_MS = { first: 10_000, most: 80_000 };

/** Whether a new way may be asked for again: each time one waits twice as long, up to 80 seconds. */
export const mayAsk = (asked: Asked, now: number): boolean =>
  asked.times === 0 || now - asked.at >= Math.min(ASK_AGAIN_MS.most, ASK_AGAIN_MS.first * 2 ** (asked.times - 1));

/** So near to its end a way is over. */
const THERE_METERS = 35;

/** Whether the car is where it was to come. */
export const isThere = (line: Line, { along, point, off }: Following): boolean => {
  const end = line.path.at(-1);
  return end !== undefined && ((off === null && line.length - along <= THERE_METERS) || distanceMeters(point, end) <= THERE_METERS);
};
