import type { Near } from '@safiri/dispatch/engine/ports.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { roadVehicles, type RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { MAX_METERS_PER_SECOND, roadSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import { driveAt, localHour } from '../places/public.ts';

/** Farther than this without traffic, drivers are told apart by distance: a search over a whole city for each trip is too much. */
const FREE_SECONDS = 600;

/** Where no city is near. */
const ELSEWHERE = 'UTC';

const zoneOf = ({ markets }: Context, point: Point) => markets.at(point)?.document.timeZone ?? ELSEWHERE;
const hourAt = (ctx: Context, point: Point, at: Date) => localHour(at, zoneOf(ctx, point));

/** Seconds between two points for a car that several share, over the streets that are known, else by distance. */
export function driveTime(ctx: Context, from: Point, to: Point, at: Date): number {
  const way = ctx.roads.way(from, to, driveAt('car', at, zoneOf(ctx, from)));
  const hour = hourAt(ctx, from, at);
  return way === undefined ? etaSeconds(roadMeters(distanceMeters(from, to)), hour) : roadSeconds(way.seconds, hour);
}

/** Metres that a driver is told of the way to a pickup: of the same way that then leads there, else by distance. */
export function pickupWayMeters(ctx: Context, from: Point, pickup: Point, at: Date, by: RoadVehicle): number {
  const way = ctx.roads.way(from, pickup, driveAt(by, at, zoneOf(ctx, pickup)));
  return Math.round(way?.meters ?? roadMeters(distanceMeters(from, pickup)));
}

/** What nobody needs less than to a pickup from each of these distances or farther: a straight empty road, where streets are known. */
export function leastPickupTimes(ctx: Context, pickup: Point, meters: readonly number[], at: Date): number[] {
  const hour = hourAt(ctx, pickup, at);
  const covered = ctx.roads.covers(pickup);
  return meters.map((straight) => {
    const estimated = etaSeconds(roadMeters(straight), hour);
    return covered ? Math.min(estimated, roadSeconds(straight / MAX_METERS_PER_SECOND, hour)) : estimated;
  });
}

/**
 * Seconds that each driver needs to a pickup: one search over the streets for all cars, and one for all motorcycles, by distance
 * where there is no map.
 * @param vehicleOf how a driver drives
 */
export function pickupTimes(
  ctx: Context,
  pickup: Point,
  drivers: readonly Near[],
  at: Date,
  vehicleOf: (driverId: number) => RoadVehicle,
): number[] {
  const zone = zoneOf(ctx, pickup);
  const hour = localHour(at, zone);
  const free = new Map<number, number | undefined>();
  let isOnMap = false;
  for (const by of roadVehicles) {
    const those = drivers.filter(({ driverId }) => vehicleOf(driverId) === by);
    const seconds =
      those.length === 0
        ? undefined
        : ctx.roads.secondsTo(
            pickup,
            those.map(({ point }) => point),
            FREE_SECONDS,
            driveAt(by, at, zone),
          );
    isOnMap ||= seconds !== undefined;
    those.forEach(({ driverId }, i) => free.set(driverId, seconds?.[i]));
  }
  const leastBeyond = isOnMap ? roadSeconds(FREE_SECONDS, hour) : 0;
  return drivers.map(({ driverId, meters }) => {
    const seconds = free.get(driverId);
    return seconds === undefined ? Math.max(leastBeyond, etaSeconds(roadMeters(meters), hour)) : roadSeconds(seconds, hour);
  });
}
