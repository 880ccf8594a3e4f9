import { vehicleFits, type VehicleType } from '../dispatch/vehicles.ts';
import type { MarketDocument, MarketService } from '../markets/document.ts';
import { ownVehicles, passengerServices, serviceFare, tripTypeOf } from '../markets/services.ts';
import type { Point } from '../places/geo.ts';
import { sumOf, type FareLine } from '../pricing/fare-lines.ts';
import { drivenMetersOf, FASTEST_TRIP_METERS_PER_SECOND, type EndFix } from './completion.ts';

/** How a trip that began with somebody who stood before the car was said to end: anywhere, or at a place that was named. */
export const hailKinds = ['open', 'to_place'] as const;
export type HailKind = (typeof hailKinds)[number];

/**
 * The services by which a driver may take along who stands before the vehicle. A shared car, a school run and a ride for women ask for what nobody has
 * shown who is not known.
 */
export const hailServices = (document: Pick<MarketDocument, 'services'>, vehicle: VehicleType): MarketService[] =>
  passengerServices(document).filter(
    (service) => service.kind === 'ride' && vehicleFits(vehicle, tripTypeOf(service), ownVehicles(service)),
  );

/** What was driven of a trip until now. */
export interface MeteredWay {
  readonly pickup: Point;
  /** By the trail since the start; null where nothing was recorded. */
  readonly drivenMeters: number | null;
  readonly fix: EndFix | null;
  /** Since the start, at least 0. */
  readonly seconds: number;
}

/**
 * The metres that a meter counts: by the trail, never less than straight on to the last position, and never more than anything drives
 * in that time.
 */
export const meteredMeters = ({ seconds, ...way }: MeteredWay): number =>
  Math.min(drivenMetersOf({ ...way, stops: [] }), Math.round(seconds * FASTEST_TRIP_METERS_PER_SECOND));

/** When the end of a hailed trip was tapped, on a phone that may have had no connection then. */
export interface TappedEnd {
  /** Milliseconds, by the phone; NaN and undefined where it said none. */
  readonly tappedAt: number | undefined;
  readonly startedAt: number;
  /** When the last position was taken in; null while none is known. */
  readonly fixAt: number | null;
  /** Straight on from the pickup to that position. */
  readonly fixMeters: number;
  /** Metres by the trail since the tap. */
  readonly metersSince: number;
  readonly now: number;
}

/** So far a car may roll while its phone looks for a connection, and the trip has ended all the same where the end was tapped. */
export const STANDS_STILL_METERS = 300;

/**
 * When the meter of a hailed trip stops: where its end was tapped first, never later than now. Who was seen to drive on after the tap, or is where
 * nobody can have come by then, has not ended the trip at it: the last position counts.
 */
export function meterStopsAt({ tappedAt, startedAt, fixAt, fixMeters, metersSince, now }: TappedEnd): number {
  if (tappedAt === undefined || Number.isNaN(tappedAt) || tappedAt >= now) return now;
  const tapped = Math.max(tappedAt, startedAt);
  const reach = ((tapped - startedAt) / 1000) * FASTEST_TRIP_METERS_PER_SECOND;
  const drove = metersSince > STANDS_STILL_METERS || fixMeters > reach + STANDS_STILL_METERS;
  return drove ? Math.min(now, Math.max(tapped, fixAt ?? now)) : tapped;
}

/** Within so many metres and seconds of its start a hailed trip may be called off: nobody was driven anywhere. */
export const HAIL_CALL_OFF_METERS = 200;
export const HAIL_CALL_OFF_SECONDS = 120;

/** Whether a driver may still call a hailed trip off; later it ends by the meter. */
export const mayCallOffHail = ({ meters, seconds }: Pick<Metered, 'meters' | 'seconds'>): boolean =>
  meters <= HAIL_CALL_OFF_METERS && seconds <= HAIL_CALL_OFF_SECONDS;

/** What a meter shows. */
export interface Metered {
  readonly meters: number;
  readonly seconds: number;
  readonly lines: FareLine[];
  /** Minor units of the market's currency. */
  readonly fareMinor: number;
}

/**
 * The fare of a trip by the meter: its service's tariff by metres and minutes as they were driven, or the fixed price from where it began to where it is now. No surge: nobody
 * saw one before getting in.
 * @param startedAt decides night and holiday
 */
export function meter(document: MarketDocument, service: MarketService, startedAt: Date, way: MeteredWay): Metered {
  const meters = meteredMeters(way);
  const seconds = Math.round(way.seconds);
  const lines = serviceFare(document, service, {
    pickup: way.pickup,
    ...(way.fix === null ? {} : { dropoff: way.fix }),
    at: startedAt,
    meters,
    seconds,
    surge: 1,
  });
  return { meters, seconds, lines, fareMinor: sumOf(lines) };
}
