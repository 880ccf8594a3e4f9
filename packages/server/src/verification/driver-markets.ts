import { and, eq, inArray } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { requireWithin } from '../platform/reach.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { stopDriving, withdrawOfferOf } from '../rides/public.ts';
import { giveMarket, marketsOfDriver, takeMarket } from '../users/public.ts';
import { changeVerification } from './change.ts';
import { notifyDriver } from './notify-driver.ts';
import type { File } from './queries.ts';

/** The markets in which a driver drives a trip now. */
async function drivesNowIn({ tx }: UnitOfWork, driverId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ cityId: rides.cityId })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses])));
  return rows.map(({ cityId }) => cityId);
}

/**
 * The team gives a driver a market: they may drive there, with the papers that it asks. The first one ends that they drive in all of their country.
 * @param reach of who acts: the first is given by a role that reaches all in which they have driven
 * @throws Problem not_found, illegal_transition where their trip under way begins in none of theirs, or naming `marketId`
 */
export async function giveDriverMarket(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  { marketId, reason }: { marketId: string; reason: string },
  reach?: Reach,
): Promise<File> {
  const market = ctx.markets.byId(marketId);
  if (market === undefined || market.document.status === 'closed') throw fieldProblem('marketId', 'There is no such city');
  return changeVerification(ctx, uow, driverId, async (file) => {
    const own = (await marketsOfDriver(uow.tx, driverId)).map((row) => row.marketId);
    if (own.includes(marketId)) return;
    // With the driver held: a trip may have ended elsewhere since the path was looked at.
    if (own.length === 0) await requireWithin(uow.tx, reach, 'driver', driverId);
    if (own.length === 0 && (await drivesNowIn(uow, driverId)).some((id) => id !== marketId))
      throw new Problem('illegal_transition', 'The driver is on a trip in another city. Give that one first, or wait for its end.');
    await giveMarket(uow, driverId, marketId);
    // What stands from elsewhere is not theirs to take any more.
    if (own.length === 0) await withdrawOfferOf(ctx, uow, file.driver);
    await notifyDriver(ctx, uow, file.user, { kind: 'toldMarketGiven', values: { market: market.document.name, reason } });
  });
}

/**
 * The team takes a market away; without the last one the driver goes offline, and drives nowhere.
 * @throws Problem not_found where it is none of theirs, illegal_transition while they drive a trip there, and of the last one any trip
 */
export function takeDriverMarket(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  { marketId, reason }: { marketId: string; reason: string },
): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const own = (await marketsOfDriver(uow.tx, driverId)).map((row) => row.marketId);
    if (!own.includes(marketId)) throw notFound();
    const driven = await drivesNowIn(uow, driverId);
    const isLast = own.length === 1;
    if (isLast ? driven.length > 0 : driven.includes(marketId))
      throw new Problem('illegal_transition', 'The driver is on a trip. Wait for its end, or cancel it first.');
    if (isLast) await stopDriving(ctx, uow, file.driver);
    else await withdrawOfferOf(ctx, uow, file.driver);
    await takeMarket(uow, driverId, marketId);
    const market = ctx.markets.byId(marketId)?.document.name ?? marketId;
    await notifyDriver(ctx, uow, file.user, { kind: 'toldMarketTaken', values: { market, reason } });
  });
}
