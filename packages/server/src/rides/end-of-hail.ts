import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { encodePlusCode } from '@safiri/rules/places/plus-code.ts';
import { ARRIVED_METERS, isEndFix } from '@safiri/rules/rides/completion.ts';
import { meterStopsAt } from '@safiri/rules/rides/hail.ts';
import type { EndEvidence } from '../drivers/public.ts';
import type { EndOfTrip } from './end-of-trip.ts';
import { meterOf } from './hail-terms.ts';
import type { RideRow } from './queries.ts';

/** Where a hailed trip ended, where that is another place than was said. @param place what people call it; else its plus code */
function endedAt(ride: RideRow, { fix }: EndEvidence, place: string | undefined): Partial<RideRow> {
  if (fix === null || !isEndFix(fix)) return {};
  const away = distanceMeters(fix, { lat: ride.dropoffLat, lng: ride.dropoffLng });
  if (ride.hail === 'to_place' && away <= ARRIVED_METERS) return {};
  return { dropoffLat: fix.lat, dropoffLng: fix.lng, dropoffAddress: place ?? encodePlusCode(fix) };
}

/** What the driver's phone says of the end. */
interface SaidOfHail {
  readonly place: string | undefined;
  readonly tappedAt: string | undefined;
  /** Metres by the trail since that tap. */
  readonly metersSince: number;
}

/**
 * How a hailed trip ends: wherever its driver ends it, at what the meter showed when the end was tapped, which may have been without a connection. Nobody is asked about the end who is not known, and the operator
 * pays nothing on top, so nothing waits.
 */
export function endOfHail(
  ride: RideRow,
  market: MarketDocument | null,
  evidence: EndEvidence,
  { place, tappedAt, metersSince }: SaidOfHail,
  now: Date,
): EndOfTrip & Partial<RideRow> {
  const { fix } = evidence;
  const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
  const stop = meterStopsAt({
    tappedAt: tappedAt === undefined ? undefined : Date.parse(tappedAt),
    startedAt: ride.startedAt?.getTime() ?? now.getTime(),
    fixAt: fix === null ? null : now.getTime() - fix.ageSeconds * 1000,
    fixMeters: fix === null ? 0 : distanceMeters(pickup, fix),
    metersSince,
    now: now.getTime(),
  });
  const { meters, seconds, lines, fareMinor } = meterOf(ride, market, evidence, new Date(stop));
  const end = endedAt(ride, evidence, place);
  const to = { lat: end.dropoffLat ?? ride.dropoffLat, lng: end.dropoffLng ?? ride.dropoffLng };
  return {
    ...end,
    completedAt: new Date(stop),
    distanceMeters: meters,
    durationSeconds: seconds,
    drivenMeters: evidence.drivenMeters,
    fareMinor,
    fareLines: lines,
    quotedMinor: null,
    chargedMeters: null,
    endReason: null,
    endMeters: null,
    endStraightMeters: Math.round(distanceMeters(pickup, to)),
    confirmation: 'plain',
    operatorPay: null,
  };
}
