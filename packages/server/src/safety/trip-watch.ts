import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { deliveryRideTypes } from '@safiri/rules/rides/deliveries.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { beginWatch, quietFrom, watchTrip, QUIET_SECONDS, type Watch } from '@safiri/rules/safety/trip-checks.ts';
import { askPassenger, escalateUnanswered, lastAnswers } from './trip-checks.ts';
import type { Ports } from './raise-incident.ts';

/** How often trips are looked at; a question comes at most this much later than it could. */
const LOOK_MS = 10_000;

export interface TripWatch {
  /** Looks at every trip under way once. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Watches the trips under way for long stops and for leaving the way (issue: safety extras).
 * @param own the cities whose trips this node watches now
 */
export function createTripWatch(ports: Ports, own: () => readonly string[]): TripWatch {
  const { ctx, positions } = ports;
  const watches = new Map<number, Watch>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const cities = own();
    if (cities.length === 0) {
      watches.clear();
      return;
    }
    const trips = await ctx.db
      .select({
        id: rides.id,
        passengerId: rides.passengerId,
        driverId: rides.driverId,
        pickupLat: rides.pickupLat,
        pickupLng: rides.pickupLng,
        lat: rides.dropoffLat,
        lng: rides.dropoffLng,
      })
      .from(rides)
      .where(and(eq(rides.status, 'in_progress'), inArray(rides.cityId, [...cities]), notInArray(rides.rideType, [...deliveryRideTypes])));
    const live = new Set(trips.map((trip) => trip.id));
    for (const id of watches.keys()) if (!live.has(id)) watches.delete(id);
    const unknown = trips.filter((trip) => !watches.has(trip.id)).map((trip) => trip.id);
    const answered = await lastAnswers(ctx.db, unknown);
    for (const trip of trips) {
      const position = trip.driverId === null ? undefined : positions.get(trip.driverId);
      if (position === undefined) continue;
      const now = ctx.clock().getTime() / 1000;
      const dropoff = { lat: trip.lat, lng: trip.lng };
      const known = watches.get(trip.id);
      if (known === undefined) {
        const fresh = beginWatch(position, now, dropoff);
        const last = answered.get(trip.id);
        watches.set(trip.id, last === undefined ? fresh : { ...fresh, quietUntil: last.getTime() / 1000 + QUIET_SECONDS });
        continue;
      }
      const tripMeters = distanceMeters({ lat: trip.pickupLat, lng: trip.pickupLng }, dropoff);
      const { watch, concern } = watchTrip(known, position, now, dropoff, tripMeters);
      watches.set(trip.id, concern === null ? watch : quietFrom(watch, now));
      if (concern !== null) await askPassenger(ctx, trip, concern, position);
    }
    await escalateUnanswered(ports);
  }

  const safely = () => look().catch((error: unknown) => ctx.log.error({ err: error }, 'the trips under way could not be watched'));
  return {
    look,
    start() {
      clearInterval(timer);
      timer = setInterval(() => {
        looking = safely();
      }, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
