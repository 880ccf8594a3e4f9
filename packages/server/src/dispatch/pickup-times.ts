import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { roadMeters } from '@safiri/rules/places/route-estimate.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import type { Context } from '../platform/context.ts';
import { driveAt, localHour } from '../places/public.ts';
import type { LocalClock, Streets } from './road-times.ts';

/** Where no city is near. */
const ELSEWHERE = 'UTC';

const zoneOf = ({ markets }: Context, point: Point) => markets.at(point)?.document.timeZone ?? ELSEWHERE;

/** What the clocks of a place show at a moment. */
export function clockAt(ctx: Context, point: Point, at: Date): LocalClock {
  const zone = zoneOf(ctx, point);
  return { hour: localHour(at, zone), minute: driveAt('car', at, zone).minute };
}

/** The streets as they are at a moment, by the clocks of a place. */
export const streetsAt = (ctx: Context, point: Point, at: Date): Streets => ({ roads: ctx.roads, clock: clockAt(ctx, point, at) });

/** Metres that a driver is told of the way to a pickup: of the same way that then leads there, else by distance. */
export function pickupWayMeters(ctx: Context, from: Point, pickup: Point, at: Date, by: RoadVehicle): number {
  const way = ctx.roads.way(from, pickup, driveAt(by, at, zoneOf(ctx, pickup)));
  return Math.round(way?.meters ?? roadMeters(distanceMeters(from, pickup)));
}
