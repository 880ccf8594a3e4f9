import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare as call } from '@safiri/contract/pricing/calls.ts';
import { meetingPointOf } from '@safiri/rules/markets/places.ts';
import { presentMeeting } from './present-meeting.ts';
import { passengerServices, takesStops, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { highSeconds, meanSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { requireTripArea, type RoutePort } from '../places/public.ts';
import { owedNow } from '../wallet/public.ts';
import { fareByDistance } from './fare-by-distance.ts';
import { kilometers } from './kilometers.ts';
import { minutes } from './minutes.ts';
import { type CarsPort, nextCarOf } from './next-car.ts';
import { pickupMoment } from './pickup-moment.ts';
import { takesCodes } from './promotions.ts';
import { priceTrip, type DemandPort, type ServicePrice, type TripPrice } from './price-trip.ts';
import { presentFareTaxes, presentLines } from './present-lines.ts';
import { storeQuotes } from './quotes.ts';
import { presentService, serviceOrFirst } from './services.ts';
import { requireWay, stoppingService } from './stops.ts';

type Body = BodyOf<typeof call>;
type Reply = ReplyOf<typeof call>;

/** What a quote is made of: ways, who else asks, and where cars are. */
export interface QuotePorts {
  readonly routes: RoutePort;
  readonly demand: DemandPort;
  readonly cars: CarsPort;
}

/** Prices a trip, now or for later; for a signed-in passenger with points each service's price is kept as a quote, and told with it when a car could come. */
export async function calculateFare(ctx: Context, { routes, demand, cars }: QuotePorts, actor: Actor | null, body: Body): Promise<Reply> {
  const { pickupLocation: pickup, dropoffLocation: dropoff, stops = [] } = body;
  if (pickup === undefined || dropoff === undefined) return fareByDistance(ctx, body, body.distance ?? 0);
  const area = requireTripArea(ctx.markets, pickup, dropoff);
  const ends = { pickup, stops, dropoff };
  const ofPassengers = passengerServices(area.market.document);
  const offered = ofPassengers.filter((service) => stops.length === 0 || takesStops(service));
  const asked = stoppingService(serviceOrFirst(area, body.rideType), offered, stops);
  if (stops.length > 0) requireWay(ctx.markets, area, ends);
  const pickupAt = body.pickupAt === undefined ? null : pickupMoment(ctx.clock(), body.pickupAt);
  const prices = await priceTrip(ctx, ctx.db, routes, demand, area, [...new Set([...offered, asked])], ends, pickupAt);
  const isOffered = ({ service }: ServicePrice) => offered.includes(service);
  const [stored, owedMinor] =
    actor?.userType === 'passenger'
      ? await Promise.all([
          storeQuotes(ctx, actor.userId, area, ends, prices.filter(isOffered), pickupAt),
          owedNow(ctx.db, actor.userId, area.country.currency),
        ])
      : [undefined, 0];
  const wanted = prices.find(({ service }) => service === asked) as TripPrice;
  const { route, fareMinor, surge } = wanted;
  const pickupSeconds = stored === undefined || pickupAt !== null ? undefined : cars.secondsToPickup(pickup);
  const nextCar = ({ service, route: way }: ServicePrice) =>
    pickupSeconds === undefined || (tripTypeOf(service) === 'ladies_only' && stored?.ladies !== true)
      ? null
      : nextCarOf(tripTypeOf(service), pickupSeconds(service), way.durationSeconds);
  return {
    rideType: asked.id,
    fare: toWire(fareMinor),
    currency: area.country.currency,
    countryId: area.country.id,
    market: area.market.document.id,
    distance: kilometers(route.distanceMeters),
    duration: minutes(route.durationSeconds),
    durationMean: minutes(meanSeconds(route.durationSeconds)),
    durationHigh: minutes(highSeconds(route.durationSeconds)),
    stopMinutes: stops.map((_, i) => minutes(route.secondsTo[i] ?? 0)),
    surge,
    quoteId: stored?.ids.get(wanted) ?? null,
    expiresAt: stored?.expiresAt.toISOString() ?? null,
    owed: stored === undefined || owedMinor === 0 ? null : toWire(owedMinor),
    timeZone: area.market.document.timeZone,
    takesCodes: stored !== undefined && takesCodes(area.market.document, offered, ctx.clock()),
    meet: presentMeeting(meetingPointOf(area.market.document, pickup) ?? null, pickup),
    fares: prices.filter(isOffered).map((price) => ({
      rideType: price.service.id,
      service: presentService(area.market.document, price.service),
      fare: toWire(price.fareMinor),
      lines: presentLines(price.lines),
      taxes: presentFareTaxes(area.market.document, price.fareMinor, price.lines),
      surge: price.surge,
      quoteId: stored?.ids.get(price) ?? null,
      nextCar: nextCar(price),
    })),
    withoutStops: ofPassengers
      .filter((service) => !offered.includes(service))
      .map((service) => ({ rideType: service.id, service: presentService(area.market.document, service) })),
    path: route.path.map(({ lat, lng }) => ({ lat, lng })),
    onStreets: route.onStreets,
  };
}
