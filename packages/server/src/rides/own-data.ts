import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { conductReviews, lostItems, marks, ratings } from '@safiri/db/rides/after-trip-tables.ts';
import { bookedForOthersBy, partyTo } from '@safiri/db/rides/conditions.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { learnsCost, sideOf, type Side } from '@safiri/rules/rides/rider.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { exportWays } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** About a kilometre: enough for figures of a city, too little to find a door. */
const DEGREES_KEPT = 2;
/** More trips than a person takes in years; what is beyond is asked of support. */
const EXPORTED_AT_MOST = 5000;

/** @throws Problem illegal_transition during a live trip */
export async function refuseLiveTrip(uow: UnitOfWork, person: Person): Promise<void> {
  const [live] = await uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(partyTo(person), inArray(rides.status, [...liveStatuses])))
    .limit(1);
  if (live !== undefined) throw new Problem('illegal_transition', 'Finish or cancel your trip first.');
}

/** What a deleted account leaves of its trips: that they were, in which part of the city, and what they cost. */
export async function forgetRides(ctx: Context, uow: UnitOfWork, { userId, driverId }: Person): Promise<void> {
  await uow.tx.delete(marks).where(or(eq(marks.markerId, userId), eq(marks.markedId, userId)));
  await uow.tx.delete(lostItems).where(eq(lostItems.reporterId, userId));
  await uow.tx.delete(conductReviews).where(eq(conductReviews.userId, userId));
  if (driverId !== null) await withdrawOfferOf(ctx, uow, { id: driverId, userId });
  await uow.tx
    .update(rides)
    .set({
      riderName: null,
      riderPhone: null,
      pickupAddress: sql`${rides.cityId}`,
      dropoffAddress: sql`${rides.cityId}`,
      pickupLat: sql`round(${rides.pickupLat}::numeric, ${DEGREES_KEPT}::int)`,
      pickupLng: sql`round(${rides.pickupLng}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLat: sql`round(${rides.dropoffLat}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLng: sql`round(${rides.dropoffLng}::numeric, ${DEGREES_KEPT}::int)`,
    })
    .where(eq(rides.passengerId, userId));
  // Where others went stays with them; what this person called them goes.
  await uow.tx.update(rides).set({ riderName: null, riderPhone: null }).where(bookedForOthersBy(userId));
  if (driverId !== null) {
    // The vehicle stays on others' receipts by what it was, not by whose.
    await uow.tx
      .update(rides)
      .set({ vehicle: sql`${rides.vehicle} || '{"licensePlate": "", "color": null}'` })
      .where(and(eq(rides.driverId, driverId), isNotNull(rides.vehicle)));
  }
}

type Trip = typeof rides.$inferSelect;

/** A trip as its passenger's or its booker's own. */
function asPassenger(whole: Trip, side: Exclude<Side, 'driver'>) {
  const { pin: _pin, pinTries: _tries, passengerId: _passenger, bookerId: _booker, bookerSlot: _slot, ...seen } = whole;
  const { staffId: _staff, driverId: _driver, vehicleId: _vehicle, ...trip } = seen;
  if (side !== 'rider') return { side, ...trip };
  // What somebody else pays, and how they call this person, is theirs.
  const { riderName: _name, riderPhone: _phone, fareMinor, ...own } = trip;
  return { side, ...own, ...(learnsCost(side, whole) ? { fareMinor } : {}) };
}

/** What of a trip is its driver's too: where exactly the passenger was is the passenger's. */
const driversColumns = [
  'id',
  'status',
  'rideType',
  'cityId',
  'distanceMeters',
  'drivenMeters',
  'durationSeconds',
  'fareMinor',
  'paymentMethod',
  'acceptedAt',
  'startedAt',
  'completedAt',
  'cancelledAt',
] as const satisfies ReadonlyArray<keyof Trip>;

const asDriver = (trip: Trip) => ({ side: 'driver', ...Object.fromEntries(driversColumns.map((column) => [column, trip[column]])) });

function presentTrip(trip: Trip, person: Person) {
  const side = sideOf(trip, person);
  return side === undefined || side === 'driver' ? asDriver(trip) : asPassenger(trip, side);
}

/** A person's trips with their course and their ratings, to be taken along. Of others it holds nothing but what they rated. */
export async function exportRides({ db }: Context, person: Person): Promise<Record<string, object>> {
  const { userId } = person;
  const trips = await db.select().from(rides).where(partyTo(person)).orderBy(desc(rides.id)).limit(EXPORTED_AT_MOST);
  const ids = trips.map((trip) => trip.id);
  const events = ids.length === 0 ? [] : await db.select().from(rideEvents).where(inArray(rideEvents.rideId, ids)).orderBy(rideEvents.id);
  const given = await db
    .select()
    .from(ratings)
    .where(or(eq(ratings.raterId, userId), eq(ratings.rateeId, userId)));
  const marked = await db.select().from(marks).where(eq(marks.markerId, userId)).orderBy(marks.id);
  const lost = await db.select().from(lostItems).where(eq(lostItems.reporterId, userId)).orderBy(lostItems.id);
  const byTrip = Map.groupBy(events, (event) => event.rideId);
  const ways = await exportWays(db, userId);
  return {
    'trips.json': trips.map((trip) => ({
      ...presentTrip(trip, person),
      way: ways.get(trip.id) ?? [],
      events: (byTrip.get(trip.id) ?? []).map(({ kind, toStatus, at, actor: by }) => ({ kind, toStatus, at, by })),
    })),
    'lost-items.json': lost.map(({ rideId, what, state, createdAt, resolvedAt }) => ({ rideId, what, state, at: createdAt, resolvedAt })),
    // What others said of the person is never told, here as little as anywhere.
    'marks.json': marked.map(({ rideId, kind, createdAt }) => ({ rideId, kind, at: createdAt })),
    'ratings.json': given.map(({ rideId, score, tags, comment, createdAt, raterId }) => ({
      rideId,
      score,
      tags,
      comment,
      at: createdAt,
      by: raterId === userId ? 'you' : 'the other side',
    })),
  };
}
