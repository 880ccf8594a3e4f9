import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare as call } from '@safiri/contract/pricing/calls.ts';
import { countryById, defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import { passengerServices, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { baseFareMinor, fareMinor } from '@safiri/rules/pricing/fare.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, rideTypes, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { etaSeconds } from '@safiri/rules/places/route-estimate.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';
import { localHour, requireTripArea, type RoutePort } from '../places/public.ts';
import { owedBy } from '../wallet/public.ts';
import { minutes } from './minutes.ts';
import { type CarsPort, nextCarOf } from './next-car.ts';
import { priceTrip, type DemandPort, type ServicePrice } from './price-trip.ts';
import { storeQuotes } from './quotes.ts';
import { presentService, serviceOrFirst } from './services.ts';

type Body = BodyOf<typeof call>;
type Reply = ReplyOf<typeof call>;

/** Kilometres with one decimal, as the screens show them. */
export const kilometers = (meters: number) => Math.round(meters / 100) / 10;

/** A price by distance alone, of the specification's types: nothing to promise, so no quote. */
function byDistance(ctx: Context, body: Body, distanceKm: number): Reply {
  if (!isOneOf(rideTypes, body.rideType)) throw fieldProblem('rideType', 'Say from where to where');
  const country = countryById(body.countryId ?? defaultCountryId);
  const meters = Math.round(distanceKm * 1000);
  const seconds = etaSeconds(meters, localHour(ctx.clock(), country.timeZoneId));
  const fare = (rideType: RideType) =>
    toWire(
      meters === 0 ? baseFareMinor(rideType, country.id) : fareMinor({ rideType, distanceMeters: meters, countryId: country.id, surge: 1 }),
    );
  return {
    rideType: body.rideType,
    fare: fare(body.rideType),
    currency: country.currency,
    countryId: country.id,
    distance: kilometers(meters),
    duration: minutes(seconds),
    durationHigh: minutes(highSeconds(seconds)),
    surge: 1,
    quoteId: null,
    expiresAt: null,
    owed: null,
    timeZone: country.timeZoneId,
    fares: passengerRideTypes.map((rideType) => ({
      rideType,
      service: { type: rideType, vehicles: [...vehiclesFor[rideType]], own: null, extras: null },
      fare: fare(rideType),
      surge: 1,
      quoteId: null,
      nextCar: null,
    })),
    path: [],
    onStreets: false,
  };
}

/** What a quote is made of: ways, who else asks, and where cars are. */
export interface QuotePorts {
  readonly routes: RoutePort;
  readonly demand: DemandPort;
  readonly cars: CarsPort;
}

/** Prices a trip; for a signed-in passenger with points each service's price is kept as a quote, and told with it when a car could come. */
export async function calculateFare(ctx: Context, { routes, demand, cars }: QuotePorts, actor: Actor | null, body: Body): Promise<Reply> {
  const { pickupLocation: pickup, dropoffLocation: dropoff } = body;
  if (pickup === undefined || dropoff === undefined) return byDistance(ctx, body, body.distance ?? 0);
  const area = requireTripArea(ctx.markets, pickup, dropoff);
  const asked = serviceOrFirst(area, body.rideType);
  const offered = passengerServices(area.market.document);
  const prices = await priceTrip(ctx, ctx.db, routes, demand, area, [...new Set([...offered, asked])], pickup, dropoff);
  const isOffered = ({ service }: ServicePrice) => offered.includes(service);
  const stored =
    actor?.userType === 'passenger' ? await storeQuotes(ctx, actor.userId, area, pickup, dropoff, prices.filter(isOffered)) : undefined;
  const owedMinor = actor === null || stored === undefined ? 0 : await owedBy(ctx.db, actor.userId, area.country.currency);
  const wanted = prices.find(({ service }) => service === asked) as ServicePrice;
  const { route, fareMinor, surge } = wanted;
  const pickupSeconds = stored === undefined ? undefined : cars.secondsToPickup(pickup);
  const nextCar = ({ service, route: way }: ServicePrice) =>
    pickupSeconds === undefined || (tripTypeOf(service) === 'ladies_only' && stored?.ladies !== true)
      ? null
      : nextCarOf(tripTypeOf(service), pickupSeconds(service), way.durationSeconds);
  return {
    rideType: asked.id,
    fare: toWire(fareMinor),
    currency: area.country.currency,
    countryId: area.country.id,
    distance: kilometers(route.distanceMeters),
    duration: minutes(route.durationSeconds),
    durationHigh: minutes(highSeconds(route.durationSeconds)),
    surge,
    quoteId: stored?.ids.get(wanted) ?? null,
    expiresAt: stored?.expiresAt.toISOString() ?? null,
    owed: stored === undefined || owedMinor === 0 ? null : toWire(owedMinor),
    timeZone: area.market.document.timeZone,
    fares: prices.filter(isOffered).map((price) => ({
      rideType: price.service.id,
      service: presentService(area.market.document, price.service),
      fare: toWire(price.fareMinor),
      surge: price.surge,
      quoteId: stored?.ids.get(price) ?? null,
      nextCar: nextCar(price),
    })),
    path: route.path.map(({ lat, lng }) => ({ lat, lng })),
    onStreets: route.onStreets,
  };
}
