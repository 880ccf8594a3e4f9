import { sql } from 'drizzle-orm';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { notifyEach } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { notifyNobodyFound } from './notify-ride.ts';
import { refundRides } from '../subscriptions/public.ts';

interface Ended extends Record<string, unknown> {
  id: number;
  passengerId: number;
  bookerId: number;
  staffId: number | null;
  riderName: string | null;
  place: string;
  subscriptionId: number | null;
  /** Who held an offer of it. */
  driverUserIds: number[] | null;
}

const REASON = 'no_driver_found';

/**
 * Ends the searches of people in these cities whose time is over, the oldest first, with their events and the offers that stood: however
 * many there are, the statements are the same. A search that somebody else holds is left for the next time; deliveries are their orders' to end.
 * @returns how many were ended, `atMost` when there may be more
 */
export async function endSearches(uow: UnitOfWork, cities: readonly string[], atMost: number): Promise<number> {
  const now = sql`${uow.now.toISOString()}::timestamptz`;
  const { rows } = await uow.tx.execute<Ended>(sql`
    with late as (
      select id from rides
      where status = 'requested' and search_until <= ${now} and city_id in ${cities} and ride_type not in ${[...deliveryRideTypes]}
      order by id limit ${atMost} for update skip locked),
    ended as (
      update rides set status = 'cancelled', cancelled_at = ${now}, cancelled_by = 'system', cancel_reason = ${REASON}, version = version + 1,
        next_driver_id = null, next_pickup_at = null, next_until = null
      from late where rides.id = late.id
      returning rides.id, rides.version, rides.passenger_id, rides.booker_id, rides.staff_id, rides.rider_name, rides.dropoff_address, rides.subscription_id),
    told as (
      insert into ride_events (ride_id, version, kind, from_status, to_status, actor, data, at)
      select id, version, 'cancelled', 'requested', 'cancelled', 'system', json_build_object('reason', ${REASON}::text), ${now} from ended),
    withdrawn as (
      update ride_offers o set status = 'withdrawn', decided_at = ${now} from ended where o.ride_id = ended.id and o.status = 'offered'
      returning o.ride_id, o.driver_id)
    select e.id, e.passenger_id as "passengerId", e.booker_id as "bookerId", e.staff_id as "staffId", e.rider_name as "riderName", e.dropoff_address as place, e.subscription_id as "subscriptionId",
      (select json_agg(d.user_id) from withdrawn w join drivers d on d.id = w.driver_id where w.ride_id = e.id) as "driverUserIds"
    from ended e order by e.id`);
  await refundRides(
    uow,
    rows.flatMap(({ subscriptionId }) => (subscriptionId === null ? [] : [subscriptionId])),
  );
  const isPlain = (row: Ended) => row.passengerId === row.bookerId && row.staffId === null;
  await notifyEach(
    uow,
    'toldNobodyFound',
    rows.filter(isPlain).map(({ passengerId, place }) => ({ userId: passengerId, values: { place } })),
  );
  for (const row of rows.filter((one) => !isPlain(one))) await notifyNobodyFound(uow, { ...row, dropoffAddress: row.place });
  for (const { id, passengerId, bookerId, driverUserIds } of rows) {
    for (const userId of new Set([passengerId, bookerId])) uow.publish(userId, 'ride', id);
    for (const userId of driverUserIds ?? []) uow.publish(userId, 'offer', null);
  }
  return rows.length;
}
