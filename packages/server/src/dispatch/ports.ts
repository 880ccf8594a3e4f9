import { dispatchRounds } from '@safiri/db/dispatch/tables.ts';
import type { DispatchPorts, Fitting, Near, OpenTrip } from '@safiri/dispatch/engine/ports.ts';
import { APART_FROM_TRIPS } from '@safiri/rules/dispatch/batch.ts';
import type { Asked, DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions, LiveTrips } from '../drivers/public.ts';
import { settleNextTrips } from '../rides/public.ts';
import type { Links } from '../sharing/public.ts';
import { cashLimitOf } from '../wallet/public.ts';
import { createEndingTrips } from './ending-trips.ts';
import { expire } from './expire.ts';
import { createFareRates } from './fare-rates.ts';
import { makeOffer } from './make-offer.ts';
import type { Batch } from './batch.ts';
import { takeCrowd } from './crowd.ts';
import type { MatchThread } from './match-thread.ts';
import { endingNear, nearestOfBoth } from './near-drivers.ts';
import { clockAt, streetsAt } from './pickup-times.ts';
import { driveTime, leastPickupTimes, pickupTimes } from './road-times.ts';
import { withTurns } from './rank-turns.ts';
import { listDriverFacts, listOpenTrips, type OpenTripRow } from './queries.ts';

/** More do not make the batch better, and a round must end within its window. */
export const TRIPS_PER_ROUND = 1000;

/** How an earlier offer of the same trip ended, as the record tells it. */
const askedOf = ({ status, shown, at }: OpenTripRow['asked'][string]): Asked => ({
  gate: status === 'declined' ? 'declined' : status === 'lapsed' ? (shown ? 'lapsed' : 'not_shown') : 'asked_before',
  at,
});

/** What dispatch reads of other rooms. */
interface Needs {
  readonly positions: LivePositions;
  readonly trips: LiveTrips;
  readonly links: Links;
  /** The cities that this node dispatches, at each moment. */
  readonly own: () => readonly string[];
  /** Where large batches are matched. */
  readonly thread: MatchThread;
  /** The files of the streets in force. */
  readonly roadFiles: () => readonly string[];
}

/** The engine's ports on PostgreSQL, the live positions and trips. */
export function createPorts(ctx: Context, { positions, trips: liveTrips, links, own, thread, roadFiles }: Needs): DispatchPorts {
  const endings = createEndingTrips(ctx, positions, liveTrips);
  const rates = createFareRates(ctx);
  /** Where the last look ended, when it was full: nobody waits behind a thousand trips for which there is no driver. */
  let next = 0;
  async function factsOf(driverIds: number[]): Promise<Map<number, DriverFacts>> {
    const rows = await listDriverFacts(ctx.db, driverIds);
    return new Map(
      rows.map((row): [number, DriverFacts] => {
        const known = endings.of(row.id);
        const ending = known !== undefined && known.ending.tripId === row.ends && rates.earnsNoMore(row.id) ? known.ending : null;
        return [
          row.id,
          {
            ending,
            driverId: row.id,
            isOnline: row.is_online,
            isVerified: row.verification_status === 'approved',
            gender: row.gender,
            genderVerified: row.gender_verified,
            vehicleType: row.vehicle_type,
            workplace: row.workplace,
            hasLiveTrip: row.has_live_trip,
            // A shared car that is nearly there is joined by nobody.
            carries: known === undefined ? row.carries : null,
            hasLiveOffer: row.has_live_offer,
            debts: row.debts,
            positionAt: positions.get(row.id)?.at ?? 0,
            idleSince: row.idle_since,
          },
        ];
      }),
    );
  }

  function driversNear(pickup: Point, limit: number, radiusMeters: number, only?: Fitting): Near[] {
    const there = positions.near(pickup, limit, radiusMeters, only && { ...only, fresh: true });
    return nearestOfBoth(there, endingNear(endings.places(), pickup, radiusMeters, only), limit);
  }

  /** All that matching looks at, as it is now: what changes meanwhile is seen when the offers are made. */
  const batchOf = (trips: readonly OpenTrip[], now: Date): Batch => ({
    trips,
    now,
    clocks: trips.map(({ pickup }) => clockAt(ctx, pickup, now)),
    crowd: takeCrowd(positions.onlineCount(), positions.each),
    endings: endings.places(),
    roadFiles: roadFiles(),
  });

  return {
    async openTrips() {
      const cities = own();
      const over = next;
      const rows = cities.length === 0 ? [] : await listOpenTrips(ctx.db, cities, over, TRIPS_PER_ROUND);
      const last = rows.length < TRIPS_PER_ROUND ? undefined : rows.at(-1)?.id;
      next = last ?? 0;
      if (rows.length > 0) {
        endings.look();
        if (endings.all().length > 0) await rates.look();
      }
      const trips = rows.map((row) => ({
        tripId: row.id,
        marketId: row.city_id,
        market: { marketId: row.city_id, countryId: row.country_id },
        rideType: row.ride_type,
        vehicles: row.vehicles,
        pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
        share:
          row.ride_type === 'share'
            ? { dropoff: { lat: row.dropoff_lat, lng: row.dropoff_lng }, detourCapSeconds: row.detour_cap_seconds }
            : null,
        cashLimit: cashLimitOf(ctx.markets, { cityId: row.city_id, paymentMethod: row.payment_method }),
        passengerGenderVerifiedFemale: row.passenger_gender === 'female' && row.passenger_gender_verified,
        asked: new Map(Object.entries(row.asked).map(([driverId, asked]) => [Number(driverId), askedOf(asked)])),
        keptApart: new Set(row.kept_apart),
        favourites: new Set(row.favourites),
        requestedAt: row.requested_at,
      }));
      return { trips: await withTurns(ctx, positions, trips, factsOf), over, upTo: last ?? Infinity };
    },
    driversNear,
    driverFacts: factsOf,
    async matchApart(trips, now, tell) {
      if (trips.length >= APART_FROM_TRIPS) return thread.match(batchOf(trips, now), factsOf, tell);
      thread.noteSmall();
      return undefined;
    },
    offer: (offer) =>
      makeOffer(ctx, {
        ...offer,
        from: offer.after === undefined ? positions.get(offer.driverId) : endings.of(offer.driverId)?.point,
        by: positions.drivenAs(offer.driverId),
      }),
    async record({ tripId, at, considered }) {
      if (considered.length === 0) return;
      await ctx.db.insert(dispatchRounds).values({
        rideId: tripId,
        at,
        driverIds: considered.map(({ driverId }) => driverId),
        gates: considered.map(({ gate }) => gate),
        meters: considered.map(({ meters }) => Math.round(meters)),
      });
    },
    async expire(now) {
      const cities = own();
      if (cities.length > 0) await settleNextTrips(ctx, links, cities);
      return expire(ctx, cities, now);
    },
    pickupSeconds: (trip, drivers, at) =>
      pickupTimes(streetsAt(ctx, trip.pickup, at), trip.pickup, drivers, (driverId) => positions.drivenAs(driverId)),
    driveSeconds: (trip, from, to, at) => driveTime(streetsAt(ctx, trip.pickup, at), from, to),
    leastSeconds: (trip, meters, at) => leastPickupTimes(streetsAt(ctx, trip.pickup, at), trip.pickup, meters),
  };
}
