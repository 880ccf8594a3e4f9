import { and, eq } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { publishToPassenger } from './publish-ride.ts';

/** Takes back the offer that a driver holds, tells both sides, and lets dispatch look for another driver. */
export async function withdrawOfferOf(ctx: Context, uow: UnitOfWork, driver: { id: number; userId: number }): Promise<void> {
  const withdrawn = await uow.tx
    .update(rideOffers)
    .set({ status: 'withdrawn', decidedAt: uow.now })
    .where(and(eq(rideOffers.driverId, driver.id), eq(rideOffers.status, 'offered')))
    .returning({ rideId: rideOffers.rideId });
  for (const { rideId } of withdrawn) {
    const [ride] = await uow.tx
      .select({ id: rides.id, passengerId: rides.passengerId, bookerId: rides.bookerId, rideType: rides.rideType })
      .from(rides)
      .where(eq(rides.id, rideId));
    if (ride !== undefined) publishToPassenger(uow, ride);
    uow.publish(driver.userId, 'offer', null);
    uow.afterCommit(() => ctx.bus.publish('dispatch', { rideId }));
  }
}
