import { fareMinor } from '@safiri/rules/pricing/fare.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { rideTypes, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import type { Route, RoutePort, ServiceArea } from '../places/public.ts';

/** What pricing asks of the rooms that know the live demand. */
export interface DemandPort {
  /** The surge of each ride type at a pickup. `reader` is the caller's: one that holds a transaction must not wait for a second connection. */
  surgeAt(reader: Reader, cityId: string, pickup: Point): Promise<(rideType: RideType) => number>;
}

export interface PricedTrip {
  /** The way as the vehicles of a ride type drive it. */
  route(rideType: RideType): Route;
  /** Of a ride type, 1.0 to 2.0. */
  surge(rideType: RideType): number;
  /** The fare of a ride type, in minor units of the country's currency. */
  fareMinor(rideType: RideType): number;
}

const drivingRideTypes: ReadonlySet<RoadVehicle> = new Set(rideTypes.map((rideType) => drivenAs(rideType)));

/** What a way costs, in minor units of the country's currency. */
const fareAlong = (area: ServiceArea, rideType: RideType, { distanceMeters }: Route, surge: number): number =>
  fareMinor({ rideType, distanceMeters, countryId: area.country.id, surge });

/** Prices a way in its service area: the one calculation behind quotes, requests and receipts. */
export async function priceTrip(
  ctx: Context,
  reader: Reader,
  routes: RoutePort,
  demand: DemandPort,
  area: ServiceArea,
  pickup: Point,
  dropoff: Point,
): Promise<PricedTrip> {
  const [ways, surge] = await Promise.all([
    Promise.all(
      [...drivingRideTypes].map(async (by) => [by, await routes.route(pickup, dropoff, ctx.clock(), area.country.timeZoneId, by)] as const),
    ),
    demand.surgeAt(reader, area.city.id, pickup),
  ]);
  const wayBy = new Map(ways);
  const route = (rideType: RideType) => wayBy.get(drivenAs(rideType)) as Route;
  return { route, surge, fareMinor: (rideType) => fareAlong(area, rideType, route(rideType), surge(rideType)) };
}

/** Prices ways of one ride type from one pickup: the same fare as {@link priceTrip}, its demand looked up once for all of them. */
export async function priceTripsFrom(
  ctx: Context,
  routes: RoutePort,
  demand: DemandPort,
  area: ServiceArea,
  rideType: RideType,
  pickup: Point,
  dropoffs: readonly Point[],
): Promise<{ readonly route: Route; readonly fareMinor: number }[]> {
  const [ways, surge] = await Promise.all([
    Promise.all(dropoffs.map((dropoff) => routes.route(pickup, dropoff, ctx.clock(), area.country.timeZoneId, drivenAs(rideType)))),
    demand.surgeAt(ctx.db, area.city.id, pickup),
  ]);
  return ways.map((route) => ({ route, fareMinor: fareAlong(area, rideType, route, surge(rideType)) }));
}
