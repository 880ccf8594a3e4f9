import { and, desc, eq, ilike, inArray, ne, not, or, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { deviceUsers, users } from '@safiri/db/users/tables.ts';
import type { KnownUser } from '@safiri/contract/users/shapes.ts';
import type { Context } from '../platform/context.ts';
import { presentKnownUser } from '../users/public.ts';
import { demoEmails } from '@safiri/rules/demo/accounts.ts';
import { findDevice } from './sign-in.ts';

const LISTED_AT_MOST = 20;

/** Accounts that this device may see: those that signed in on it, and in the demo the demo accounts. */
function visible(ctx: Context, deviceId: number | undefined): SQL | undefined {
  const onDevice =
    deviceId === undefined
      ? undefined
      : and(eq(deviceUsers.deviceId, deviceId), ne(users.userType, 'staff'), ctx.config.demo ? undefined : not(isDemoPerson));
  const demo = ctx.config.demo ? inArray(users.email, demoEmails) : undefined;
  return or(onDevice, demo);
}

async function list(ctx: Context, reader: Reader, request: FastifyRequest, filter?: SQL): Promise<KnownUser[]> {
  const deviceId = await findDevice(reader, request);
  const who = visible(ctx, deviceId);
  if (who === undefined) return [];
  const rows = await reader
    .selectDistinct({ user: users, lastLoginAt: deviceUsers.lastLoginAt })
    .from(users)
    .leftJoin(deviceUsers, and(eq(deviceUsers.userId, users.id), eq(deviceUsers.deviceId, deviceId ?? 0)))
    .where(and(who, filter))
    .orderBy(desc(deviceUsers.lastLoginAt), desc(users.lastLoginAt))
    .limit(LISTED_AT_MOST);
  return rows.map((row) => presentKnownUser({ ...row.user, lastLoginAt: row.lastLoginAt ?? row.user.lastLoginAt }));
}

export function listKnownUsers(ctx: Context, request: FastifyRequest): Promise<KnownUser[]> {
  return list(ctx, ctx.db, request);
}

/** Finds among them by phone digits or by name. */
export function searchKnownUsers(ctx: Context, request: FastifyRequest, text: string): Promise<KnownUser[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const digits = text.replace(/\D/g, '').replace(/^0/, '');
  const byName = ilike(users.name, `%${escaped}%`);
  return list(ctx, ctx.db, request, digits.length >= 3 ? or(ilike(users.phone, `%${digits}%`), byName) : byName);
}

/** Whether the account may sign in with one tap on this device. Staff never may. */
export async function mayQuickLogin(ctx: Context, reader: Reader, request: FastifyRequest, userId: number): Promise<boolean> {
  const deviceId = await findDevice(reader, request);
  const who = visible(ctx, deviceId);
  if (who === undefined) return false;
  const [row] = await reader
    .select({ id: users.id })
    .from(users)
    .leftJoin(deviceUsers, eq(deviceUsers.userId, users.id))
    .where(and(eq(users.id, userId), inArray(users.userType, ['passenger', 'driver']), who))
    .limit(1);
  return row !== undefined;
}

/** Takes one account, or all, off this device's list. */
export async function forgetOnDevice(
  tx: Parameters<typeof findDevice>[0],
  request: FastifyRequest,
  userId: number | undefined,
): Promise<void> {
  const deviceId = await findDevice(tx, request);
  if (deviceId === undefined) return;
  const onDevice = eq(deviceUsers.deviceId, deviceId);
  await tx.delete(deviceUsers).where(userId === undefined ? onDevice : and(onDevice, eq(deviceUsers.userId, userId)));
}
