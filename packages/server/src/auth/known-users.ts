import { and, desc, eq, inArray, ne, not, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { hasEmail, isDemoPerson } from '@safiri/db/users/conditions.ts';
import { deviceUsers } from '@safiri/db/auth/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { KnownUser } from '@safiri/contract/users/shapes.ts';
import { demoEmails } from '@safiri/rules/demo/accounts.ts';
import { findsKnownUser } from '@safiri/rules/users/find-known-user.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { presentKnownUser, type UserRow } from '../users/public.ts';
import { deviceIn, findDevice, seenDevice } from './device.ts';
import { nationalDigits } from './phone.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';

const LISTED_AT_MOST = 20;

/**
 * Accounts that this device may see: those that signed in on it, and in the demo the demo accounts. Each of the two is found by an index
 * of its own.
 */
function visible(ctx: Context, reader: Reader, deviceId: number | undefined): SQL | undefined {
  const onDevice =
    deviceId === undefined
      ? undefined
      : inArray(users.id, reader.select({ id: deviceUsers.userId }).from(deviceUsers).where(eq(deviceUsers.deviceId, deviceId)));
  const own = onDevice && and(onDevice, ne(users.userType, 'staff'), ctx.config.demo ? undefined : not(isDemoPerson));
  if (!ctx.config.demo) return own;
  const ofDemo = reader.select({ id: users.id }).from(users).where(hasEmail(demoEmails));
  return inArray(users.id, own === undefined ? ofDemo : union(ofDemo, reader.select({ id: users.id }).from(users).where(own)));
}

async function list(ctx: Context, reader: Reader, request: FastifyRequest): Promise<UserRow[]> {
  const deviceId = await findDevice(ctx, request);
  const who = visible(ctx, reader, deviceId);
  if (who === undefined) return [];
  const rows = await reader
    .selectDistinct({ user: users, lastLoginAt: deviceUsers.lastLoginAt })
    .from(users)
    .leftJoin(deviceUsers, and(eq(deviceUsers.userId, users.id), eq(deviceUsers.deviceId, deviceId ?? 0)))
    .where(who)
    .orderBy(desc(deviceUsers.lastLoginAt), desc(users.lastLoginAt))
    .limit(LISTED_AT_MOST);
  return rows.map((row) => ({ ...row.user, lastLoginAt: row.lastLoginAt ?? row.user.lastLoginAt }));
}

export async function listKnownUsers(ctx: Context, request: FastifyRequest): Promise<KnownUser[]> {
  return (await list(ctx, ctx.db, request)).map(presentKnownUser);
}

/** Finds among them by name or phone, and tells no more of a phone than its card shows. */
export async function searchKnownUsers(ctx: Context, request: FastifyRequest, text: string): Promise<KnownUser[]> {
  const known = await list(ctx, ctx.db, request);
  return known.filter(({ name, phone }) => findsKnownUser(text, { name, phone, national: nationalDigits(phone) })).map(presentKnownUser);
}

/**
 * Whether the account may sign in with one tap on this device: `late` where the device's secret was overtaken by a newer one and
 * the browser that has that one may ask again. Staff never may.
 */
export async function mayQuickLogin(ctx: Context, uow: UnitOfWork, request: FastifyRequest, userId: number): Promise<boolean | 'late'> {
  const device = await seenDevice(ctx, uow, request);
  const who = visible(ctx, uow.tx, device?.id);
  if (who === undefined) return false;
  const [row] = await uow.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.userType, [...registrableRoles]), who))
    .limit(1);
  return row !== undefined && device?.late === true ? 'late' : row !== undefined;
}

/** Takes one account, or all, off this device's list. */
export async function forgetOnDevice(ctx: Context, uow: UnitOfWork, request: FastifyRequest, userId: number | undefined): Promise<void> {
  const deviceId = await deviceIn(ctx, uow, request);
  if (deviceId === undefined) return;
  const onDevice = eq(deviceUsers.deviceId, deviceId);
  await uow.tx.delete(deviceUsers).where(userId === undefined ? onDevice : and(onDevice, eq(deviceUsers.userId, userId)));
}
