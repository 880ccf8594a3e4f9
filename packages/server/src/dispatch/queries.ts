import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { checkedAs } from '@safiri/db/identity/conditions.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Workplace } from '@safiri/rules/drivers/workplace.ts';
import type { CarriedRide } from '@safiri/rules/dispatch/pooling.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { riderKey } from '@safiri/rules/rides/rider.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Gender } from '@safiri/rules/users/genders.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import type { Debts } from '@safiri/rules/wallet/driver-money.ts';
import type { ShownStatus } from '@safiri/rules/verification/steps.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { debtsOf } from '../wallet/public.ts';

const passenger = alias(users, 'passenger');

/** Offers with their trip and passenger. */
const offerViews = (reader: Reader) =>
  reader
    .select({ offer: rideOffers, ride: rides, passenger, checked: checkedAs(sql`${passenger.id}`), driverCountryId: users.countryId })
    .from(rideOffers)
    .innerJoin(rides, eq(rides.id, rideOffers.rideId))
    .innerJoin(passenger, eq(passenger.id, rides.passengerId))
    .innerJoin(drivers, eq(drivers.id, rideOffers.driverId))
    .innerJoin(users, eq(users.id, drivers.userId));

/** The offer that stands for this driver. */
export async function findLiveOffer(reader: Reader, driverId: number, now: Date) {
  const [row] = await offerViews(reader).where(
    and(eq(rideOffers.driverId, driverId), eq(rideOffers.status, 'offered'), gt(rideOffers.expiresAt, now)),
  );
  return row;
}

/** The driver's last offer, if its time passed without an answer and not before `since`. */
export async function findMissedOffer(reader: Reader, driverId: number, since: Date) {
  const [row] = await offerViews(reader)
    .where(eq(rideOffers.driverId, driverId))
    .orderBy(desc(rideOffers.offeredAt), desc(rideOffers.id))
    .limit(1);
  return row?.offer.status === 'lapsed' && row.offer.expiresAt >= since ? row : undefined;
}

export type OfferView = NonNullable<Awaited<ReturnType<typeof findLiveOffer>>>;

export interface OpenTripRow extends Record<string, unknown> {
  id: number;
  city_id: string;
  country_id: CountryId;
  ride_type: RideType;
  vehicles: VehicleType[] | null;
  payment_method: string;
  /** Milliseconds. */
  requested_at: number;
  pickup_lat: number;
  pickup_lng: number;
  passenger_gender: Gender;
  passenger_gender_verified: boolean;
  dropoff_lat: number;
  dropoff_lng: number;
  detour_cap_seconds: number;
  /** Of each driver who was asked, how the last offer ended, and when in milliseconds. */
  asked: Record<string, { status: (typeof rideOffers.$inferSelect)['status']; shown: boolean; at: number }>;
  /** Drivers whom the passenger does not meet again, whoever of the two said so, and who would drive themselves. */
  kept_apart: number[];
  /** Drivers online whom the passenger, or who ordered, likes best. */
  favourites: number[];
}

/** Trips of these cities that wait and have no offer out, with an id above `over`, oldest first, with everyone who was asked before. */
export async function listOpenTrips(reader: Reader, cityIds: readonly string[], over: number, limit: number): Promise<OpenTripRow[]> {
  const { rows } = await reader.execute<OpenTripRow>(sql`
    with waiting as (
      select r.* from unnest(${sql.param(cityIds)}::text[]) city
        cross join lateral (
          select * from rides where status = 'requested' and next_driver_id is null and city_id = city and id > ${over}
            and not exists (select 1 from ride_offers o where o.ride_id = rides.id and o.status = 'offered')
          order by id limit ${limit}) r
      order by r.id limit ${limit})
    select r.id, r.city_id, r.country_id, r.ride_type, r.vehicles, r.payment_method, (extract(epoch from r.requested_at) * 1000)::float8 as requested_at, r.pickup_lat, r.pickup_lng,
           r.dropoff_lat, r.dropoff_lng, r.detour_cap_seconds,
           u.gender as passenger_gender, u.gender_verified_at is not null as passenger_gender_verified,
           coalesce((select json_object_agg(o.driver_id, json_build_object('status', o.status, 'shown', o.shown_at is not null,
               'at', (extract(epoch from coalesce(o.decided_at, o.expires_at)) * 1000)::float8) order by o.id)
             -- Whoever has asked for what was missed is looked at like one who was never asked.
             from ride_offers o where o.ride_id = r.id and o.wanted_at is null), '{}') as asked,
           coalesce((select json_agg(d.id) from marks m join drivers d on d.user_id in (m.marked_id, m.marker_id)
             where m.kind = 'never' and r.passenger_id in (m.marker_id, m.marked_id) and d.user_id <> r.passenger_id), '[]')::jsonb
             -- Nobody drives a ride of their own, be it asked for by their number.
             || coalesce((select jsonb_agg(d.id) from drivers d where d.user_id in (r.passenger_id, r.booker_id, (
               select self.id from users self where u.phone like ${riderKey('+%')} and self.phone = substr(u.phone, ${riderKey('').length + 1}::int)))), '[]') as kept_apart,
           coalesce((select json_agg(d.id) from marks m join drivers d on d.user_id = m.marked_id and d.is_online
             where m.kind = 'favourite' and m.marker_id = r.passenger_id), '[]') as favourites
    from waiting r join users u on u.id = r.passenger_id order by r.id`);
  return rows;
}

export interface DriverFactsRow extends Record<string, unknown> {
  id: number;
  is_online: boolean;
  verification_status: ShownStatus;
  gender: Gender;
  gender_verified: boolean;
  vehicle_type: VehicleType;
  workplace: Workplace;
  has_live_trip: boolean;
  has_live_offer: boolean;
  /** The trip with passengers on board after which there is none yet, of those that another may follow. */
  ends: number | null;
  debts: Debts;
  /** The share ride under way, when it is the driver's only trip and may be joined. */
  carries: CarriedRide | null;
  /** Milliseconds. */
  idle_since: number;
}

/** What the database knows of these drivers, in one query. */
export async function listDriverFacts(reader: Reader, driverIds: number[]): Promise<DriverFactsRow[]> {
  if (driverIds.length === 0) return [];
  const { rows } = await reader.execute<DriverFactsRow>(sql`
    select d.id, d.is_online, ${shownStatus(sql`d`)} as verification_status, u.gender, u.gender_verified_at is not null as gender_verified, v.vehicle_type,
           jsonb_build_object('given', d.markets_given_at is not null, 'marketId', d.market_id, 'countryId', u.country_id) as workplace,
           (exists (select 1 from rides r where r.driver_id = d.id and r.status in ${oneOf(drivenStatuses)})
             or exists (select 1 from rides n where n.next_driver_id = d.id)) as has_live_trip,
           (select r.id from rides r where r.driver_id = d.id and r.status in ${oneOf(drivenStatuses)} and r.status = 'in_progress'
              and r.hail is null and not r.is_fast and r.ride_type not in ${oneOf(deliveryRideTypes)}
              and not exists (select 1 from rides o where o.driver_id = d.id and o.status in ${oneOf(drivenStatuses)} and o.id <> r.id)
              and not exists (select 1 from rides n where n.next_driver_id = d.id)) as ends,
           exists (select 1 from ride_offers o where o.driver_id = d.id and o.status = 'offered') as has_live_offer,
           ${debtsOf(sql`d.id`)} as debts,
           (select jsonb_build_object('tripId', r.id, 'onBoard', r.status = 'in_progress', 'detourLeftSeconds', r.detour_cap_seconds - r.detour_seconds,
              'pickup', jsonb_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng), 'dropoff', jsonb_build_object('lat', r.dropoff_lat, 'lng', r.dropoff_lng))
            from rides r where r.driver_id = d.id and r.status in ${oneOf(drivenStatuses)} and r.pool_slot is not null
              and not exists (select 1 from rides o where o.driver_id = d.id and o.status in ${oneOf(drivenStatuses)} and o.id <> r.id)) as carries,
           (extract(epoch from coalesce(greatest(s.started_at, (
             -- One trip or two at a time, so the last to end is among the last few to be asked for.
             select max(greatest(last.completed_at, last.cancelled_at))
             from (select completed_at, cancelled_at from rides where driver_id = d.id order by id desc limit 5) last
           )), now())) * 1000)::float8 as idle_since
    from drivers d join users u on u.id = d.user_id join vehicles v on v.id = d.vehicle_id
    left join online_sessions s on s.driver_id = d.id and s.ended_at is null
    where d.id in ${driverIds}`);
  return rows;
}
