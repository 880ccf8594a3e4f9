import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { drivers, onlineSessions, users } from '@safiri/db/users/tables.ts';

export type UserRow = typeof users.$inferSelect;
export type DriverRow = typeof drivers.$inferSelect;

export interface Account {
  readonly user: UserRow;
  readonly driver: DriverRow | null;
}

const account = (reader: Reader) =>
  reader.select({ user: users, driver: drivers }).from(users).leftJoin(drivers, eq(drivers.userId, users.id));

export async function findAccountById(reader: Reader, userId: number): Promise<Account | undefined> {
  const [row] = await account(reader).where(eq(users.id, userId));
  return row;
}

export async function findAccountByEmail(reader: Reader, email: string): Promise<Account | undefined> {
  const [row] = await account(reader).where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

export async function findAccountByPhone(reader: Reader, phone: string): Promise<Account | undefined> {
  const [row] = await account(reader).where(eq(users.phone, phone));
  return row;
}

/** Sets the online flag if it is not so yet, online only for an approved driver; whether a row changed. */
export async function setOnline(tx: Tx, driverId: number, isOnline: boolean): Promise<boolean> {
  const changed = await tx
    .update(drivers)
    .set({ isOnline })
    .where(
      and(eq(drivers.id, driverId), eq(drivers.isOnline, !isOnline), isOnline ? eq(drivers.verificationStatus, 'approved') : undefined),
    )
    .returning({ id: drivers.id });
  return changed.length > 0;
}

export async function openOnlineSession(tx: Tx, driverId: number, at: Date): Promise<void> {
  await tx.insert(onlineSessions).values({ driverId, startedAt: at });
}

export async function closeOnlineSession(tx: Tx, driverId: number, at: Date): Promise<void> {
  await tx
    .update(onlineSessions)
    .set({ endedAt: sql`greatest(${onlineSessions.startedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(onlineSessions.driverId, driverId), isNull(onlineSessions.endedAt)));
}
