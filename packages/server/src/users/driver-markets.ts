import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { driverMarkets, drivers } from '@safiri/db/users/tables.ts';
import { worksIn } from '@safiri/rules/drivers/workplace.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A market that the team gave a driver. */
type DriverMarketRow = typeof driverMarkets.$inferSelect;

/** The markets that the team gave a driver, the oldest first. */
export const marketsOfDriver = (reader: Reader, driverId: number): Promise<DriverMarketRow[]> =>
  reader
    .select()
    .from(driverMarkets)
    .where(eq(driverMarkets.driverId, driverId))
    .orderBy(asc(driverMarkets.createdAt), asc(driverMarkets.marketId));

/** Sets in which of their markets a driver works; the caller holds the driver. @returns whether that changed */
export async function setWorkplace(uow: UnitOfWork, driverId: number, marketId: string | null): Promise<boolean> {
  const changed = await uow.tx
    .update(drivers)
    .set({ marketId })
    .where(and(eq(drivers.id, driverId), sql`${drivers.marketId} is distinct from ${marketId}`))
    .returning({ id: drivers.id });
  return changed.length > 0;
}

/** Gives a driver a market, in which they work if it is their first; given again it stays as it is. The caller holds the driver. */
export async function giveMarket(uow: UnitOfWork, driverId: number, marketId: string): Promise<void> {
  await uow.tx.insert(driverMarkets).values({ driverId, marketId, createdAt: uow.now }).onConflictDoNothing();
  await uow.tx
    .update(drivers)
    .set({
      marketsGivenAt: sql`coalesce(${drivers.marketsGivenAt}, ${uow.now})`,
      marketId: sql`coalesce(${drivers.marketId}, ${marketId})`,
    })
    .where(eq(drivers.id, driverId));
}

/**
 * Takes a market away; who worked there works in another of theirs, or in none. The caller holds the driver, whom it has taken offline where this
 * is the last.
 */
export async function takeMarket(uow: UnitOfWork, driverId: number, marketId: string): Promise<void> {
  const [driver] = await uow.tx.select({ marketId: drivers.marketId }).from(drivers).where(eq(drivers.id, driverId));
  const left = (await marketsOfDriver(uow.tx, driverId)).map((row) => row.marketId).filter((id) => id !== marketId);
  await setWorkplace(uow, driverId, worksIn(left, undefined, driver?.marketId ?? null));
  await uow.tx.delete(driverMarkets).where(and(eq(driverMarkets.driverId, driverId), eq(driverMarkets.marketId, marketId)));
}
