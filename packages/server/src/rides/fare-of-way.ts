import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { serviceFare, serviceIn } from '@safiri/rules/markets/services.ts';
import { sumOf, type FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { fareLines } from '@safiri/rules/pricing/fare.ts';
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

/**
 * The lines of a trip's fare for so many metres, by its own service, version, surge and time of pickup. Minutes count as they were quoted
 * for the whole way, in proportion.
 */
export function linesOfWay(ride: RideRow, market: MarketDocument | null, meters: number): FareLine[] {
  const { rideType, countryId, surge, service } = ride;
  const priced = market === null ? undefined : serviceIn(market, service?.id ?? rideType);
  if (market === null || priced === undefined) return fareLines({ rideType, distanceMeters: meters, countryId, surge });
  return serviceFare(market, priced, {
    pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
    at: ride.pickupAt ?? ride.requestedAt,
    meters,
    seconds: Math.round((ride.durationSeconds * meters) / Math.max(1, ride.distanceMeters)),
    surge,
  });
}

export const fareOfWay = (ride: RideRow, market: MarketDocument | null, meters: number): number => sumOf(linesOfWay(ride, market, meters));

/** What was paid, line by line. What an order pays for its delivery is one amount where no market priced it. */
export function paidLines(ride: RideRow, market: MarketDocument | null): readonly FareLine[] {
  // With waiting in them the lines were written when the trip ended, however it ended.
  if (ride.fareLines !== null && (ride.chargedMeters === null || ride.waitingMinor !== null)) return ride.fareLines;
  if (isDelivery(ride.rideType)) return [{ kind: 'base', amountMinor: ride.fareMinor }];
  return linesOfWay(ride, market, ride.chargedMeters ?? ride.distanceMeters);
}
