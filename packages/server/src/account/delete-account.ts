import { and, eq, inArray, sql } from 'drizzle-orm';
import { passwordResets, resetRequests, sessions } from '@safiri/db/auth/tables.ts';
import { idempotencyKeys, outboxMessages } from '@safiri/db/platform/tables.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { partyTo } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { deviceUsers, drivers, users } from '@safiri/db/users/tables.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { payouts, referrals } from '@safiri/db/earnings/tables.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { forgetTrails } from '../drivers/public.ts';
import { forgetChats } from '../chat/public.ts';
import { forgetNotifications } from '../notifications/public.ts';
import { forgetOrders } from '../orders/public.ts';
import { forgetScheduled } from '../scheduled/public.ts';
import { forgetChildren } from '../scholar/public.ts';
import { forgetIncidents } from '../safety/public.ts';
import { forgetSharing } from '../sharing/public.ts';
import { closeOnlineSession } from '../users/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { withdrawOfferOf } from '../rides/public.ts';

type Person = Pick<Actor, 'userId' | 'driverId'>;

/** About a kilometre: enough for figures of a city, too little to find a door. */
const DEGREES_KEPT = 2;

async function refuseWhileNeeded(work: Work, actor: Person): Promise<void> {
  const [live] = await work.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(partyTo(actor), inArray(rides.status, [...liveStatuses])))
    .limit(1);
  if (live !== undefined) throw new Problem('illegal_transition', 'Finish or cancel your trip first.');
  const own = [
    `user:${actor.userId}:wallet`,
    ...(actor.driverId === null ? [] : [`driver:${actor.driverId}:wallet`, `driver:${actor.driverId}:payout`]),
  ];
  const { rows } = await work.tx.execute<{ account: string }>(sql`
    select account from ledger_entries where account in ${own} group by account, currency having sum(amount_minor) <> 0 limit 1`);
  if (rows.length > 0)
    throw new Problem('illegal_transition', 'There is still money in your account, or owed by it. Settle it with support first.');
}

/** What a driver leaves: no plate, no papers. The trips and the ledger stay. */
async function forgetDriver(ctx: Context, work: Work, driverId: number, userId: number): Promise<void> {
  await withdrawOfferOf(ctx, work, { id: driverId, userId });
  await closeOnlineSession(work.tx, driverId, work.now);
  await work.tx
    .update(drivers)
    .set({
      isOnline: false,
      verificationStatus: 'not_started',
      licensePlate: '',
      licenseNumber: null,
      vehicleColor: null,
      lastLat: null,
      lastLng: null,
      lastSeenAt: null,
      verificationNotes: null,
    })
    .where(eq(drivers.id, driverId));
  await work.tx.delete(driverDocuments).where(eq(driverDocuments.driverId, driverId));
  await work.tx
    .update(referrals)
    .set({ phone: `deleted:${driverId}` })
    .where(eq(referrals.referredId, driverId));
  await work.tx.update(payouts).set({ destination: '' }).where(eq(payouts.driverId, driverId));
  work.afterCommit(() => ctx.bus.publish('driver', { driverId }));
}

/**
 * Deletes an account: the row stays for the ledger and for the other side of past trips, without the person.
 * @param unusableHash of random bytes, made before the transaction opened
 * @returns the ids of files to delete once this is committed
 * @throws Problem illegal_transition during a live trip, or while money is left
 */
export async function deleteAccount(ctx: Context, work: Work, actor: Person, unusableHash: string): Promise<string[]> {
  const [user] = await work.tx.select().from(users).where(eq(users.id, actor.userId)).for('update');
  if (user === undefined) throw notFound();
  if (user.deletedAt !== null) return [];
  // Whoever is about to accept a trip waits, and finds no driver any more.
  if (actor.driverId !== null) await work.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, actor.driverId)).for('update');
  await refuseWhileNeeded(work, actor);
  await forgetIncidents(work, user.id);
  await forgetTrails(work.tx, actor);
  await forgetSharing(work, user.id);
  await forgetOrders(work, user.id);
  await forgetChildren(work, actor);
  await forgetScheduled(work, user.id);
  await forgetChats(work, user.id);
  await forgetNotifications(work, user.id);
  if (actor.driverId !== null) await forgetDriver(ctx, work, actor.driverId, user.id);
  await work.tx
    .update(users)
    .set({
      name: 'Deleted',
      email: `deleted-${user.id}@deleted.invalid`,
      phone: `deleted:${user.id}`,
      passwordHash: unusableHash,
      gender: 'prefer_not_to_say',
      genderVerifiedAt: null,
      photoUploadId: null,
      mutedNotifications: [],
      deletedAt: work.now,
    })
    .where(eq(users.id, user.id));
  await work.tx
    .update(rides)
    .set({
      pickupAddress: sql`${rides.cityId}`,
      dropoffAddress: sql`${rides.cityId}`,
      pickupLat: sql`round(${rides.pickupLat}::numeric, ${DEGREES_KEPT}::int)`,
      pickupLng: sql`round(${rides.pickupLng}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLat: sql`round(${rides.dropoffLat}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLng: sql`round(${rides.dropoffLng}::numeric, ${DEGREES_KEPT}::int)`,
    })
    .where(eq(rides.passengerId, user.id));
  await work.tx.delete(sessions).where(eq(sessions.userId, user.id));
  await work.tx.delete(deviceUsers).where(eq(deviceUsers.userId, user.id));
  await work.tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, user.id));
  await work.tx.delete(quotes).where(eq(quotes.userId, user.id));
  await work.tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await work.tx.delete(resetRequests).where(eq(resetRequests.email, user.email.toLowerCase()));
  await work.tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, [user.email, user.phone]));
  const files = await work.tx.delete(uploads).where(eq(uploads.ownerId, user.id)).returning({ id: uploads.id });
  work.afterCommit(() => ctx.bus.publish('session', { userId: user.id }));
  return files.map((file) => file.id);
}
