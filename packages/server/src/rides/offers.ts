import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { PoolPlan } from '@safiri/rules/dispatch/pooling.ts';
import { UNSEEN_TO_THE_END } from '@safiri/rules/dispatch/rank-line.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { missTurns } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export interface NewOffer {
  readonly rideId: number;
  readonly driverId: number;
  /** By road, metres and seconds. */
  readonly pickupMeters: number;
  readonly pickupSeconds: number;
  readonly pool: PoolPlan | null;
  /** The trip that the driver ends first; null for one who is free. */
  readonly after: EndingTrip | null;
  readonly expiresAt: Date;
}

/** The database refuses a second offer that stands, of a trip (`ride_offers_one_per_ride`) or to a driver (`ride_offers_one_per_driver`). */
export async function insertOffer(uow: UnitOfWork, offer: NewOffer): Promise<void> {
  await uow.tx.insert(rideOffers).values({ ...offer, status: 'offered', offeredAt: uow.now });
}

/**
 * Lapses the offers of trips in these cities whose time is over.
 * @returns the drivers who held them, and whether they had them on a screen
 */
export async function lapseOffers(uow: UnitOfWork, cities: readonly string[]): Promise<Array<{ driverId: number; shown: boolean }>> {
  const lapsed = await uow.tx
    .update(rideOffers)
    .set({ status: 'lapsed', decidedAt: uow.now })
    .where(
      and(
        eq(rideOffers.status, 'offered'),
        lte(rideOffers.expiresAt, uow.now),
        inArray(
          rideOffers.rideId,
          uow.tx
            .select({ id: rides.id })
            .from(rides)
            .where(inArray(rides.cityId, [...cities])),
        ),
      ),
    )
    .returning({ driverId: rideOffers.driverId, shownAt: rideOffers.shownAt });
  return lapsed.map(({ driverId, shownAt }) => ({ driverId, shown: shownAt !== null }));
}

/** Who of these drivers let the last offers lapse, so many in a row, without one on a screen. */
export async function unseenInARow(uow: UnitOfWork, driverIds: readonly number[]): Promise<number[]> {
  if (driverIds.length === 0) return [];
  const { rows } = await uow.tx.execute<{ id: number }>(sql`
    select d.id from unnest(${sql.param([...driverIds])}::int[]) d(id)
    where (select count(*) = ${UNSEEN_TO_THE_END} and bool_and(o.status = 'lapsed' and o.shown_at is null)
      from (select status, shown_at from ride_offers where driver_id = d.id order by offered_at desc, id desc limit ${UNSEEN_TO_THE_END}) o)`);
  return rows.map(({ id }) => id);
}

/**
 * The driver does not want the trip; repeated, it is answered as the first time.
 * @throws Problem offer_gone
 */
export async function declineOffer(ctx: Context, uow: UnitOfWork, actor: DriverActor, rideId: number): Promise<void> {
  const mine = and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, actor.driverId));
  const [declined] = await uow.tx
    .update(rideOffers)
    .set({ status: 'declined', decidedAt: uow.now })
    .where(and(mine, eq(rideOffers.status, 'offered'), gt(rideOffers.expiresAt, uow.now)))
    .returning({ id: rideOffers.id });
  if (declined === undefined) {
    const [before] = await uow.tx.select({ status: rideOffers.status }).from(rideOffers).where(mine).orderBy(desc(rideOffers.id)).limit(1);
    if (before?.status !== 'declined') throw new Problem('offer_gone', 'This offer is gone.');
    return;
  }
  await missTurns(uow, [actor.driverId]);
  uow.publish(actor.userId, 'offer', null);
  uow.afterCommit(() => ctx.bus.publish('dispatch', { rideId }));
}
