import { and, between, eq, gt, sql } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { dateOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { notifyEach } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { boundsOf, isWithin } from './geometry.ts';

/** Whoever drove there within so many days is one of the market's drivers. */
const DROVE_WITHIN_DAYS = 30;
const DAY_MS = 86_400_000;
/** Rows of one statement. */
const AT_ONCE = 1000;

/** Drivers of a market: approved ones whom the team gave it, who were seen in it last, or drove there lately. @returns their accounts */
async function driversOf({ tx, now }: UnitOfWork, { id, area }: MarketDocument): Promise<number[]> {
  const approved = eq(drivers.verificationStatus, 'approved');
  const [south, west, north, east] = boundsOf(area);
  const near = await tx
    .select({ userId: drivers.userId, lat: drivers.lastLat, lng: drivers.lastLng })
    .from(drivers)
    .where(and(approved, between(drivers.lastLat, south, north), between(drivers.lastLng, west, east)));
  const given = await tx
    .select({ userId: drivers.userId })
    .from(drivers)
    .where(and(approved, sql`exists (select 1 from driver_markets m where m.driver_id = ${drivers.id} and m.market_id = ${id})`));
  const drove = await tx
    .selectDistinct({ userId: drivers.userId })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, rides.driverId))
    .where(and(approved, eq(rides.cityId, id), gt(rides.requestedAt, new Date(now.getTime() - DROVE_WITHIN_DAYS * DAY_MS))));
  const seen = near.filter(({ lat, lng }) => lat !== null && lng !== null && isWithin({ lat, lng }, area));
  return [...new Set([...seen, ...drove, ...given].map(({ userId }) => userId))];
}

/** Tells every driver of a market that prices change there, and that one person alone decided it (operator §1). */
export async function tellDrivers(uow: UnitOfWork, market: MarketDocument, from: Date): Promise<number> {
  const told = await driversOf(uow, market);
  const local = localMoment(from, market.timeZone);
  const values = { city: market.name, date: dateOf(local), time: timeOfDay(local.hour * 60 + local.minute) };
  for (let at = 0; at < told.length; at += AT_ONCE) {
    await notifyEach(
      uow,
      'toldTariffs',
      told.slice(at, at + AT_ONCE).map((userId) => ({ userId, values })),
    );
  }
  return told.length;
}
