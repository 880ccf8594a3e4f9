import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { serviceFare, tripTypeOf, vehiclesOf } from '@safiri/rules/markets/services.ts';
import { tollsAlong } from '@safiri/rules/markets/tolls.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import type { FareGoods } from '@safiri/rules/pricing/market-fare.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import { routeThrough, type Route, type RoutePort, type ServiceArea, type WayThrough } from '../places/public.ts';

/** What pricing asks of the rooms that know the live demand. */
export interface DemandPort {
  /** The surge of each ride type at a pickup. `reader` is the caller's: one that holds a transaction must not wait for a second connection. */
  surgeAt(reader: Reader, cityId: string, pickup: Point): Promise<(rideType: RideType) => number>;
}

/** What one service costs on a way. */
export interface ServicePrice {
  readonly service: MarketService;
  /** The way as its vehicles drive it. */
  readonly route: Route;
  /** In the fare: 1.0 to the tariff's cap. */
  readonly surge: number;
  readonly lines: FareLine[];
  /** In minor units of the market's currency. */
  readonly fareMinor: number;
}

/** The same of a way that may stop between. */
export interface TripPrice extends ServicePrice {
  readonly route: WayThrough;
}

/** How the vehicles of a service drive. */
export const serviceDrivenAs = (service: MarketService): RoadVehicle => drivenAs(tripTypeOf(service), vehiclesOf(service));

/** From where to where, and where it stops between. */
export interface Ends {
  readonly pickup: Point;
  readonly stops?: readonly Point[];
  readonly dropoff: Point;
}

/** What a service costs along a way. @param goods where it brings a parcel */
export function priceAlong(
  area: ServiceArea,
  service: MarketService,
  { pickup, stops = [], dropoff }: Ends,
  at: Date,
  route: Route,
  surge: number,
  goods?: FareGoods,
): ServicePrice {
  const { distanceMeters: meters, durationSeconds: seconds, path, onStreets } = route;
  const capped = Math.max(1, Math.min(surge, service.tariff.surge.cap));
  const { document } = area.market;
  const lines = serviceFare(document, service, {
    pickup,
    dropoff,
    at,
    meters,
    seconds,
    surge: capped,
    stops: stops.length,
    // A way that is only guessed passes no gate for sure.
    tolls: onStreets ? tollsAlong(document, path) : [],
    ...(goods === undefined ? {} : { goods }),
  });
  return { service, route, surge: capped, lines, fareMinor: sumOf(lines) };
}

/**
 * Prices a way for services of its market: the one calculation behind quotes, requests and receipts.
 * @param pickupAt of a ride for later, which is priced by its own time, and without surge: who plans ahead pays for no rush; null for now
 */
export async function priceTrip(
  ctx: Context,
  reader: Reader,
  routes: RoutePort,
  demand: DemandPort,
  area: ServiceArea,
  services: readonly MarketService[],
  ends: Ends,
  pickupAt: Date | null = null,
): Promise<TripPrice[]> {
  const at = pickupAt ?? ctx.clock();
  const { pickup, stops = [], dropoff } = ends;
  const driving = [...new Set(services.map(serviceDrivenAs))];
  const [ways, surge] = await Promise.all([
    Promise.all(
      driving.map(
        async (by) => [by, await routeThrough(routes, [pickup, ...stops, dropoff], at, area.market.document.timeZone, by)] as const,
      ),
    ),
    pickupAt === null ? demand.surgeAt(reader, area.city.id, pickup) : () => 1,
  ]);
  const wayBy = new Map(ways);
  return services.map((service) => {
    const route = wayBy.get(serviceDrivenAs(service)) as WayThrough;
    return { ...priceAlong(area, service, ends, at, route, surge(tripTypeOf(service))), route };
  });
}

/** Prices ways of one service from one pickup: the same fare as {@link priceTrip}, its demand looked up once for all of them. */
export async function priceTripsFrom(
  ctx: Context,
  routes: RoutePort,
  demand: DemandPort,
  area: ServiceArea,
  service: MarketService,
  pickup: Point,
  dropoffs: readonly Point[],
): Promise<ServicePrice[]> {
  const now = ctx.clock();
  const [ways, surge] = await Promise.all([
    Promise.all(dropoffs.map((dropoff) => routes.route(pickup, dropoff, now, area.market.document.timeZone, serviceDrivenAs(service)))),
    demand.surgeAt(ctx.db, area.city.id, pickup),
  ]);
  return ways.map((route, i) =>
    priceAlong(area, service, { pickup, dropoff: dropoffs[i] as Point }, now, route, surge(tripTypeOf(service))),
  );
}
