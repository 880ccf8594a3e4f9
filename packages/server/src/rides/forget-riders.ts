import { and, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { RIDER_DAYS } from '@safiri/rules/rides/rider.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';

/** At most so many rides in one transaction. */
const CHUNK = 200;

/**
 * Forgets who rode for somebody else once nobody needs to call them any more: they have no account in which they could ask for it.
 * @returns how many rides it was
 */
export const forgetRiders = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (uow) => {
    const old = await uow.tx
      .select({ id: rides.id })
      .from(rides)
      .where(
        and(
          isNotNull(rides.riderPhone),
          lt(rides.requestedAt, new Date(uow.now.getTime() - RIDER_DAYS * 86_400_000)),
          notInArray(rides.status, [...liveStatuses]),
        ),
      )
      .limit(CHUNK)
      .for('update', { skipLocked: true });
    if (old.length > 0)
      await uow.tx
        .update(rides)
        .set({ riderName: null, riderPhone: null })
        .where(
          inArray(
            rides.id,
            old.map(({ id }) => id),
          ),
        );
    return old.length;
  });
