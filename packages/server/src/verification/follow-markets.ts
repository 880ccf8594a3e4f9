import { and, eq, sql } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { POSITION_FRESH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import { worksIn } from '@safiri/rules/drivers/workplace.ts';
import { leaveLine, readEntitlement, type LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { holdTripsOf, stopDriving, withdrawOfferOf } from '../rides/public.ts';
import { marketsOfDriver, setWorkplace } from '../users/public.ts';
import { notifyDriver } from './notify-driver.ts';

/** The market around a driver, by a position of this minute. */
function around({ markets, clock }: Pick<Context, 'markets' | 'clock'>, positions: LivePositions, driverId: number): string | undefined {
  const position = positions.get(driverId);
  if (position === undefined || clock().getTime() - position.at > POSITION_FRESH_SECONDS * 1000) return undefined;
  return markets.at(position)?.document.id;
}

/** One driver works where they have driven to: between trips, and with the papers that are asked there; without them they go offline. */
async function follow(ctx: Context, driverId: number, here: string): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    if ((await holdTripsOf(uow.tx, driverId)).length > 0) return;
    const [row] = await uow.tx
      .select({ driver: drivers, user: users })
      .from(drivers)
      .innerJoin(users, eq(users.id, drivers.userId))
      .where(and(eq(drivers.id, driverId), eq(drivers.isOnline, true)));
    if (row === undefined) return;
    const own = (await marketsOfDriver(uow.tx, driverId)).map(({ marketId }) => marketId);
    if (!(await setWorkplace(uow, driverId, worksIn(own, here, row.driver.marketId)))) return;
    await leaveLine(uow.tx, driverId);
    const facts = await readEntitlement(uow.tx, ctx.markets, driverId, uow.now);
    if (facts !== undefined && driverGap(facts) !== undefined) {
      await stopDriving(ctx, uow, row.driver);
      await notifyDriver(ctx, uow, row.user, {
        kind: 'toldMarketPapers',
        values: { market: ctx.markets.byId(here)?.document.name ?? here },
      });
      return;
    }
    await withdrawOfferOf(ctx, uow, row.driver);
    uow.publish(row.user.id, 'account', null);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
  });
}

/** Drivers who have several markets, and are online, work in that of them in which they are (operator §1). */
export async function followMarkets(ctx: Context, positions: LivePositions): Promise<void> {
  const several = await ctx.db
    .select({ id: drivers.id, marketId: drivers.marketId })
    .from(drivers)
    .where(and(eq(drivers.isOnline, true), sql`(select count(*) from driver_markets m where m.driver_id = ${drivers.id}) > 1`))
    .orderBy(drivers.id);
  for (const { id, marketId } of several) {
    const here = around(ctx, positions, id);
    if (here !== undefined && here !== marketId) await follow(ctx, id, here);
  }
}
