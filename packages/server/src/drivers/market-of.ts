import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { homeMarket } from './papers.ts';

/** The market of whoever is signed in: a driver's own, else the first of the account's country; undefined where there is none. */
export async function marketOf({ db, markets }: Pick<Context, 'db' | 'markets'>, actor: Actor): Promise<Market | undefined> {
  const { driverId, countryId } = actor;
  const [row] = driverId === null ? [] : await db.select({ marketId: drivers.marketId }).from(drivers).where(eq(drivers.id, driverId));
  return homeMarket(markets, { marketId: row?.marketId ?? null, countryId });
}
