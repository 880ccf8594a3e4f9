import { eq } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Leaver } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { marketsOfDriver } from './driver-markets.ts';
import { presentOwnUser } from './present.ts';
import { closeOnlineSession, findAccountById } from './queries.ts';
import { forgetVehiclesOf } from './vehicles.ts';

/** What a driver leaves: no plate, no licence, no position. */
async function forgetDriver(ctx: Context, uow: UnitOfWork, userId: number, driverId: number): Promise<void> {
  await closeOnlineSession(uow.tx, driverId, uow.now);
  await uow.tx
    .update(drivers)
    .set({
      isOnline: false,
      verificationStatus: 'not_started',
      licenseNumber: null,
      lastLat: null,
      lastLng: null,
      lastSeenAt: null,
      verificationNotes: null,
    })
    .where(eq(drivers.id, driverId));
  await forgetVehiclesOf(uow, userId, driverId);
  uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
}

/** The row stays for the ledger and for the other side of past trips, without the person. */
export async function forgetUser(ctx: Context, uow: UnitOfWork, { userId, driverId, unusableHash }: Leaver): Promise<void> {
  if (driverId !== null) await forgetDriver(ctx, uow, userId, driverId);
  await uow.tx
    .update(users)
    .set({
      name: 'Deleted',
      email: `deleted-${userId}@deleted.invalid`,
      phone: `deleted:${userId}`,
      phoneVerifiedAt: null,
      passwordHash: unusableHash,
      gender: 'prefer_not_to_say',
      genderVerifiedAt: null,
      photoUploadId: null,
      mutedNotifications: [],
      deletedAt: uow.now,
    })
    .where(eq(users.id, userId));
}

/** A person's profile, to be taken along. */
export async function exportUser({ db }: Context, userId: number): Promise<object> {
  const account = await findAccountById(db, userId);
  if (account === undefined) return {};
  const given = account.driver === null ? [] : await marketsOfDriver(db, account.driver.id);
  const markets = given.map(({ marketId, createdAt }) => ({ market: marketId, since: createdAt.toISOString() }));
  return { ...presentOwnUser(account), ...(account.driver === null ? {} : { markets }) };
}
