import { strToU8, zipSync } from 'fflate';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import { partyTo } from '@safiri/db/rides/conditions.ts';
import { ratings, rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { ledgerEntries, ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { deviceName } from '@safiri/rules/users/device-name.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { exportChats } from '../chat/public.ts';
import { exportWays } from '../drivers/public.ts';
import { exportNotifications } from '../notifications/public.ts';
import { exportOrders } from '../orders/public.ts';
import { exportScheduled } from '../scheduled/public.ts';
import { exportChildren } from '../scholar/public.ts';
import { exportIncidents } from '../safety/public.ts';
import { exportSharing } from '../sharing/public.ts';
import { findAccountById, presentOwnUser } from '../users/public.ts';

/** More trips than a person takes in years; what is beyond is asked of support. */
const AT_MOST = 5000;

const file = (content: unknown) => strToU8(`${JSON.stringify(content, null, 2)}\n`);

type Trip = typeof rides.$inferSelect;

/** A trip as its passenger's own. */
function asPassenger({ pin: _pin, pinTries: _tries, passengerId: _passenger, driverId: _driver, ...trip }: Trip) {
  return { side: 'passenger', ...trip };
}

/** A trip as its driver's: where exactly the passenger was is the passenger's. */
function asDriver({
  id,
  status,
  rideType,
  cityId,
  distanceMeters,
  drivenMeters,
  durationSeconds,
  fareMinor,
  paymentMethod,
  acceptedAt,
  startedAt,
  completedAt,
  cancelledAt,
}: Trip) {
  return {
    side: 'driver',
    id,
    status,
    rideType,
    cityId,
    distanceMeters,
    drivenMeters,
    durationSeconds,
    fareMinor,
    paymentMethod,
    acceptedAt,
    startedAt,
    completedAt,
    cancelledAt,
  };
}

/** Everything kept of a person, as a ZIP of JSON files. Of others it holds nothing but what they rated. */
export async function exportData(ctx: Context, actor: Actor): Promise<Uint8Array> {
  const { db } = ctx;
  const account = await findAccountById(db, actor.userId);
  if (account === undefined) throw new Problem('not_signed_in');
  const trips = await db.select().from(rides).where(partyTo(actor)).orderBy(desc(rides.id)).limit(AT_MOST);
  const ids = trips.map((trip) => trip.id);
  const events = ids.length === 0 ? [] : await db.select().from(rideEvents).where(inArray(rideEvents.rideId, ids)).orderBy(rideEvents.id);
  const given = await db
    .select()
    .from(ratings)
    .where(or(eq(ratings.raterId, actor.userId), eq(ratings.rateeId, actor.userId)));
  const own = [`user:${actor.userId}:cash`, `user:${actor.userId}:wallet`];
  if (actor.driverId !== null)
    own.push(`driver:${actor.driverId}:cash`, `driver:${actor.driverId}:wallet`, `driver:${actor.driverId}:payout`);
  const ledger = await db
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      amountMinor: ledgerEntries.amountMinor,
      at: ledgerEntries.at,
      kind: ledgerTransfers.kind,
      detail: ledgerTransfers.detail,
      rideId: ledgerTransfers.rideId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(inArray(ledgerEntries.account, own))
    .orderBy(ledgerEntries.id);
  const signedIn = await db.select().from(sessions).where(eq(sessions.userId, actor.userId));
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(inArray(outboxMessages.recipient, [account.user.email, account.user.phone]));
  const byTrip = Map.groupBy(events, (event) => event.rideId);
  const ways = await exportWays(db, actor.userId);
  return zipSync({
    'profile.json': file(presentOwnUser(account)),
    'trips.json': file(
      trips.map((trip) => ({
        ...(trip.passengerId === actor.userId ? asPassenger(trip) : asDriver(trip)),
        way: ways.get(trip.id) ?? [],
        events: (byTrip.get(trip.id) ?? []).map(({ kind, toStatus, at, actor: by }) => ({ kind, toStatus, at, by })),
      })),
    ),
    'ratings.json': file(
      given.map(({ rideId, score, comment, createdAt, raterId }) => ({
        rideId,
        score,
        comment,
        at: createdAt,
        by: raterId === actor.userId ? 'you' : 'the other side',
      })),
    ),
    'safety.json': file({ ...(await exportSharing(db, actor.userId)), emergencies: await exportIncidents(db, actor.userId) }),
    'chats.json': file(await exportChats(db, actor.userId)),
    'notifications.json': file(await exportNotifications(db, actor.userId)),
    'orders.json': file(await exportOrders(db, actor.userId)),
    'booked-rides.json': file(await exportScheduled(db, actor.userId)),
    'school.json': file(await exportChildren(db, actor.userId)),
    'packages.json': file(await db.select().from(subscriptions).where(eq(subscriptions.userId, actor.userId))),
    'money.json': file(ledger),
    'devices.json': file(
      signedIn.map((row) => ({ name: deviceName(row.userAgent), since: row.createdAt, until: row.revokedAt ?? row.expiresAt })),
    ),
    'messages.json': file(messages.map(({ channel, subject, createdAt, status }) => ({ channel, subject, at: createdAt, status }))),
  });
}
