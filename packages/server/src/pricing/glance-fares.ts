import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { glanceFares as call } from '@safiri/contract/pricing/calls.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Context } from '../platform/context.ts';
import { tripTypeOf } from '@safiri/rules/markets/services.ts';
import { isInReachOf, requireServiceArea } from '../places/public.ts';
import type { QuotePorts } from './calculate-fare.ts';
import { minutes } from './minutes.ts';
import { nextCarOf } from './next-car.ts';
import { priceTripsFrom } from './price-trip.ts';
import { presentService, serviceOrFirst } from './services.ts';

/**
 * What a ride of one type to each of a few places costs now, and when a car could come. It is no quote: a request that follows asks for one.
 * Throws `not_bookable_here` where no rides begin.
 */
export async function glanceFares(
  ctx: Context,
  { routes, demand, cars }: QuotePorts,
  { rideType, pickup, destinations }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const area = requireServiceArea(ctx.markets, pickup);
  const service = serviceOrFirst(area, rideType);
  const reached = destinations.filter((place) => isInReachOf(area, ctx.markets, pickup, place));
  const priced = await priceTripsFrom(ctx, routes, demand, area, service, pickup, reached);
  // Where women drive is told to women alone, by a quote, which knows who asks.
  const type = tripTypeOf(service);
  const pickupSeconds = type === 'ladies_only' ? undefined : cars.secondsToPickup(pickup)(service);
  const trips = new Map(
    reached.map((place, i) => {
      const { route, fareMinor } = priced[i] as (typeof priced)[number];
      const { durationSeconds } = route;
      return [
        place,
        { fare: toWire(fareMinor), duration: minutes(durationSeconds), nextCar: nextCarOf(type, pickupSeconds, durationSeconds) },
      ];
    }),
  );
  return {
    rideType: service.id,
    service: presentService(area.market.document, service),
    countryId: area.country.id,
    currency: area.country.currency,
    timeZone: area.market.document.timeZone,
    trips: destinations.map((place) => trips.get(place) ?? null),
  };
}
