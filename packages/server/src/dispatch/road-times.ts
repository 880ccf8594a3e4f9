import type { Near } from '@safiri/dispatch/engine/ports.ts';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { roadVehicles, type RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { MAX_METERS_PER_SECOND, roadSeconds } from '@safiri/rules/places/travel-time.ts';

/** Farther than this without traffic, drivers are told apart by distance: a search over a whole city for each trip is too much. */
const FREE_SECONDS = 600;

/** What the clocks of a place show. */
export interface LocalClock {
  /** Of the day: the traffic is that of the hour. */
  readonly hour: number;
  /** Of the week: streets are closed by the minute. */
  readonly minute: number;
}

/** The streets that are known, at a moment. */
export interface Streets {
  readonly roads: RoadAtlas;
  readonly clock: LocalClock;
}

/** Seconds between two points for a car that several share, over the streets that are known, else by distance. */
export function driveTime({ roads, clock: { hour, minute } }: Streets, from: Point, to: Point): number {
  const way = roads.way(from, to, { by: 'car', minute });
  return way === undefined ? etaSeconds(roadMeters(distanceMeters(from, to)), hour) : roadSeconds(way.seconds, hour);
}

/** What nobody needs less than to a pickup from each of these distances or farther: a straight empty road, where streets are known. */
export function leastPickupTimes({ roads, clock: { hour } }: Streets, pickup: Point, meters: readonly number[]): number[] {
  const covered = roads.covers(pickup);
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
  { roads, clock: { hour, minute } }: Streets,
  pickup: Point,
  drivers: readonly Near[],
  vehicleOf: (driverId: number) => RoadVehicle,
): number[] {
  const free = new Map<number, number | undefined>();
  let isOnMap = false;
  for (const by of roadVehicles) {
    const those = drivers.filter(({ driverId }) => vehicleOf(driverId) === by);
    const points = those.map(({ point }) => point);
    const seconds = those.length === 0 ? undefined : roads.secondsTo(pickup, points, FREE_SECONDS, { by, minute });
    isOnMap ||= seconds !== undefined;
    those.forEach(({ driverId }, i) => free.set(driverId, seconds?.[i]));
  }
  const leastBeyond = isOnMap ? roadSeconds(FREE_SECONDS, hour) : 0;
  return drivers.map(({ driverId, meters }) => {
    const seconds = free.get(driverId);
    return seconds === undefined ? Math.max(leastBeyond, etaSeconds(roadMeters(meters), hour)) : roadSeconds(seconds, hour);
  });
}
