import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { setOffline } from '../users/public.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** Takes a driver offline and the standing offer back, in the transaction that decided it. A trip under way goes on. */
export async function stopDriving(ctx: Context, uow: UnitOfWork, driver: { id: number; userId: number }): Promise<void> {
  await setOffline(uow, driver.id);
  await withdrawOfferOf(ctx, uow, driver);
  uow.publish(driver.userId, 'account', null);
  uow.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.id }));
}
