import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { drivers, onlineSessions, users, vehicles } from '@safiri/db/users/tables.ts';

export type UserRow = typeof users.$inferSelect;
export type VehicleRow = typeof vehicles.$inferSelect;
/** A driver with the vehicle that was chosen last. */
export type DriverRow = typeof drivers.$inferSelect & { readonly vehicle: VehicleRow };
/** The same, with the number of vehicles that they may choose from, and whether a suspension stands. */
type DriverAccount = DriverRow & { readonly vehicles: number; readonly suspended: boolean };

export interface Account {
  readonly user: UserRow;
  readonly driver: DriverAccount | null;
}

const choices = sql<number>`(select count(*)::int from vehicle_drivers may join vehicles v on v.id = may.vehicle_id
  where may.driver_id = ${drivers.id} and v.removed_at is null)`;

/** The account of whom a condition is true; at most one. */
async function findAccount(reader: Reader, which: SQL): Promise<Account | undefined> {
  const [row] = await reader
    .select({ user: users, driver: drivers, vehicle: vehicles, choices, suspended: isSuspended('driver', sql`users.id`) })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .leftJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(which);
  if (row === undefined) return undefined;
  const { user, driver, vehicle } = row;
  return {
    user,
    driver: driver === null || vehicle === null ? null : { ...driver, vehicle, vehicles: row.choices, suspended: row.suspended },
  };
}

export function findAccountById(reader: Reader, userId: number): Promise<Account | undefined> {
  return findAccount(reader, eq(users.id, userId));
}

export function findAccountByEmail(reader: Reader, email: string): Promise<Account | undefined> {
  return findAccount(reader, eq(sql`lower(${users.email})`, email.toLowerCase()));
}

export function findAccountByPhone(reader: Reader, phone: string): Promise<Account | undefined> {
  return findAccount(reader, eq(users.phone, phone));
}

/** Sets the online flag if it is not so yet, online only for an approved driver who is not suspended; whether a row changed. */
export async function setOnline(tx: Tx, driverId: number, isOnline: boolean): Promise<boolean> {
  const changed = await tx
    .update(drivers)
    .set({ isOnline })
    .where(
      and(
        eq(drivers.id, driverId),
        eq(drivers.isOnline, !isOnline),
        isOnline ? eq(drivers.verificationStatus, 'approved') : undefined,
        isOnline ? not(isSuspended('driver', sql`drivers.user_id`)) : undefined,
      ),
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
