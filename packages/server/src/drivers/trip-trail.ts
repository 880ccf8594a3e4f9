import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { partyTo, riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { tripTrail as call } from '@safiri/contract/drivers/calls.ts';
import { decodeFrame } from '@safiri/contract/drivers/location-frame.ts';
import { drivenMeters, type TrailLeg, type TrailPoint } from '@safiri/rules/drivers/trail.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import { notFound } from '../platform/problem.ts';

interface Trail {
  readonly points: ReadonlyArray<TrailPoint & { readonly leg: TrailLeg }>;
  readonly jumps: number;
}

const pointsOf = (frame: Uint8Array | null): TrailPoint[] =>
  frame === null ? [] : decodeFrame(frame).fixes.map(({ lat, lng, at }) => ({ lat, lng, at }));

/** Far more than a piece is long. */
const PIECE_MS = 3_600_000;

/** @param since what is older need not be found: older partitions are left out */
async function trailsOf(reader: Reader, rideIds: readonly number[], since = 0): Promise<(rideId: number) => Trail> {
  const young = gte(tripTrails.firstAt, new Date(since));
  const pieces = await reader
    .select()
    .from(tripTrails)
    .where(and(among(tripTrails.rideId, rideIds), young))
    .orderBy(asc(tripTrails.firstAt));
  const byRide = Map.groupBy(pieces, ({ rideId }) => rideId);
  return (rideId) => {
    const those = byRide.get(rideId) ?? [];
    return {
      points: those.flatMap(({ points, leg }) => pointsOf(points).map((point) => ({ ...point, leg }))),
      jumps: those.reduce((sum, piece) => sum + piece.jumps, 0),
    };
  };
}

const trailOf = async (reader: Reader, rideId: number): Promise<Trail> => (await trailsOf(reader, [rideId]))(rideId);

function drivenAlong({ points }: Trail): number | null {
  const trip = points.filter(({ leg }) => leg === 'trip');
  return trip.length === 0 ? null : drivenMeters(trip);
}

/** A trip that has begun, and what is known of its way beside what is written down. */
interface Begun {
  readonly rideId: number;
  /** Milliseconds by the server's clock. */
  readonly startedAt: number;
  readonly beside: readonly TrailPoint[];
}

/**
 * Metres driven from the start of trips on, by what is written down of them and what is known beside; null when nothing is.
 * @returns by the trip
 */
export async function drivenOfAll(reader: Reader, begun: readonly Begun[]): Promise<ReadonlyMap<number, number | null>> {
  if (begun.length === 0) return new Map();
  const trail = await trailsOf(
    reader,
    begun.map(({ rideId }) => rideId),
    Math.min(...begun.map(({ startedAt }) => startedAt)) - PIECE_MS,
  );
  return new Map(
    begun.map(({ rideId, startedAt, beside }) => {
      const points = [...trail(rideId).points, ...beside].filter(({ at }) => at >= startedAt);
      const byTime = new Map(points.map((point) => [point.at, point]));
      return [rideId, byTime.size === 0 ? null : drivenMeters([...byTime.values()].sort((a, b) => a.at - b.at))];
    }),
  );
}

/** The same of one by what is written down alone. @param startedAt milliseconds by the server's clock */
export const drivenOf = async (reader: Reader, rideId: number, startedAt: number): Promise<number | null> =>
  (await drivenOfAll(reader, [{ rideId, startedAt, beside: [] }])).get(rideId) ?? null;

/**
 * The way of a trip for staff, who compare it with what was priced.
 * @throws Problem not_found
 */
export async function presentTrail(reader: Reader, rideId: number): Promise<ReplyOf<typeof call>> {
  const [ride] = await reader
    .select({
      distanceMeters: rides.distanceMeters,
      drivenMeters: rides.drivenMeters,
      status: rides.status,
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
      dropoff: { lat: rides.dropoffLat, lng: rides.dropoffLng },
    })
    .from(rides)
    .where(eq(rides.id, rideId));
  if (ride === undefined) throw notFound();
  const trail = await trailOf(reader, rideId);
  const newest = trail.points.at(-1);
  // By the trip and not by the point: a car may have started with the passenger and not been heard since.
  const leg: TrailLeg = ride.status === 'in_progress' ? 'trip' : 'pickup';
  return {
    rideId,
    pricedMeters: ride.distanceMeters,
    drivenMeters: ride.drivenMeters ?? drivenAlong(trail),
    jumps: trail.jumps,
    points: trail.points.map(({ at, ...point }) => ({ ...point, at: new Date(at).toISOString() })),
    pickup: ride.pickup,
    dropoff: ride.dropoff,
    car:
      newest === undefined || !isLive(ride.status)
        ? null
        : { lat: newest.lat, lng: newest.lng, at: new Date(newest.at).toISOString(), leg },
  };
}

/**
 * Where the trips of a passenger went, by ride. Their drivers are not given it: for them it would be a list of where
 * people live.
 */
export async function exportWays(reader: Reader, userId: number): Promise<Map<number, Array<{ lat: number; lng: number; at: string }>>> {
  const pieces = await reader
    .select({ rideId: tripTrails.rideId, points: tripTrails.points })
    .from(tripTrails)
    .innerJoin(rides, eq(rides.id, tripTrails.rideId))
    .where(and(riddenBy(userId), eq(tripTrails.leg, 'trip')))
    .orderBy(asc(tripTrails.firstAt));
  const byRide = Map.groupBy(pieces, ({ rideId }) => rideId);
  return new Map(
    [...byRide].map(([rideId, those]) => [
      rideId,
      those.flatMap(({ points }) => pointsOf(points)).map(({ at, ...point }) => ({ ...point, at: new Date(at).toISOString() })),
    ]),
  );
}

/** Deletes the trails of all trips that somebody rode, ordered or drove; the metres stay. */
export async function forgetTrails(tx: Tx, of: { userId: number; driverId: number | null }): Promise<void> {
  await tx.delete(tripTrails).where(inArray(tripTrails.rideId, tx.select({ id: rides.id }).from(rides).where(partyTo(of))));
}
