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
  return {
    route,
    surge,
    fareMinor: (rideType) =>
      fareMinor({ rideType, distanceMeters: route(rideType).distanceMeters, countryId: area.country.id, surge: surge(rideType) }),
  };
}
