import type { Context } from '../platform/context.ts';
import type { Work } from '../platform/work.ts';
import { takeOffline } from '../users/public.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** Takes a driver offline and the standing offer back, in the transaction that decided it. A trip under way goes on. */
export async function takeOffTheRoad(ctx: Context, work: Work, driver: { id: number; userId: number }): Promise<void> {
  await takeOffline(work, driver.id);
  await withdrawOfferOf(ctx, work, driver);
  work.publish(driver.userId, 'account', null);
  work.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.id }));
}
