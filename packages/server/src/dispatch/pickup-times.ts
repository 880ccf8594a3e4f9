import type { Near } from '@safiri/dispatch/engine/ports.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { MAX_METERS_PER_SECOND, roadSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import { findServiceArea, localHour } from '../places/public.ts';

/** Farther than this without traffic, drivers are told apart by distance: a search over a whole city for each trip is too much. */
const FREE_SECONDS = 600;

/** Where no city is near. */
const ELSEWHERE = 'UTC';

const hourAt = (point: Point, at: Date) => localHour(at, findServiceArea(point)?.country.timeZoneId ?? ELSEWHERE);

/** Seconds between two points, over the streets that are known, else by distance. */
export function driveTime(ctx: Context, from: Point, to: Point, at: Date): number {
  const way = ctx.roads.way(from, to);
  const hour = hourAt(from, at);
  return way === undefined ? etaSeconds(roadMeters(distanceMeters(from, to)), hour) : roadSeconds(way.seconds, hour);
}

/** What nobody needs less than to a pickup from each of these distances or farther: a straight empty road, where streets are known. */
export function leastPickupTimes(ctx: Context, pickup: Point, meters: readonly number[], at: Date): number[] {
  const hour = hourAt(pickup, at);
  const covered = ctx.roads.covers(pickup);
  return meters.map((straight) => {
    const estimated = etaSeconds(roadMeters(straight), hour);
    return covered ? Math.min(estimated, roadSeconds(straight / MAX_METERS_PER_SECOND, hour)) : estimated;
  });
}

/** Seconds that each driver needs to a pickup: one search over the streets for all of them, by distance where there is no map. */
export function pickupTimes(ctx: Context, pickup: Point, drivers: readonly Near[], at: Date): number[] {
  const hour = hourAt(pickup, at);
  const free = ctx.roads.secondsTo(
    pickup,
    drivers.map(({ point }) => point),
    FREE_SECONDS,
  );
  const leastBeyond = free === undefined ? 0 : roadSeconds(FREE_SECONDS, hour);
  return drivers.map(({ meters }, i) => {
    const seconds = free?.[i];
    return seconds === undefined ? Math.max(leastBeyond, etaSeconds(roadMeters(meters), hour)) : roadSeconds(seconds, hour);
  });
}
