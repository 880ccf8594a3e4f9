import { and, eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Work } from '../platform/work.ts';
import { closeOnlineSession } from '../users/public.ts';
import { withdrawOfferOf } from './withdraw.ts';

/** Takes a driver offline and the standing offer back, in the transaction that decided it. A trip under way goes on. */
export async function takeOffTheRoad(ctx: Context, work: Work, driver: { id: number; userId: number }): Promise<void> {
  const changed = await work.tx
    .update(drivers)
    .set({ isOnline: false })
    .where(and(eq(drivers.id, driver.id), eq(drivers.isOnline, true)))
    .returning({ id: drivers.id });
  if (changed.length > 0) await closeOnlineSession(work.tx, driver.id, work.now);
  await withdrawOfferOf(ctx, work, driver);
  work.publish(driver.userId, 'account', null);
  work.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.id }));
}
