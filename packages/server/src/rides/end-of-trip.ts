import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import {
  ARRIVED_METERS,
  earlyFare,
  ENDED_ON_BOARD,
  endedEarly,
  isEndFix,
  isRoutePlausible,
  leavesStopsOut,
  metersFromDropoff,
  missingAtEnd,
  straightTo,
  type AnyEndReason,
  type TripAtEnd,
} from '@safiri/rules/rides/completion.ts';
import { madeStops } from '@safiri/rules/rides/stops.ts';
import type { Discounted } from '@safiri/rules/pricing/promotions.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { EndEvidence } from '../drivers/public.ts';
import { Problem } from '../platform/problem.ts';
import { kilometers } from '../pricing/public.ts';
import { fareOfWay } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

function tripAtEnd(ride: RideRow, { fix, drivenMeters }: EndEvidence, now: Date): TripAtEnd {
  return {
    pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
    dropoff: { lat: ride.dropoffLat, lng: ride.dropoffLng },
    stops: ride.stops,
    routeMeters: ride.distanceMeters,
    seconds: ride.startedAt === null ? 0 : (now.getTime() - ride.startedAt.getTime()) / 1000,
    drivenMeters,
    fix,
  };
}

/** What a driver is told who is to say why the trip ends here. */
function unproven(ride: RideRow, trip: TripAtEnd): Problem {
  const metersAway = metersFromDropoff(trip);
  const leftOut = ride.stops.find(({ arrivedAt }) => arrivedAt === null);
  const where =
    metersAway !== null && metersAway > ARRIVED_METERS
      ? `You are ${kilometers(metersAway)} km from ${ride.dropoffAddress}.`
      : leftOut !== undefined
        ? `You have not stopped at ${leftOut.address}.`
        : 'We could not see that this trip was driven to its end.';
  return new Problem('end_unproven', `${where} Say why it ends here.`, { missing: missingAtEnd(trip), metersAway });
}

/** What the end of a trip writes into its row: where, why, at which fare, and whether somebody has to confirm it. */
export type EndOfTrip = Pick<
  RideRow,
  | 'durationSeconds'
  | 'drivenMeters'
  | 'fareMinor'
  | 'quotedMinor'
  | 'chargedMeters'
  | 'endReason'
  | 'endMeters'
  | 'endStraightMeters'
  | 'confirmation'
  | 'operatorPay'
> &
  Partial<Pick<RideRow, 'discountMinor' | 'fareLines'>>;

/** What a code took off where the trip ended early: what the way that was driven would have cost more than is paid. */
function discountAt(ride: RideRow, { fareMinor, discountMinor }: Discounted, paidMinor: number): number {
  return Math.min(ride.discountMinor ?? 0, Math.max(0, fareMinor + discountMinor - paidMinor));
}

/**
 * Decides how a trip ends by what its driver's phone showed (product §2, completion). A delivery needs no reason and keeps its
 * price, because the receiver's PIN or a photo ends it; what the operator pays for it waits all the same where nobody drove.
 * @param market of the version that priced it
 * @throws Problem end_unproven when a reason is needed and none was given
 */
export function decideEnd(
  ride: RideRow,
  market: MarketDocument | null,
  evidence: EndEvidence,
  endReason: AnyEndReason | undefined,
  now: Date,
): EndOfTrip {
  const trip = tripAtEnd(ride, evidence, now);
  const onBoard = endReason === ENDED_ON_BOARD;
  const plain = missingAtEnd(trip).length === 0 && !onBoard;
  const delivery = isDelivery(ride.rideType);
  if (!plain && !delivery && endReason === undefined) throw unproven(ride, trip);
  const end = trip.fix !== null && isEndFix(trip.fix) ? trip.fix : trip.dropoff;
  const straightMeters = Math.round(straightTo(trip, end));
  const seconds = Math.round(trip.seconds);
  const made = madeStops(ride.stops).length;
  const early =
    !delivery && (onBoard || endedEarly(trip) || leavesStopsOut(trip))
      ? earlyFare(ride.fareMinor, trip, (meters) => fareOfWay(ride, market, meters, { dropoff: end, stops: made }).fareMinor)
      : undefined;
  const driven = early === undefined ? undefined : fareOfWay(ride, market, early.chargedMeters, { dropoff: end, stops: made });
  const less = early !== undefined && early.fareMinor < ride.fareMinor ? early : undefined;
  const plausible = plain || (delivery && isRoutePlausible({ seconds, drivenMeters: trip.drivenMeters, straightMeters }));
  return {
    durationSeconds: ride.startedAt === null ? ride.durationSeconds : seconds,
    drivenMeters: trip.drivenMeters,
    fareMinor: less?.fareMinor ?? ride.fareMinor,
    // Of the way that was driven: commission and taxes are taken of them.
    ...(less === undefined || driven === undefined || ride.fareLines === null ? {} : { fareLines: [...driven.lines] }),
    ...(driven === undefined || ride.promotion === null
      ? {}
      : { discountMinor: discountAt(ride, driven, less?.fareMinor ?? ride.fareMinor) }),
    quotedMinor: less === undefined ? null : ride.fareMinor,
    chargedMeters: less?.chargedMeters ?? null,
    endReason: plain || delivery ? null : (endReason ?? null),
    endMeters: metersFromDropoff(trip),
    endStraightMeters: straightMeters,
    confirmation: plain || delivery ? 'plain' : 'asked',
    operatorPay: plausible ? 'released' : 'held',
  };
}
