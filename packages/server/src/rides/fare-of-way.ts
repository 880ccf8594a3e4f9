import type { MarketDocument, MarketService } from '@safiri/rules/markets/document.ts';
import { serviceFare, serviceIn } from '@safiri/rules/markets/services.ts';
import { tollsIn, type PassedToll } from '@safiri/rules/markets/tolls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { sumOf, type FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { fareLines } from '@safiri/rules/pricing/fare.ts';
import { roundingStep } from '@safiri/rules/pricing/rounding.ts';
import { discounted, discountFloor, type Discounted } from '@safiri/rules/pricing/promotions.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import type { RideRow } from './queries.ts';

/** The document of the version that priced a trip; null of trips that no market priced. */
export const pricedBy = async (
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  { marketVersionId }: Pick<RideRow, 'marketVersionId'>,
): Promise<MarketDocument | null> => (marketVersionId === null ? null : (await markets.version(reader, marketVersionId)).document);

const dropoffOf = ({ dropoffLat, dropoffLng }: RideRow): Point => ({ lat: dropoffLat, lng: dropoffLng });

/** The fare of a way with what the trip's code takes off it; no more than was set aside for it when the ride was asked for. */
function withPromotion(ride: RideRow, market: MarketDocument, service: MarketService, lines: FareLine[], meters: number): Discounted {
  if (ride.promotion === null) return { lines, fareMinor: sumOf(lines), discountMinor: 0 };
  return discounted(lines, ride.promotion, {
    floorMinor: discountFloor(service, meters),
    roundToMinor: roundingStep(market),
    mostMinor: ride.discountMinor ?? 0,
  });
}

/** What of a way is another than what a trip was priced for. */
interface OtherWay {
  readonly dropoff?: Point;
  /** How many stops are made on it. */
  readonly stops?: number;
  readonly seconds?: number;
  readonly tolls?: readonly PassedToll[];
}

/**
 * The lines of a trip's fare for so many metres, by its own service, version, surge and time of pickup, with what its code takes off it. A fixed price
 * counts only where it is one to that end.
 * @param way what else is known of it: else minutes count as they were quoted for the whole way, in proportion, and tolls of gates that come before
 * its end
 */
export function fareOfWay(ride: RideRow, market: MarketDocument | null, meters: number, way: OtherWay = {}): Discounted {
  const { rideType, countryId, surge, service } = ride;
  const priced = market === null ? undefined : serviceIn(market, service?.id ?? rideType);
  if (market === null || priced === undefined) {
    const lines = fareLines({ rideType, distanceMeters: meters, countryId, surge });
    return { lines, fareMinor: sumOf(lines), discountMinor: 0 };
  }
  const lines = serviceFare(market, priced, {
    pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
    dropoff: way.dropoff ?? dropoffOf(ride),
    at: ride.pickupAt ?? ride.requestedAt,
    meters,
    seconds: way.seconds ?? Math.round((ride.durationSeconds * meters) / Math.max(1, ride.distanceMeters)),
    surge,
    stops: way.stops ?? ride.stops.length,
    tolls: way.tolls ?? tollsIn(ride.fareLines ?? [], meters),
  });
  return withPromotion(ride, market, priced, lines, meters);
}

/** What was paid, line by line. What an order pays for its delivery is one amount where no market priced it. */
export function paidLines(ride: RideRow, market: MarketDocument | null): readonly FareLine[] {
  // Those that do not add up to what was paid are of the way that was asked for, not of the one that was driven.
  if (ride.fareLines !== null && sumOf(ride.fareLines) === ride.fareMinor) return ride.fareLines;
  if (isDelivery(ride.rideType)) return [{ kind: 'base', amountMinor: ride.fareMinor }];
  return fareOfWay(ride, market, ride.chargedMeters ?? ride.distanceMeters).lines;
}
