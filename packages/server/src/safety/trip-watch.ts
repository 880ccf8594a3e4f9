import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { straightMeters } from '@safiri/rules/rides/stops.ts';
import { beginWatch, quietFrom, watchTrip, QUIET_SECONDS, type Watch } from '@safiri/rules/safety/trip-checks.ts';
import { companionOf, stopsAhead } from '../drivers/public.ts';
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

/** After an answer the trip is left in peace for a while, also when this node began to watch it later. */
const quietSince = (answered: Date | undefined, watch: Watch): number =>
  answered === undefined ? watch.quietUntil : answered.getTime() / 1000 + QUIET_SECONDS;

/**
 * Watches the trips under way for long stops and for leaving the way (issue: safety extras).
 * @param own the cities whose trips this node watches now
 */
export function createTripWatch(ports: Ports, own: () => readonly string[]): TripWatch {
  const { ctx, positions } = ports;
  const watches = new Map<number, { readonly stop: Point; readonly watch: Watch }>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const cities = own();
    if (cities.length === 0) {
      watches.clear();
      return;
    }
    const trips = await ctx.db
      .select({ ride: rides, companion: companionOf })
      .from(rides)
      .where(and(eq(rides.status, 'in_progress'), inArray(rides.cityId, [...cities]), notInArray(rides.rideType, [...deliveryRideTypes])));
    const live = new Set(trips.map(({ ride }) => ride.id));
    for (const id of watches.keys()) if (!live.has(id)) watches.delete(id);
    const unknown = trips.filter(({ ride }) => !watches.has(ride.id)).map(({ ride }) => ride.id);
    const answered = await lastAnswers(ctx.db, unknown);
    for (const trip of trips) {
      const { ride } = trip;
      const position = ride.driverId === null ? undefined : positions.get(ride.driverId);
      // A shared car goes to others' stops too, and is watched on its way to each.
      const [stop] = stopsAhead(trip);
      if (position === undefined || stop === undefined) continue;
      const now = ctx.clock().getTime() / 1000;
      const known = watches.get(ride.id);
      if (known === undefined || distanceMeters(known.stop, stop) > 0) {
        const fresh = beginWatch(position, now, stop);
        const quietUntil = known?.watch.quietUntil ?? quietSince(answered.get(ride.id), fresh);
        watches.set(ride.id, { stop, watch: { ...fresh, quietUntil } });
        continue;
      }
      const [begin, end] = [
        { lat: ride.pickupLat, lng: ride.pickupLng },
        { lat: ride.dropoffLat, lng: ride.dropoffLng },
      ];
      const tripMeters = straightMeters([begin, ...ride.stops, end]);
      const { watch, concern } = watchTrip(known.watch, position, now, stop, tripMeters);
      watches.set(ride.id, { stop, watch: concern === null ? watch : quietFrom(watch, now) });
      if (concern !== null) await askPassenger(ctx, ride, concern, position);
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
