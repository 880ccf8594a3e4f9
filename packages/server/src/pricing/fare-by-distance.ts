import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare as call } from '@safiri/contract/pricing/calls.ts';
import { countryById, defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import { passengerServices } from '@safiri/rules/markets/services.ts';
import { fareMinor } from '@safiri/rules/pricing/fare.ts';
import { baseFareMinor } from '@safiri/rules/pricing/base-fare.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { fare as fareLines } from '@safiri/rules/pricing/market-fare.ts';
import { roundingStep } from '@safiri/rules/pricing/rounding.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, rideTypes, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { etaSeconds } from '@safiri/rules/places/route-estimate.ts';
import { highSeconds, meanSeconds } from '@safiri/rules/places/travel-time.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { localHour } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { kilometers } from './kilometers.ts';
import { minutes } from './minutes.ts';
import { presentService } from './services.ts';

type Body = BodyOf<typeof call>;
type Reply = ReplyOf<typeof call>;
type Fares = Pick<Reply, 'rideType' | 'fare' | 'fares'>;

/** A way without its ends: its length, and how long it takes now. */
interface Way {
  readonly meters: number;
  readonly seconds: number;
}

const wayIn = (now: Date, timeZone: string, distanceKm: number): Way => {
  const meters = Math.round(distanceKm * 1000);
  return { meters, seconds: etaSeconds(meters, localHour(now, timeZone)) };
};

/** What the specification's types cost in a country. */
function specifiedFares({ rideType, countryId = defaultCountryId }: Body, { meters }: Way): Fares {
  if (!isOneOf(rideTypes, rideType)) throw fieldProblem('rideType', 'Say from where to where');
  const fareOf = (type: RideType) =>
    toWire(
      meters === 0
        ? baseFareMinor(type, countryById(countryId))
        : fareMinor({ rideType: type, distanceMeters: meters, countryId, surge: 1 }),
    );
  return {
    rideType,
    fare: fareOf(rideType),
    fares: passengerRideTypes.map((type) => ({
      rideType: type,
      service: { type, vehicles: [...vehiclesFor[type]], own: null, feeTerms: null },
      fare: fareOf(type),
      lines: [],
      taxes: [],
      surge: 1,
      quoteId: null,
      nextCar: null,
    })),
  };
}

/** What the services of a market cost, without what a place adds. */
function marketFares({ document }: Market, { rideType }: Body, { meters, seconds }: Way, now: Date): Fares {
  const { hour, minute } = localMoment(now, document.timeZone);
  const rounding = { roundToMinor: roundingStep(document) };
  const trip = { distanceMeters: meters, durationSeconds: seconds, minuteOfDay: hour * 60 + minute };
  const fares = passengerServices(document).map((service) => ({
    rideType: service.id,
    service: presentService(document, service),
    fare: toWire(sumOf(fareLines(service.tariff, rounding, trip))),
    lines: [],
    taxes: [],
    surge: 1,
    quoteId: null,
    nextCar: null,
  }));
  const asked = fares.find((one) => one.rideType === rideType) ?? fares[0];
  if (asked === undefined) throw fieldProblem('rideType', `Not offered in ${document.name}`);
  return { rideType: asked.rideType, fare: asked.fare, fares };
}

/** @throws Problem place_required where this instance has not exactly one open market */
function onlyMarket({ markets }: Pick<Context, 'markets'>): Market {
  const [only, ...others] = markets.all().filter(({ document }) => document.status === 'open');
  if (only === undefined || others.length > 0)
    throw new Problem('place_required', 'Say from where to where: each city has prices of its own.');
  return only;
}

/**
 * A price by distance alone: nothing to promise, so no quote. In the demo the specification's, elsewhere the only open market's
 * (product §6).
 */
export function fareByDistance(ctx: Context, body: Body, distanceKm: number): Reply {
  const now = ctx.clock();
  const market = ctx.config.demo ? undefined : onlyMarket(ctx);
  const country = market?.country ?? countryById(body.countryId ?? defaultCountryId);
  const timeZone = market?.document.timeZone ?? country.timeZoneId;
  const way = wayIn(now, timeZone, distanceKm);
  return {
    ...(market === undefined ? specifiedFares(body, way) : marketFares(market, body, way, now)),
    currency: country.currency,
    countryId: country.id,
    market: null,
    distance: kilometers(way.meters),
    duration: minutes(way.seconds),
    durationMean: minutes(meanSeconds(way.seconds)),
    durationHigh: minutes(highSeconds(way.seconds)),
    stopMinutes: [],
    surge: 1,
    quoteId: null,
    expiresAt: null,
    owed: null,
    timeZone,
    takesCodes: false,
    meet: null,
    path: [],
    onStreets: false,
    withoutStops: [],
  };
}
