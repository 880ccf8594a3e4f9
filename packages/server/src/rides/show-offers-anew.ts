import { and, eq, gt } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { hasLost, type TakenBonus } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';

/**
 * Whoever looks at an offer of a market whose bonus the budget holds no more sees that at once; all others have nothing new to see. After the
 * commit of what took it: the day of a budget is held no longer than that needs. An offer that is not shown anew still pays no less than it
 * shows: accepting it is refused (`bonus_spent`).
 */
export async function showOffersAnew(ctx: Context, cityId: string, taken: TakenBonus): Promise<void> {
  try {
    const standing = await ctx.db
      .select({ userId: drivers.userId, fareMinor: rides.fareMinor, discountMinor: rides.discountMinor, fareLines: rides.fareLines })
      .from(rideOffers)
      .innerJoin(rides, eq(rides.id, rideOffers.rideId))
      .innerJoin(drivers, eq(drivers.id, rideOffers.driverId))
      .where(and(eq(rideOffers.status, 'offered'), gt(rideOffers.expiresAt, ctx.clock()), eq(rides.cityId, cityId)));
    const looking = standing.filter((offer) => hasLost(offer, taken));
    if (looking.length === 0) return;
    await inTransaction(ctx, async (uow) => {
      for (const { userId } of looking) uow.publish(userId, 'offer', null);
    });
  } catch (error) {
    ctx.log.error({ err: error }, 'offers whose bonus is spent were not shown anew');
  }
}
