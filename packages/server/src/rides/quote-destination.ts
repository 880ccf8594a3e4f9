import type { Location } from '@safiri/contract/fields.ts';
import type { DestinationQuote as Shown } from '@safiri/contract/rides/destination-shapes.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { tollsAlong } from '@safiri/rules/markets/tolls.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { CHANGE_QUOTE_SECONDS, changeRefusal, type ChangeRefusal } from '@safiri/rules/rides/destination-change.ts';
import { isEndFix } from '@safiri/rules/rides/completion.ts';
import { mayOnRide, sideOf } from '@safiri/rules/rides/rider.ts';
import { madeStops } from '@safiri/rules/rides/stops.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import { findServiceArea, isInReachOf, routeThrough, type RoutePort } from '../places/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { kilometers, minutes, requireWay, serviceDrivenAs } from '../pricing/public.ts';
import { sealQuote } from './destination-quote.ts';
import { fareOfChangedWay, pricedBy } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

const refusals: Readonly<Record<ChangeRefusal, string>> = {
  not_under_way: 'Nobody is driving this trip.',
  not_this_ride: 'The destination of this kind of ride can’t be changed on the way.',
  package: 'A package pays the way that was asked for. Its destination can’t be changed.',
  too_often: 'The destination of this trip was changed as often as it can be.',
};

/**
 * Who asked for a trip, and may therefore change where it goes.
 * @throws Problem not_found for everyone else, forbidden to who rides on another's word, illegal_transition with what stands in the way
 */
export function requireChangeable(ride: RideRow | undefined, actor: Actor): RideRow {
  const side = ride === undefined ? undefined : sideOf(ride, actor);
  if (ride === undefined || side === undefined || side === 'driver') throw notFound();
  if (!mayOnRide(side, 'cost')) throw new Problem('forbidden', 'Whoever asked for this ride decides where it goes.');
  const refusal = changeRefusal({ ...ride, change: ride.destinationChange });
  if (refusal !== null) throw new Problem('illegal_transition', refusals[refusal]);
  return ride;
}

/** The places of a trip in their order, and which of them the car is at now. */
function placesOf(ride: RideRow, car: Point | null, dropoff: Point): { places: readonly Point[]; at: number } {
  const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
  const ahead = ride.stops.filter(({ arrivedAt, leftAt }) => arrivedAt === null && leftAt === null);
  // What is driven already is paid by where the car is: a new destination beside the pickup does not undo it.
  const behind = [pickup, ...madeStops(ride.stops), ...(car === null ? [] : [car])];
  return { places: [...behind, ...ahead, dropoff], at: behind.length - 1 };
}

const drivenBy = (market: MarketDocument | null, { service, rideType }: RideRow) => {
  const own = market === null ? undefined : serviceIn(market, service?.id ?? rideType);
  return own === undefined ? drivenAs(rideType) : serviceDrivenAs(own);
};

interface Ports {
  readonly routes: RoutePort;
  readonly endEvidence: AskEndEvidence;
}

/**
 * Prices another destination of a trip under way: the way that was driven, and from where the car is by the stops ahead to the new one, by the
 * trip's own version, surge and moment.
 * @throws Problem as {@link requireChangeable}, destination_out_of_reach
 */
export async function quoteDestination(
  ctx: Context,
  { routes, endEvidence }: Ports,
  reader: Reader,
  ride: RideRow,
  dropoff: Location,
): Promise<Shown> {
  const now = ctx.clock();
  const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
  const area = findServiceArea(ctx.markets, pickup);
  if (area === undefined || !isInReachOf(area, ctx.markets, pickup, dropoff))
    throw new Problem('destination_out_of_reach', 'Trips from there do not go so far.');
  requireWay(ctx.markets, area, { pickup, stops: ride.stops, dropoff });
  const market = await pricedBy(ctx, reader, ride);
  const { fix } = ride.startedAt === null ? { fix: null } : await endEvidence(reader, ride, now);
  const { places, at } = placesOf(ride, fix !== null && isEndFix(fix) ? fix : null, dropoff);
  const way = await routeThrough(routes, places, now, area.market.document.timeZone, drivenBy(market, ride));
  const tolls = market !== null && way.onStreets ? tollsAlong(market, way.path) : [];
  const { distanceMeters, durationSeconds } = way;
  const { lines, fareMinor, discountMinor } = fareOfChangedWay(ride, market, { distanceMeters, durationSeconds, tolls }, dropoff);
  const seconds = durationSeconds - (at === 0 ? 0 : (way.secondsTo[at - 1] ?? 0));
  const until = now.getTime() + 1000 * CHANGE_QUOTE_SECONDS;
  return {
    quote: sealQuote(ctx.config, {
      rideId: ride.id,
      version: ride.version,
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
    minutes: minutes(seconds),
    minutesHigh: minutes(highSeconds(seconds)),
    until: new Date(until).toISOString(),
  };
}
