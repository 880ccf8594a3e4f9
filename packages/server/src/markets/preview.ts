import { and, desc, eq, gt, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { serviceFare, serviceIn } from '@safiri/rules/markets/services.ts';
import { tollsIn } from '@safiri/rules/markets/tolls.ts';
import { grossOf } from '@safiri/rules/pricing/commission.ts';
import { typicalFare, typicalTrips, typicalVehicles } from '@safiri/rules/markets/typical-trips.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { documentAt } from './apply-market.ts';

/** What a way costs before and after, in minor units; undefined where there is no such service. */
interface FareBothWays {
  readonly service: string;
  readonly meters: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** What a document would change for those who travel. */
interface FarePreview {
  readonly typical: ReadonlyArray<FareBothWays & { readonly hour: number; readonly minute: number; readonly vehicles: VehicleType[] }>;
  readonly recent: ReadonlyArray<FareBothWays & { readonly rideId: number }>;
}

/** As many real trips. */
const RECENT = 20;
/** Looked for among so many of the instance’s newest: a quiet city beside a busy one must not make a search through all trips. */
const AMONG_TRIPS = 50_000;

type Ride = typeof rides.$inferSelect;

function fareOf(market: MarketDocument, serviceId: string, ride: Ride): number | undefined {
  const service = serviceIn(market, serviceId);
  if (service === undefined) return undefined;
  const { distanceMeters: meters, durationSeconds: seconds, surge } = ride;
  return sumOf(
    serviceFare(market, service, {
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      dropoff: { lat: ride.dropoffLat, lng: ride.dropoffLng },
      at: ride.pickupAt ?? ride.requestedAt,
      meters,
      seconds,
      surge,
      tolls: tollsIn(ride.fareLines ?? []),
    }),
  );
}

/** What typical trips cost by what is in force and by a document, and what the last real ones cost and would have cost. */
export async function farePreview(reader: Reader, market: MarketDocument, now: Date): Promise<FarePreview> {
  const before = await documentAt(reader, market.id, now);
  const last = await reader
    .select()
    .from(rides)
    .where(
      and(
        gt(rides.id, sql`(select coalesce(max(id), 0) - ${AMONG_TRIPS} from rides)`),
        eq(rides.cityId, market.id),
        isNotNull(rides.marketVersionId),
        notInArray(rides.rideType, [...deliveryRideTypes]),
      ),
    )
    .orderBy(desc(rides.id))
    .limit(RECENT);
  return {
    typical: typicalTrips(market, before).map(({ service, ...trip }) => ({
      service: service.id,
      meters: trip.meters,
      hour: Math.floor(trip.minute / 60),
      minute: trip.minute % 60,
      vehicles: typicalVehicles(service),
      before: before === undefined ? undefined : typicalFare(before, service.id, trip),
      after: typicalFare(market, service.id, trip),
    })),
    recent: last.map((ride) => {
      const service = ride.service?.id ?? ride.rideType;
      return {
        service,
        meters: ride.distanceMeters,
        rideId: ride.id,
        before: grossOf(ride),
        after: fareOf(market, service, ride),
      };
    }),
  };
}
