import { and, desc, eq } from 'drizzle-orm';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { owesTooMuch } from '../wallet/public.ts';
import { beginTrip } from './begin-trip.ts';
import { refusalOf } from './entitlement.ts';
import { areKeptApart } from './kept-apart.ts';
import { countsCash, drivenBy, dueNextTrips, giveNextBack } from './next-trip.ts';
import { lockRide } from './queries.ts';

/** Begins a next trip whose driver is free by now, or gives it back; what is neither any more stays as it is. */
async function settle(ctx: Context, uow: UnitOfWork, links: Links, rideId: number): Promise<void> {
  const ride = await lockRide(uow.tx, rideId);
  const driverId = ride?.nextDriverId ?? null;
  if (ride === undefined || driverId === null) return;
  const giveBack = (why: string) => giveNextBack(ctx, uow, ride, { actor: 'system', actorId: null, data: { why } });
  // The driver is held from here on, as an accept holds them.
  const refusal = await refusalOf(ctx, uow, ride, driverId);
  const [driver] = await uow.tx
    .select({ userId: drivers.userId, isOnline: drivers.isOnline, counts: countsCash(driverId, uow.now) })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  if (driver === undefined || !driver.isOnline) return void (await giveBack('offline'));
  const isDriving = (await drivenBy(uow.tx, driverId)).length > 0;
  if (isDriving && ride.nextUntil !== null && ride.nextUntil > uow.now) return;
  if (isDriving) return void (await giveBack('late'));
  if (refusal !== undefined) return void (await giveBack(refusal.gap));
  if (driver.counts) return;
  if ((await areKeptApart(uow.tx, driver.userId, ride)) || (await owesTooMuch(uow.tx, ctx.markets, ride, driverId)))
    return void (await giveBack('not_entitled'));
  const [offer] = await uow.tx
    .select({ id: rideOffers.id })
    .from(rideOffers)
    .where(and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, driverId), eq(rideOffers.status, 'accepted')))
    .orderBy(desc(rideOffers.id))
    .limit(1);
  await beginTrip(ctx, uow, links, { driverId, userId: driver.userId }, ride, {
    offerId: offer?.id ?? 0,
    companion: undefined,
    pool: null,
  });
}

/**
 * Begins the next trips of drivers in these cities who have ended the one before, and gives back those that would wait too long.
 * @returns how many were looked at
 */
export async function settleNextTrips(ctx: Context, links: Links, cities: readonly string[]): Promise<number> {
  const due = await dueNextTrips(ctx, cities);
  for (const { rideId } of due) {
    try {
      await inTransaction(ctx, (uow) => settle(ctx, uow, links, rideId));
    } catch (error) {
      // The driver has begun another trip in this very moment: the next look finds it.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return due.length;
}
