import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { lostItems } from '@safiri/db/rides/after-trip-tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { asSentence } from '@safiri/rules/notifications/sentence.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import {
  LOST_OPEN_DAYS,
  LOST_TEXT_DAYS,
  mayReportLost,
  nextLostStates,
  standingLostStates,
  stillLost,
  type LostActor,
  type LostState,
} from '@safiri/rules/rides/lost-items.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { firstName } from '../users/public.ts';
import { strangers } from './illegal.ts';
import { userOfDriver } from './publish-ride.ts';
import { lockRide, type RideRow } from './queries.ts';

export type LostRow = typeof lostItems.$inferSelect;

interface Sides {
  readonly ride: RideRow & { completedAt: Date };
  /** Who is spoken to on the passenger's side: whoever reported, else who asked for the ride. */
  readonly passengerId: number;
  readonly driverUserId: number;
}

/** A completed ride of people, held, with both of its sides; a stranger's is none. */
async function holdEnded(uow: UnitOfWork, actor: Actor, rideId: number): Promise<Sides> {
  const ride = await lockRide(uow.tx, rideId);
  const isDriver = ride !== undefined && actor.driverId !== null && ride.driverId === actor.driverId;
  if (ride === undefined || !(isDriver || ride.passengerId === actor.userId || ride.bookerId === actor.userId)) throw notFound();
  const { completedAt, driverId } = ride;
  if (completedAt === null || driverId === null || isDelivery(ride.rideType)) throw new Problem('illegal_transition', 'Only after a ride.');
  if (ride.hail !== null) throw strangers();
  return {
    ride: { ...ride, completedAt },
    passengerId: isDriver ? ride.bookerId : actor.userId,
    driverUserId: await userOfDriver(uow, driverId),
  };
}

/** Tells one side in words, with the name of the other, and lets the screens of both look again. */
async function tell(uow: UnitOfWork, { ride, ...sides }: Sides, to: number, kind: NoticeKind | null, what: string | null): Promise<void> {
  for (const userId of new Set([ride.passengerId, ride.bookerId, sides.driverUserId])) uow.publish(userId, 'ride', ride.id);
  if (kind === null) return;
  const from = to === sides.passengerId ? sides.driverUserId : sides.passengerId;
  const [person] = await uow.tx.select({ name: users.name }).from(users).where(eq(users.id, from));
  const values = { name: firstName(person?.name ?? ''), place: ride.dropoffAddress, what: asSentence(what ?? '') };
  await notify(uow, to, { kind, values, opens: `/ride-history?ride=${ride.id}` });
}

/**
 * Reports something that was left in the car. While a report of this side stands, another one changes nothing.
 * @throws Problem not_found for a stranger's ride, illegal_transition before its end, long after it, or too often
 */
export async function reportLost(uow: UnitOfWork, actor: Actor, rideId: number, what: string): Promise<void> {
  const sides = await holdEnded(uow, actor, rideId);
  const mine = await uow.tx
    .select()
    .from(lostItems)
    .where(and(eq(lostItems.rideId, rideId), eq(lostItems.reporterId, actor.userId)));
  if (mine.some(({ state }) => stillLost(state))) return;
  if (!mayReportLost(sides.ride.completedAt.getTime(), uow.now.getTime(), mine.length)) {
    throw new Problem('illegal_transition', 'This can be reported for two days after the ride. Write to our team.');
  }
  await uow.tx.insert(lostItems).values({ rideId, reporterId: actor.userId, what, createdAt: uow.now });
  const isPassenger = actor.userId === sides.passengerId;
  await tell(uow, sides, isPassenger ? sides.driverUserId : sides.passengerId, isPassenger ? 'toldLost' : 'toldLeftBehind', what);
}

/** What the reporter is told of the other side's answer; of all else nothing. */
function answerKind(by: LostActor, to: LostState, passengerLost: boolean): NoticeKind | null {
  if (by !== 'other' || to === 'returned') return null;
  if (to === 'found') return passengerLost ? 'toldLostFound' : 'toldLeftIsMine';
  return passengerLost ? 'toldLostNot' : 'toldLeftNotMine';
}

/** Brings a held report further. Where it is there already, nothing happens. @throws Problem illegal_transition */
async function move(uow: UnitOfWork, item: LostRow, by: LostActor, to: LostState): Promise<boolean> {
  if (item.state === to) return false;
  if (!nextLostStates(by, item.state).includes(to))
    throw new Problem('illegal_transition', 'This report is at its end, or not yours to end so.');
  await uow.tx
    .update(lostItems)
    .set({ state: to, resolvedAt: stillLost(to) ? null : uow.now })
    .where(eq(lostItems.id, item.id));
  return true;
}

/** One of the two sides says what became of it. @throws Problem not_found, illegal_transition */
export async function answerLost(uow: UnitOfWork, actor: Actor, rideId: number, itemId: number, to: LostState): Promise<void> {
  const sides = await holdEnded(uow, actor, rideId);
  const [item] = await uow.tx
    .select()
    .from(lostItems)
    .where(and(eq(lostItems.id, itemId), eq(lostItems.rideId, rideId)));
  if (item === undefined) throw notFound();
  const isDrivers = item.reporterId === sides.driverUserId;
  const by = item.reporterId === actor.userId ? 'reporter' : 'other';
  // Of rider and booker the one has no word in what the other reported.
  if (by === 'other' && !isDrivers && actor.userId !== sides.driverUserId) throw notFound();
  if (!(await move(uow, item, by, to))) return;
  await tell(
    uow,
    isDrivers ? sides : { ...sides, passengerId: item.reporterId },
    item.reporterId,
    answerKind(by, to, !isDrivers),
    item.what,
  );
}

/**
 * Somebody of the team says what became of it.
 * @returns the ride; null when it stood so already
 * @throws Problem not_found, illegal_transition
 */
export async function decideLost(uow: UnitOfWork, itemId: number, to: LostState): Promise<number | null> {
  const [known] = await uow.tx.select({ rideId: lostItems.rideId }).from(lostItems).where(eq(lostItems.id, itemId));
  const ride = known === undefined ? undefined : await lockRide(uow.tx, known.rideId);
  const [item] = await uow.tx.select().from(lostItems).where(eq(lostItems.id, itemId));
  if (ride === undefined || ride.driverId === null || item === undefined) throw notFound();
  if (!(await move(uow, item, 'staff', to))) return null;
  for (const userId of new Set([ride.passengerId, ride.bookerId, await userOfDriver(uow, ride.driverId)]))
    uow.publish(userId, 'ride', ride.id);
  return ride.id;
}

/** At most so many go in one transaction. */
const CHUNK = 200;

/** Closes reports that nobody ended, and deletes what was written long ago. */
export const sweepLost = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (uow) => {
    const before = (days: number) => lt(lostItems.createdAt, new Date(uow.now.getTime() - days * 86_400_000));
    const old = (...conditions: Parameters<typeof and>) =>
      uow.tx
        .select({ id: lostItems.id })
        .from(lostItems)
        .where(and(...conditions))
        .limit(CHUNK)
        .for('update', { skipLocked: true });
    const standing = await old(before(LOST_OPEN_DAYS), inArray(lostItems.state, standingLostStates));
    const said = await old(before(LOST_TEXT_DAYS), isNotNull(lostItems.what));
    const ids = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id);
    if (standing.length > 0) {
      await uow.tx
        .update(lostItems)
        .set({ state: 'closed', resolvedAt: uow.now })
        .where(inArray(lostItems.id, ids(standing)));
    }
    if (said.length > 0)
      await uow.tx
        .update(lostItems)
        .set({ what: null })
        .where(inArray(lostItems.id, ids(said)));
  });
