import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { searchEnd, SEARCH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { CASH_BEFORE_NEXT_SECONDS, NEXT_TRIP_LATE_SECONDS, type EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { notifyNext, notifyNextGivenBack } from './notify-ride.ts';
import { publishToPassenger, userOfDriver } from './publish-ride.ts';
import { findRideView, noNext, updateRide, type RideEvent, type RideRow, type RideView } from './queries.ts';

/** The trips that a driver is on, oldest first. */
export const drivenBy = (tx: Tx, driverId: number) =>
  tx
    .select({ id: rides.id })
    .from(rides)
    .where(and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses])))
    .orderBy(rides.id);

/** Whether a driver has just ended a trip in cash and not said yet what was handed over (`isCashOpen`). */
export const countsCash = (driverId: SQLWrapper | number, now: Date) => {
  const since = new Date(now.getTime() - 1000 * CASH_BEFORE_NEXT_SECONDS).toISOString();
  return sql<boolean>`exists (select 1 from rides paid where paid.driver_id = ${driverId} and paid.status = 'completed' and paid.completed_at > ${since}::timestamptz
    and not paid.is_fast and paid.payment_method not in (${walletMethodId}, ${PACKAGE_METHOD}) and paid.ride_type not in ${oneOf(deliveryRideTypes)}
    and paid.cash_paid_minor is null and paid.direct_minor is null)`;
};

/** Tells a driver that what comes after the trip under way changed. */
export async function tellNextDriver(uow: UnitOfWork, driverId: number): Promise<void> {
  const userId = await userOfDriver(uow, driverId);
  for (const { id } of await drivenBy(uow.tx, driverId)) uow.publish(userId, 'ride', id);
}

/**
 * The trip that a driver is on, or has just ended, which names what comes next; what an answer about the next trip is answered with. Between
 * the two trips cash is counted, and what comes next may still be given back.
 */
export async function viewBefore(tx: Tx, driverId: number): Promise<RideView | undefined> {
  const [live] = await drivenBy(tx, driverId).limit(1);
  const [ended] =
    live === undefined
      ? await tx
          .select({ id: rides.id })
          .from(rides)
          .where(and(eq(rides.driverId, driverId), eq(rides.status, 'completed')))
          .orderBy(desc(rides.completedAt))
          .limit(1)
      : [live];
  return ended === undefined ? undefined : findRideView(tx, ended.id);
}

/**
 * A locked trip that is searched for waits for a driver who ends another first: nobody else is looked for meanwhile. The database lets a driver
 * have one.
 * @param pickupSeconds until the driver is expected at its pickup
 */
export async function takeNext(
  ctx: Context,
  uow: UnitOfWork,
  actor: DriverActor,
  ride: RideRow,
  { after, pickupSeconds, id: offerId }: { readonly id: number; readonly after: EndingTrip; readonly pickupSeconds: number },
): Promise<RideRow> {
  const later = (seconds: number) => new Date(uow.now.getTime() + 1000 * seconds);
  const until = later(after.freeInSeconds + NEXT_TRIP_LATE_SECONDS);
  const taken = await updateRide(
    uow.tx,
    ride,
    {
      nextDriverId: actor.driverId,
      nextPickupAt: later(pickupSeconds),
      nextUntil: until,
      // It is given back before; this holds where no dispatcher is there to do so.
      searchUntil: new Date(until.getTime() + 1000 * SEARCH_SECONDS),
    },
    { kind: 'next_taken', actor: 'driver', actorId: actor.userId, at: uow.now, data: { offerId, afterRideId: after.tripId } },
  );
  publishToPassenger(uow, taken);
  await notifyNext(uow, taken, actor.userId, pickupSeconds);
  uow.publish(actor.userId, 'offer', null);
  await tellNextDriver(uow, actor.driverId);
  uow.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  return taken;
}

/** A locked trip waits for its next driver no more, and is searched for anew. It counts against nobody. */
export async function giveNextBack(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  by: Pick<RideEvent, 'actor' | 'actorId' | 'data'>,
): Promise<RideRow> {
  const { nextDriverId: driverId } = ride;
  if (driverId === null) return ride;
  const open = await updateRide(
    uow.tx,
    ride,
    { ...noNext, searchUntil: searchEnd(uow.now, ride.pickupAt) },
    { ...by, kind: 'next_given_back', at: uow.now },
  );
  publishToPassenger(uow, open);
  await notifyNextGivenBack(uow, open);
  await tellNextDriver(uow, driverId);
  uow.afterCommit(() => {
    ctx.bus.publish('dispatch', { rideId: ride.id });
    ctx.bus.publish('driver', { driverId });
  });
  return open;
}

/** Whose other trip is over and its cash counted, who went offline, or whose time is: their next trips in these cities. */
export async function dueNextTrips(ctx: Context, cities: readonly string[]): Promise<Array<{ rideId: number }>> {
  const { rows } = await ctx.db.execute<{ rideId: number }>(sql`
    select n.id as "rideId" from rides n join drivers on drivers.id = n.next_driver_id
    where n.next_driver_id is not null and n.city_id in ${cities}
      and (n.next_until <= ${ctx.clock().toISOString()}::timestamptz or not drivers.is_online
        or (not exists (select 1 from rides r where r.driver_id = drivers.id and r.status in ${oneOf(drivenStatuses)}) and not ${countsCash(drivers.id, ctx.clock())}))
    order by n.id`);
  return rows;
}
