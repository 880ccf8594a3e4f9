import { and, desc, eq, or, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { bookedBy, riddenBy } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivenStatuses, liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { views, type RideView } from './queries.ts';

/** The live rides of people, by statements that each connection plans once; the statuses are written out, as partial indexes want them. */
export interface LiveViews {
  /** The live ride of a passenger (from requested on): the one they ride, else the last that they asked for. */
  ofPassenger(userId: number): Promise<RideView | null>;
  /** The live trip of a driver (from accepted on), the one with the next stop. */
  ofDriver(driverId: number): Promise<RideView | null>;
}

export function prepareLiveViews(db: Db): LiveViews {
  const userId = sql.placeholder('userId');
  const ofPassenger = views(db)
    .where(and(or(riddenBy(userId), bookedBy(userId)), sql`${rides.status} in ${oneOf(liveStatuses)}`))
    .orderBy(desc(sql`${rides.passengerId} = ${userId}`), desc(rides.id))
    .limit(1)
    .prepare('live_ride_of_passenger');
  const ofDriver = views(db)
    .where(and(eq(rides.driverId, sql.placeholder('driverId')), sql`${rides.status} in ${oneOf(drivenStatuses)}`))
    .orderBy(sql`case when ${rides.status} = 'in_progress' then ${rides.dropoffSeq} else ${rides.pickupSeq} end`, rides.id)
    .limit(1)
    .prepare('live_ride_of_driver');
  return {
    ofPassenger: async (id) => (await ofPassenger.execute({ userId: id }))[0] ?? null,
    ofDriver: async (id) => (await ofDriver.execute({ driverId: id }))[0] ?? null,
  };
}
