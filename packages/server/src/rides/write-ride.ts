import { rides } from '@safiri/db/rides/tables.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { beginning, firstEvent, type NewRide } from './new-ride.ts';
import { appendEvent, type RideRow } from './queries.ts';

/**
 * Writes a trip with its first event as a part of the caller's transaction; dispatch looks at it after the commit. Trips that
 * need no transaction of their own are written many at a time (`insert-rides`).
 * @param subscriptionId the package that pays it
 * @throws a violation of {@link ONE_LIVE_RIDE}
 */
export async function writeRide(ctx: Context, uow: UnitOfWork, ride: NewRide, subscriptionId: number | null): Promise<RideRow> {
  const [row] = await uow.tx
    .insert(rides)
    .values({ ...ride, ...beginning, subscriptionId })
    .returning();
  if (row === undefined) throw new Error('a ride was not written');
  const by = row.staffId === null ? {} : { data: { staffId: row.staffId } };
  await appendEvent(uow.tx, row, null, { ...firstEvent, actorId: row.bookerId, at: row.requestedAt, ...by });
  uow.afterCommit(() => ctx.bus.publish('dispatch', { rideId: row.id }));
  return row;
}

/** The database's refusal of a second live ride of whoever rides. */
export const ONE_LIVE_RIDE = 'rides_one_live_per_passenger';
