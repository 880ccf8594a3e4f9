import { sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { checkedAs } from '@safiri/db/identity/conditions.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { Problem } from '../platform/problem.ts';
import { suspendedPassenger } from '../users/public.ts';

function preparePassengers(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      phone: users.phone,
      phoneVerifiedAt: users.phoneVerifiedAt,
      checked: checkedAs(sql`users.id`),
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      totalRides: users.totalRides,
      gender: users.gender,
      genderVerifiedAt: users.genderVerifiedAt,
      suspended: isSuspended('passenger', sql`users.id`),
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`)
    .prepare('passengers_by_id');
}

export type Passenger = Awaited<ReturnType<ReturnType<typeof preparePassengers>['execute']>>[number];

function createPassengerBatch(db: Db): (userId: number) => Promise<Passenger> {
  const prepared = preparePassengers(db);
  return batchCalls<number, Passenger>(async (ids) => {
    const rows = await prepared.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Problem('not_signed_in'));
  });
}

const passengers = new WeakMap<Db, ReturnType<typeof createPassengerBatch>>();

/** @throws Problem suspended, wherever somebody asks for a ride */
export function requireNotSuspended(passenger: Pick<Passenger, 'suspended'>): void {
  if (passenger.suspended) throw suspendedPassenger();
}

/**
 * The person who asks for a ride.
 * @throws Problem not_signed_in when there is no such person any more
 */
export function findPassenger(db: Db, userId: number): Promise<Passenger> {
  let find = passengers.get(db);
  if (find === undefined) passengers.set(db, (find = createPassengerBatch(db)));
  return find(userId);
}
