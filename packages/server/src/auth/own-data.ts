import { eq } from 'drizzle-orm';
import { deviceUsers, handedCodes, passwordResets, phoneCodes, resetRequests, sessions, sharedCodes } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { deviceName } from '@safiri/rules/users/device-name.ts';
import type { Context } from '../platform/context.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A deleted account is signed in nowhere, and no link opens it. */
export async function forgetSignIns(ctx: Context, uow: UnitOfWork, { userId, email, phone }: Person): Promise<void> {
  await uow.tx.delete(sessions).where(eq(sessions.userId, userId));
  await uow.tx.delete(deviceUsers).where(eq(deviceUsers.userId, userId));
  await uow.tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await uow.tx.delete(handedCodes).where(eq(handedCodes.userId, userId));
  await uow.tx.delete(sharedCodes).where(eq(sharedCodes.phone, phone));
  await uow.tx.delete(phoneCodes).where(eq(phoneCodes.phone, phone));
  if (email !== null) await uow.tx.delete(resetRequests).where(eq(resetRequests.email, email.toLowerCase()));
  uow.afterCommit(() => ctx.bus.publish('session', { userId }));
}

/** The devices that a person signed in with, to be taken along. */
export async function exportSignIns(reader: Reader, userId: number): Promise<object> {
  const rows = await reader.select().from(sessions).where(eq(sessions.userId, userId));
  return rows.map((row) => ({ name: deviceName(row.userAgent), since: row.createdAt, until: row.revokedAt ?? row.expiresAt }));
}
