import { dispatchRecords } from '@safiri/db/dispatch/tables.ts';
import type { DispatchPorts } from '@safiri/dispatch/engine/ports.ts';
import type { AskedGate, DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Gender } from '@safiri/rules/users/genders.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import { localHour } from '../places/public.ts';
import { expire } from './expire.ts';
import { makeOffer } from './make-offer.ts';
import { listDriverFacts, listOpenTrips, type OpenTripRow } from './queries.ts';

const TRIPS_PER_ROUND = 500;
/** All cities of the demo share a clock zone within an hour; the estimate's table is that coarse. */
const DISPATCH_TIME_ZONE = 'Africa/Johannesburg';

/** How an earlier offer of the same trip ended, as the record tells it. */
const gateOfAsked = (status: OpenTripRow['asked'][string]): AskedGate =>
  status === 'declined' || status === 'lapsed' ? status : 'asked_before';

/** The engine's ports on PostgreSQL and the live positions. */
export function createPorts(ctx: Context, positions: LivePositions): DispatchPorts {
  /** Longer for longer distances, so it is also the least that anybody farther away needs. */
  const seconds = (meters: number, at: Date) => etaSeconds(roadMeters(meters), localHour(at, DISPATCH_TIME_ZONE));
  return {
    async openTrips() {
      const rows = await listOpenTrips(ctx.db, TRIPS_PER_ROUND);
      return rows.map((row) => ({
        tripId: row.id,
        rideType: row.ride_type as RideType,
        vehicles: row.vehicles as VehicleType[] | null,
        pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
        share:
          row.ride_type === 'share'
            ? { dropoff: { lat: row.dropoff_lat, lng: row.dropoff_lng }, detourCapSeconds: row.detour_cap_seconds }
            : null,
        passengerGenderVerifiedFemale: row.passenger_gender === 'female' && row.passenger_gender_verified,
        asked: new Map(Object.entries(row.asked).map(([driverId, status]) => [Number(driverId), gateOfAsked(status)])),
        requestedAt: row.requested_at,
      }));
    },
    driversNear: (pickup, limit, radiusMeters, only) => positions.near(pickup, limit, radiusMeters, only),
    async driverFacts(driverIds) {
      const rows = await listDriverFacts(ctx.db, driverIds);
      return new Map(
        rows.map((row): [number, DriverFacts] => {
          return [
            row.id,
            {
              driverId: row.id,
              isOnline: row.is_online,
              isVerified: row.verification_status === 'approved',
              gender: row.gender as Gender,
              genderVerified: row.gender_verified,
              vehicleType: row.vehicle_type as VehicleType,
              hasLiveTrip: row.has_live_trip,
              carries: row.carries,
              hasLiveOffer: row.has_live_offer,
              positionAt: positions.get(row.id)?.at ?? 0,
              idleSince: row.idle_since,
            },
          ];
        }),
      );
    },
    offer: (offer) => makeOffer(ctx, offer),
    async record({ tripId, at, considered }) {
      if (considered.length === 0) return;
      await ctx.db
        .insert(dispatchRecords)
        .values(considered.map(({ driverId, gate, meters }) => ({ rideId: tripId, driverId, gate, meters: Math.round(meters), at })));
    },
    expire: (now) => expire(ctx, now),
    driveSeconds: (from, to, at) => seconds(distanceMeters(from, to), at),
    etaSeconds: seconds,
    leastSeconds: seconds,
  };
}
