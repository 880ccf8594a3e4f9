import { fareMinor } from '@safiri/rules/pricing/fare.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { surgeFor } from '@safiri/rules/pricing/surge.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import type { Route, RoutePort, ServiceArea } from '../places/public.ts';

/** What pricing asks of the rooms that know the live demand. */
export interface DemandPort {
  /** Trips that wait for a driver in this city. `reader` is the caller's: one that holds a transaction must not wait for a second connection. */
  openRequests(reader: Reader, cityId: string): Promise<number>;
  /** Drivers near the pickup who could take one. */
  freeDrivers(pickup: Point): number;
}

export interface PricedTrip {
  readonly route: Route;
  /** 1.0 to 2.0. */
  readonly surge: number;
  /** The fare of a ride type, in minor units of the country's currency. */
  fareMinor(rideType: RideType): number;
}

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
  const [route, openRequests] = await Promise.all([
    routes.route(pickup, dropoff, ctx.clock(), area.country.timeZoneId),
    demand.openRequests(reader, area.city.id),
  ]);
  const surge = surgeFor({ openRequests, freeDrivers: demand.freeDrivers(pickup) });
  return {
    route,
    surge,
    fareMinor: (rideType) => fareMinor({ rideType, distanceMeters: route.distanceMeters, countryId: area.country.id, surge }),
  };
}
