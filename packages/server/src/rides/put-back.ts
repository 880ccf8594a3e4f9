import { and, eq, inArray } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Work } from '../platform/work.ts';
import { giveUpTrip } from './cancel-ride.ts';
import { lockRide } from './queries.ts';
import { userOfDriver } from './told.ts';

/** A driver who may not drive any more gives the trip back, unless the passenger is on board. */
export async function putBackTripOf(ctx: Context, work: Work, driverId: number): Promise<void> {
  const live = await work.tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), inArray(rides.status, ['accepted', 'arrived'])))
    .orderBy(rides.id);
  for (const { id } of live) {
    const ride = await lockRide(work.tx, id);
    if (ride === undefined || ride.driverId !== driverId || (ride.status !== 'accepted' && ride.status !== 'arrived')) continue;
    await giveUpTrip(ctx, work, ride, { side: 'driver', userId: await userOfDriver(work, driverId), driverId, reason: 'other' });
  }
}
