import { nextTripLimits, SHARED_ENDING_SECONDS, type EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { MAX_METERS_PER_SECOND } from '@safiri/rules/places/travel-time.ts';
import { tripEta, type LivePositions, type LiveTrip, type LiveTrips } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { EndingNear } from './near-drivers.ts';

/** How long the time that is left of a trip is believed: the way over the streets is not looked for with each round. */
const BELIEVED_MS = 15_000;
/** Ways looked for in one round, so that it is not held up by those of a whole city. */
const WAYS_AT_ONCE = 50;

/** A driver who lets passengers out soon. */
export interface EndingDriver {
  readonly driverId: number;
  /** Where they get out. */
  readonly point: Point;
  readonly ending: EndingTrip;
}

/** The drivers who end their only trip soon, by what this node knows of positions and trips; the database has the last word of each. */
export interface EndingTrips {
  /** Looks again; of a trip that was looked at a moment ago the time is believed. */
  look(): void;
  all(): readonly EndingDriver[];
  of(driverId: number): EndingDriver | undefined;
  /** Where each lets somebody out. */
  places(): EndingNear[];
}

/** Whether another trip may follow: it is known where this one goes. */
const mayEnd = ({ startedAt, endedAt, taken }: LiveTrip): boolean =>
  startedAt !== null && endedAt === null && taken.endpoints.hail === null && !taken.isFast;

/** When a trip is expected to end, and when that was asked; milliseconds. */
interface Expected {
  readonly endsAt: number;
  readonly askedAt: number;
}

export function createEndingTrips(ctx: Context, positions: LivePositions, trips: LiveTrips): EndingTrips {
  let byDriver = new Map<number, EndingDriver>();
  let expected = new Map<number, Expected>();

  /** Undefined where nobody knows, or nobody drives that fast. */
  function ask({ driverId, endpoints, taken }: LiveTrip, now: number): Expected | undefined {
    const position = positions.get(driverId);
    const end = { lat: endpoints.dropoffLat, lng: endpoints.dropoffLng };
    if (position === undefined || distanceMeters(position, end) > nextTripLimits.freeWithinSeconds * MAX_METERS_PER_SECOND)
      return undefined;
    const { seconds } = tripEta(ctx, positions, taken, position, [...endpoints.stops.filter(({ leftAt }) => leftAt === null), end]);
    return { endsAt: now + 1000 * seconds, askedAt: now };
  }

  return {
    look() {
      const now = ctx.clock().getTime();
      const before = expected;
      let ways = 0;
      expected = new Map();
      byDriver = new Map();
      for (const all of trips.all()) {
        const live = all.filter(({ endedAt }) => endedAt === null);
        const [trip] = live;
        if (trip === undefined || live.length > 1 || !mayEnd(trip)) continue;
        const { rideId, driverId, endpoints } = trip;
        let known = before.get(rideId);
        if ((known === undefined || Math.abs(now - known.askedAt) >= BELIEVED_MS) && ways < WAYS_AT_ONCE) {
          ways += 1;
          known = ask(trip, now);
        }
        if (known === undefined) continue;
        expected.set(rideId, known);
        const freeInSeconds = Math.max(0, (known.endsAt - now) / 1000);
        // Until then others may join a shared car.
        if (freeInSeconds > (trip.taken.poolSlot === null ? nextTripLimits.freeWithinSeconds : SHARED_ENDING_SECONDS)) continue;
        const point = { lat: endpoints.dropoffLat, lng: endpoints.dropoffLng };
        byDriver.set(driverId, { driverId, point, ending: { tripId: rideId, freeInSeconds } });
      }
    },
    all: () => [...byDriver.values()],
    of: (driverId) => byDriver.get(driverId),
    places: () => Array.from(byDriver.values(), ({ driverId, point }) => ({ driverId, point, vehicle: positions.vehicleOf(driverId) })),
  };
}
