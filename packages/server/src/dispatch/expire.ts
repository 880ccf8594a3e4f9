import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { missTurns } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { cancelBySystem, endSearches, lapseOffers, unseenInARow } from '../rides/public.ts';

/** Searches of people given up in one transaction, by statements that take them all together; what is left is for the next round. */
const PEOPLE_AT_ONCE = 1000;
/** A delivery's end is its order's too: money, stock, perhaps another search. Matching waits for these, one after the other. */
const DELIVERIES_AT_ONCE = 25;

/** Lapses offers whose time is over and tells their drivers. */
async function lapse(ctx: Context, cities: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (uow) => {
    const lapsed = await lapseOffers(uow, cities);
    if (lapsed.length === 0) return 0;
    // What was on nobody's screen counts against nobody, until it happens again.
    const unseen = lapsed.flatMap(({ driverId, shown }) => (shown ? [] : [driverId]));
    await missTurns(
      uow,
      lapsed.flatMap(({ driverId, shown }) => (shown ? [driverId] : [])),
      await unseenInARow(uow, unseen),
    );
    const affected = await uow.tx
      .select({ userId: drivers.userId })
      .from(drivers)
      .where(
        inArray(
          drivers.id,
          lapsed.map(({ driverId }) => driverId),
        ),
      );
    for (const { userId } of affected) uow.publish(userId, 'offer', null);
    return lapsed.length;
  });
}

/** Gives up on deliveries that nobody took in time. */
async function giveUpDeliveries(uow: UnitOfWork, cities: readonly string[]): Promise<number> {
  const late = await uow.tx
    .select()
    .from(rides)
    .where(
      and(
        eq(rides.status, 'requested'),
        lte(rides.searchUntil, uow.now),
        inArray(rides.cityId, [...cities]),
        inArray(rides.rideType, [...deliveryRideTypes]),
      ),
    )
    .orderBy(rides.id)
    .limit(DELIVERIES_AT_ONCE)
    .for('update', { skipLocked: true });
  for (const ride of late) await cancelBySystem(uow, ride, 'no_driver_found');
  return late.length;
}

/** Gives up on trips that nobody took in time (product: nobody found within 3 minutes), those of people by themselves. */
async function giveUp(ctx: Context, cities: readonly string[]): Promise<number> {
  const people = await inTransaction(ctx, (uow) => endSearches(uow, cities, PEOPLE_AT_ONCE));
  return people + (await inTransaction(ctx, (uow) => giveUpDeliveries(uow, cities)));
}

/** Lets time pass in these cities: offers lapse, searches end. Asks first, so that an idle round writes nothing. */
export async function expire(
  ctx: Context,
  cities: readonly string[],
  now: Date,
): Promise<{ lapsedOffers: number; cancelledTrips: number }> {
  if (cities.length === 0) return { lapsedOffers: 0, cancelledTrips: 0 };
  const { rows } = await ctx.db.execute<{ offers: boolean; trips: boolean }>(sql`
    select exists (select 1 from ride_offers where status = 'offered' and expires_at <= ${now.toISOString()}::timestamptz) as offers,
           exists (select 1 from rides where status = 'requested' and search_until <= ${now.toISOString()}::timestamptz and city_id in ${cities}) as trips`);
  return {
    lapsedOffers: rows[0]?.offers === true ? await lapse(ctx, cities) : 0,
    cancelledTrips: rows[0]?.trips === true ? await giveUp(ctx, cities) : 0,
  };
}
