import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare as call } from '@safiri/contract/pricing/calls.ts';
import { countryById, defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { baseFareMinor, fareMinor } from '@safiri/rules/pricing/fare.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, type PassengerRideType, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { etaSeconds } from '@safiri/rules/places/route-estimate.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { localHour, requireTripArea, type RoutePort } from '../places/public.ts';
import { minutes } from './minutes.ts';
import { type CarsPort, nextCarOf } from './next-car.ts';
import { priceTrip, type DemandPort } from './price-trip.ts';
import { storeQuotes } from './quotes.ts';

type Body = BodyOf<typeof call>;
type Reply = ReplyOf<typeof call>;

/** Kilometres with one decimal, as the screens show them. */
export const kilometers = (meters: number) => Math.round(meters / 100) / 10;

/** A price by distance alone: nothing to promise, so no quote. */
function byDistance(ctx: Context, body: Body, distanceKm: number): Reply {
  const country = countryById(body.countryId ?? defaultCountryId);
  const meters = Math.round(distanceKm * 1000);
  const seconds = etaSeconds(meters, localHour(ctx.clock(), country.timeZoneId));
  const fare = (rideType: RideType) =>
    toWire(
      meters === 0 ? baseFareMinor(rideType, country.id) : fareMinor({ rideType, distanceMeters: meters, countryId: country.id, surge: 1 }),
    );
  return {
    fare: fare(body.rideType),
    currency: country.currency,
    countryId: country.id,
    distance: kilometers(meters),
    duration: minutes(seconds),
    durationHigh: minutes(highSeconds(seconds)),
    surge: 1,
    quoteId: null,
    expiresAt: null,
    timeZone: country.timeZoneId,
    fares: passengerRideTypes.map((rideType) => ({ rideType, fare: fare(rideType), surge: 1, quoteId: null, nextCar: null })),
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

/** Prices a trip; for a signed-in passenger with points every type's price is kept as a quote, and told with it when a car could come. */
export async function calculateFare(ctx: Context, { routes, demand, cars }: QuotePorts, actor: Actor | null, body: Body): Promise<Reply> {
  const { pickupLocation: pickup, dropoffLocation: dropoff } = body;
  if (pickup === undefined || dropoff === undefined) return byDistance(ctx, body, body.distance ?? 0);
  const area = requireTripArea(pickup, dropoff, ctx.config.openBeta);
  const priced = await priceTrip(ctx, ctx.db, routes, demand, area, pickup, dropoff);
  const stored = actor?.userType === 'passenger' ? await storeQuotes(ctx, actor.userId, area, pickup, dropoff, priced) : undefined;
  const route = priced.route(body.rideType);
  const pickupSeconds = stored === undefined ? undefined : cars.secondsToPickup(pickup);
  const nextCar = (rideType: PassengerRideType) =>
    pickupSeconds === undefined || (rideType === 'ladies_only' && stored?.ladies !== true)
      ? null
      : nextCarOf(rideType, pickupSeconds(rideType), priced.route(rideType).durationSeconds);
  return {
    fare: toWire(priced.fareMinor(body.rideType)),
    currency: area.country.currency,
    countryId: area.country.id,
    distance: kilometers(route.distanceMeters),
    duration: minutes(route.durationSeconds),
    durationHigh: minutes(highSeconds(route.durationSeconds)),
    surge: priced.surge(body.rideType),
    quoteId: stored?.ids.get(body.rideType) ?? null,
    expiresAt: stored?.expiresAt.toISOString() ?? null,
    timeZone: area.country.timeZoneId,
    fares: passengerRideTypes.map((rideType) => ({
      rideType,
      fare: toWire(priced.fareMinor(rideType)),
      surge: priced.surge(rideType),
      quoteId: stored?.ids.get(rideType) ?? null,
      nextCar: nextCar(rideType),
    })),
    path: route.path.map(({ lat, lng }) => ({ lat, lng })),
    onStreets: route.onStreets,
  };
}
