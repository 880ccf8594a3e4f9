import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '@safiri/db/platform/connect.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { Gender } from '@safiri/rules/users/genders.ts';
import type { VerificationStatus } from '@safiri/rules/verification/steps.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { closeOnlineSession, setOnline, type UserRow } from './queries.ts';
import { insertVehicle, letDrive, type NewVehicle } from './vehicles.ts';

type NewUser = typeof users.$inferInsert;
type DriverChange = Partial<Pick<typeof drivers.$inferInsert, 'verificationNotes'>>;

/** @throws a violated unique key of `users_…` where phone or address are somebody's */
export async function insertUser(uow: UnitOfWork, user: NewUser): Promise<number> {
  const [row] = await uow.tx.insert(users).values(user).returning({ id: users.id });
  return row?.id ?? 0;
}

type NewDriver = Omit<typeof drivers.$inferInsert, 'vehicleId'> & { readonly vehicle: Omit<NewVehicle, 'ownerId'> };

/**
 * A driver, with the vehicle that they begin with and may drive.
 * @returns the new driver's id
 * @throws Problem plate_taken
 */
export async function insertDriver(uow: UnitOfWork, { vehicle, ...driver }: NewDriver): Promise<number> {
  const vehicleId = await insertVehicle(uow, { ...vehicle, ownerId: driver.userId });
  const [row] = await uow.tx
    .insert(drivers)
    .values({ ...driver, vehicleId })
    .returning({ id: drivers.id });
  const driverId = row?.id ?? 0;
  await letDrive(uow, vehicleId, driverId);
  return driverId;
}

/** Changes somebody who has not left. @returns whether there was such a person */
export async function updateUser(uow: UnitOfWork, userId: number, change: Partial<NewUser>): Promise<boolean> {
  const changed = await uow.tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Somebody else proved the number: the account goes on without one. */
export async function giveUpNumber(uow: UnitOfWork, userId: number): Promise<void> {
  await updateUser(uow, userId, { phone: `lost:${userId}`, phoneVerifiedAt: null });
}

/** Changes what a person says of their gender, unless staff have confirmed it. @returns whether it was changed */
export async function setUnconfirmedGender(uow: UnitOfWork, userId: number, gender: UserRow['gender']): Promise<boolean> {
  const changed = await uow.tx
    .update(users)
    .set({ gender })
    .where(and(eq(users.id, userId), isNull(users.genderVerifiedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Staff confirmed the gender from a document, or take that back. */
export async function setGender(uow: UnitOfWork, userId: number, gender: Gender | undefined, confirmedAt: Date | null): Promise<void> {
  await uow.tx
    .update(users)
    .set({ ...(gender === undefined ? {} : { gender }), genderVerifiedAt: confirmedAt })
    .where(eq(users.id, userId));
}

/** One completed trip more of each. They are held in the order of their ids, so that nobody waits in a circle. */
export async function countRides(uow: UnitOfWork, userIds: readonly number[]): Promise<void> {
  await uow.tx.execute(sql`
    with held as (select id from users where id = any(${sql.param([...userIds])}::int[]) order by id for no key update)
    update users u set total_rides = total_rides + 1 from held where u.id = held.id`);
}

/** Adds somebody's stars, one to five, to the person's average. */
export async function addRating(uow: UnitOfWork, userId: number, score: number): Promise<void> {
  await uow.tx
    .update(users)
    .set({ ratingSum: sql`${users.ratingSum} + ${score}`, ratingCount: sql`${users.ratingCount} + 1` })
    .where(eq(users.id, userId));
}

export async function updateDriver(uow: UnitOfWork, driverId: number, change: DriverChange): Promise<void> {
  await uow.tx.update(drivers).set(change).where(eq(drivers.id, driverId));
}

/** Sets a driver's verification status. @param from only while it is this one */
export async function setVerificationStatus(
  uow: UnitOfWork,
  driverId: number,
  status: VerificationStatus,
  from?: VerificationStatus,
): Promise<void> {
  await uow.tx
    .update(drivers)
    .set({ verificationStatus: status })
    .where(and(eq(drivers.id, driverId), from === undefined ? undefined : eq(drivers.verificationStatus, from)));
}

/** Takes a driver offline who may be online. */
export async function setOffline(uow: UnitOfWork, driverId: number): Promise<void> {
  if (await setOnline(uow.tx, driverId, false)) await closeOnlineSession(uow.tx, driverId, uow.now);
}

/** The last known position of a driver. */
export interface LastPosition {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly heading: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Writes positions down in one statement, so that a restart need not wait for the phones. */
export async function writeLastPositions(db: Db | Tx, positions: readonly LastPosition[]): Promise<void> {
  await db.execute(sql`
    update drivers set last_lat = f.lat, last_lng = f.lng, last_heading = f.heading, last_seen_at = f.at
    from json_to_recordset(${JSON.stringify(positions)}::json) as f(id int, lat float8, lng float8, heading float8, at timestamptz)
    where drivers.id = f.id`);
}
