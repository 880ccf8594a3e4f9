import type { Location } from '@safiri/contract/fields.ts';
import type { DestinationQuote as Shown } from '@safiri/contract/rides/destination-shapes.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { tollsAlong, type PassedToll } from '@safiri/rules/markets/tolls.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import {
  CHANGE_QUOTE_SECONDS,
  changeRefusal,
  mayDecline,
  stopRefusal,
  type ChangeKind,
  type ChangeRefusal,
} from '@safiri/rules/rides/destination-change.ts';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { isEndFix } from '@safiri/rules/rides/completion.ts';
import { mayOnRide, sideOf } from '@safiri/rules/rides/rider.ts';
import { madeStops } from '@safiri/rules/rides/stops.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import { findServiceArea, isInReachOf, routeThrough, type RoutePort, type ServiceArea } from '../places/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { isSamePlace, kilometers, minutes, serviceDrivenAs } from '../pricing/public.ts';
import { sealQuote } from './destination-quote.ts';
import { fareOfWay, pricedBy } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

const refusals: Readonly<Record<ChangeRefusal, string>> = {
  not_under_way: 'Nobody is driving this trip.',
  not_this_ride: 'The way of this kind of ride can’t be changed while it is driven.',
  package: 'A package pays the way that was asked for. That can’t be changed.',
  too_often: 'The way of this trip was changed as often as it can be.',
  unanswered: 'Your driver has not answered what you asked for last.',
  no_stops: 'This ride makes no stops on the way.',
  stops_full: 'This ride has as many stops as it can have.',
};

/**
 * The trip of whoever rides it and asked for it.
 * @throws Problem not_found for everyone else, forbidden where those are two
 */
export function requireOwnWay(ride: RideRow | undefined, actor: Actor): RideRow {
  const side = ride === undefined ? undefined : sideOf(ride, actor);
  if (ride === undefined || side === undefined || side === 'driver') throw notFound();
  if (!mayOnRide(side, 'destination')) throw new Problem('forbidden', 'Only of a ride that somebody asked for themselves.');
  return ride;
}

/**
 * The same, whose way may be changed.
 * @throws Problem as {@link requireOwnWay}, illegal_transition with what stands in the way
 */
export function requireChangeable(asked: RideRow | undefined, actor: Actor, kind: ChangeKind, now: Date): RideRow {
  const ride = requireOwnWay(asked, actor);
  const { destinationChange: change, feeTerms } = ride;
  const facts = { ...ride, change, isAsked: change !== null && mayDecline(change, now), makesStops: feeTerms?.stop !== undefined };
  const refusal = kind === 'stop' ? stopRefusal(facts) : changeRefusal(facts);
  if (refusal !== null) throw new Problem('illegal_transition', refusals[refusal]);
  return ride;
}

/** The places of a trip up to where the car is, and from there by the stops ahead to its end. */
function placesOf({ pickupLat, pickupLng, stops }: RideRow, car: Point | null, { stop, dropoff }: Wanted) {
  const driven = [{ lat: pickupLat, lng: pickupLng }, ...madeStops(stops), ...(car === null ? [] : [car])];
  const ahead = stops.filter(({ arrivedAt, leftAt }) => arrivedAt === null && leftAt === null);
  return { driven, ahead: [...driven.slice(-1), ...ahead, ...(stop === null ? [] : [stop]), dropoff] };
}

const nowhere: Way = { distanceMeters: 0, durationSeconds: 0, tolls: [] };

/**
 * The way that was driven so far: by the streets between the places that the car was at, and no shorter than its trail. What is driven is paid by who
 * changes where it goes, however often, and wherever the car is by then.
 */
function drivenWay(along: Way, drivenMeters: number | null): Way {
  const distanceMeters = Math.max(along.distanceMeters, drivenMeters ?? 0);
  const longer = along.distanceMeters === 0 ? 1 : distanceMeters / along.distanceMeters;
  return { ...along, distanceMeters, durationSeconds: Math.round(along.durationSeconds * longer) };
}

const drivenBy = (market: MarketDocument | null, { service, rideType }: RideRow) => {
  const own = market === null ? undefined : serviceIn(market, service?.id ?? rideType);
  return own === undefined ? drivenAs(rideType) : serviceDrivenAs(own);
};

/** What a way comes to, with the tolls along it. */
interface Way {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly tolls: readonly PassedToll[];
}

const nothingDriven = { fix: null, drivenMeters: null };

/** Where a trip is to go: to its end, and by one stop more where that is asked for. */
interface Wanted {
  readonly stop: Location | null;
  readonly dropoff: Location;
}

/** What was asked for of a trip. */
export const wantedOf = (
  ride: RideRow,
  { stop, dropoffLocation }: { stop?: Location | undefined; dropoffLocation?: Location | undefined },
): Wanted => ({
  stop: stop ?? null,
  dropoff: dropoffLocation ?? { lat: ride.dropoffLat, lng: ride.dropoffLng, address: ride.dropoffAddress },
});

/** @throws Problem destination_out_of_reach, or naming the place that lies where the car is before it, or goes after */
function requireElsewhere(ctx: Context, area: ServiceArea, pickup: Point, ahead: readonly Point[], { stop, dropoff }: Wanted): void {
  if (!isInReachOf(area, ctx.markets, pickup, stop ?? dropoff))
    throw new Problem('destination_out_of_reach', 'Trips from there do not go so far.');
  const [before, last] = ahead.slice(stop === null ? -2 : -3);
  if (before === undefined || last === undefined) return;
  if (stop === null && isSamePlace(before, dropoff))
    throw fieldProblem('dropoffLocation', 'The trip is there already: tell your driver to end it.');
  if (stop !== null && (isSamePlace(before, stop) || isSamePlace(stop, dropoff)))
    throw fieldProblem('stop', 'Choose a stop away from the place before it and from the destination.');
}

interface Ports {
  readonly routes: RoutePort;
  readonly endEvidence: AskEndEvidence;
}

/**
 * Prices another way of a trip under way: what was driven, and from where the car is by the stops ahead to its end, by the trip's own version,
 * surge and moment.
 * @throws Problem destination_out_of_reach, naming dropoffLocation or stop where the car is there
 */
export async function quoteDestination(
  ctx: Context,
  { routes, endEvidence }: Ports,
  reader: Reader,
  ride: RideRow,
  wanted: Wanted,
): Promise<Shown> {
  const { stop, dropoff } = wanted;
  const now = ctx.clock();
  const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
  const area = findServiceArea(ctx.markets, pickup);
  if (area === undefined) throw new Problem('destination_out_of_reach', 'Trips from there do not go so far.');
  const market = await pricedBy(ctx, reader, ride);
  const { fix, drivenMeters } = ride.startedAt === null ? nothingDriven : await endEvidence(reader, ride, now);
  const places = placesOf(ride, fix !== null && isEndFix(fix) ? fix : null, wanted);
  requireElsewhere(ctx, area, pickup, places.ahead, wanted);
  const wayBy = async (along: readonly Point[]): Promise<Way> => {
    if (along.length < 2) return nowhere;
    const way = await routeThrough(routes, along, now, area.market.document.timeZone, drivenBy(market, ride));
    return { ...way, tolls: market !== null && way.onStreets ? tollsAlong(market, way.path) : [] };
  };
  const [along, ahead] = await Promise.all([wayBy(places.driven), wayBy(places.ahead)]);
  const driven = drivenWay(along, drivenMeters);
  const distanceMeters = driven.distanceMeters + ahead.distanceMeters;
  const durationSeconds = driven.durationSeconds + ahead.durationSeconds;
  const { lines, fareMinor, discountMinor } = fareOfWay(ride, market, distanceMeters, {
    dropoff,
    // One that was left out costs nothing.
    stops: ride.stops.filter(({ arrivedAt, leftAt }) => arrivedAt !== null || leftAt === null).length + (stop === null ? 0 : 1),
    seconds: durationSeconds,
    tolls: [...driven.tolls, ...ahead.tolls],
  });
  const seconds = ride.isFast ? ahead.durationSeconds / FAST_TRIP_TIMES : ahead.durationSeconds;
  const until = now.getTime() + 1000 * CHANGE_QUOTE_SECONDS;
  return {
    quote: sealQuote(ctx.config, {
      rideId: ride.id,
      version: ride.version,
      stop,
      dropoff,
      fareMinor,
      fareLines: lines,
      discountMinor: ride.promotion === null ? null : discountMinor,
      distanceMeters,
      durationSeconds,
      until,
    }),
    fare: toWire(fareMinor),
    before: toWire(ride.fareMinor),
    distance: kilometers(distanceMeters),
    duration: minutes(durationSeconds),
    minutes: minutes(seconds),
    minutesHigh: minutes(highSeconds(seconds)),
    until: new Date(until).toISOString(),
  };
}
