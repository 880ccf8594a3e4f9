import { distanceMeters, type Point } from '../places/geo.ts';
import type { ScheduleType } from './groups.ts';

/** Stops of one group: a car that stops more often is late. */
export const STOPS_AT_MOST = 20;
/** Days off that are written of one group at most: a school year's holidays, weekends not counted. */
export const DAYS_OFF_AT_MOST = 120;
/** Groups that one driver has at a time: there are two runs a day, and few schools on one way. */
export const GROUPS_OF_A_DRIVER = 6;
/** Lengths of what is written of a group. */
export const groupLengths = { schoolName: 80, schoolArea: 60, route: 80, location: 80, reason: 200 } as const;

/** A time of the day: `06:45`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

interface GroupStop {
  readonly location: string;
  readonly time: string;
  /** When a group that drives both ways stops there on its way home. */
  readonly backTime?: string | undefined;
  readonly at: Point;
}

/** What is written of a group, as far as its parts must fit each other. */
export interface GroupTerms {
  readonly schoolAt: Point;
  readonly scheduleType: ScheduleType;
  readonly days: readonly number[];
  readonly stops: readonly GroupStop[];
  readonly monthlyMinor: number;
  readonly capacity: number;
}

/** What the group is measured by. */
export interface GroupBounds {
  /** Passengers that the driver's vehicle carries. */
  readonly seats: number;
  /** How far from the school the market lets a trip begin, kilometres. */
  readonly reachKm: number;
  /** Decimals that the market shows. */
  readonly decimals: 0 | 2;
}

/** What is wrong with a group, and at which field; each has a sentence. */
export type GroupFault =
  | { readonly path: 'capacity'; readonly fault: 'seats'; readonly n: number }
  | { readonly path: 'monthlyPrice'; readonly fault: 'price' | 'whole' }
  | { readonly path: 'days'; readonly fault: 'days' }
  | { readonly path: `stops.${number}.${'location' | 'time' | 'backTime' | 'at'}`; readonly fault: 'twice' | 'order' | 'back' | 'far' };

const MINOR = 100;

function stopFault(terms: GroupTerms, i: number, reachKm: number): GroupFault | undefined {
  const { stops, scheduleType, schoolAt } = terms;
  const stop = stops[i];
  const before = stops[i - 1];
  if (stop === undefined) return undefined;
  if (stops.findIndex(({ location }) => location === stop.location) < i) return { path: `stops.${i}.location`, fault: 'twice' };
  if (distanceMeters(stop.at, schoolAt) > reachKm * 1000) return { path: `stops.${i}.at`, fault: 'far' };
  if (before !== undefined && stop.time <= before.time) return { path: `stops.${i}.time`, fault: 'order' };
  if ((stop.backTime !== undefined) !== (scheduleType === 'both')) return { path: `stops.${i}.backTime`, fault: 'back' };
  // On the way home the car comes to the last stop of the morning first, and no sooner than school has begun.
  const isLate =
    stop.backTime !== undefined && (stop.backTime <= stop.time || (before?.backTime !== undefined && stop.backTime >= before.backTime));
  return isLate ? { path: `stops.${i}.backTime`, fault: 'order' } : undefined;
}

/** The first thing about a group that does not fit; undefined where all does. */
export function groupFault(terms: GroupTerms, { seats, reachKm, decimals }: GroupBounds): GroupFault | undefined {
  const { capacity, monthlyMinor, days, stops } = terms;
  if (capacity > seats) return { path: 'capacity', fault: 'seats', n: seats };
  if (monthlyMinor <= 0) return { path: 'monthlyPrice', fault: 'price' };
  if (decimals === 0 && monthlyMinor % MINOR !== 0) return { path: 'monthlyPrice', fault: 'whole' };
  if (new Set(days).size !== days.length) return { path: 'days', fault: 'days' };
  for (const i of stops.keys()) {
    const fault = stopFault(terms, i, reachKm);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
