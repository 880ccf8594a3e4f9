import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { HOLD_POINTS } from '@safiri/rules/integrity/rules.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { LIVE_PER_BOOKER } from '@safiri/rules/rides/rider.ts';
import { drivenStatuses, liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Invariant } from './invariant.ts';

const DRIVEN = oneOf(drivenStatuses);
const LIVE = oneOf(liveStatuses);
const DELIVERIES = oneOf(deliveryRideTypes);

export const tripInvariants: readonly Invariant[] = [
  {
    name: 'a driver has one live trip, or two share rides',
    query: sql`select 'driver ' || driver_id || ' drives ' || count(*) || ' trips' as fault
      from rides where status in ${DRIVEN} group by driver_id
      having count(*) > 1 and not (count(*) = 2 and min(pool_slot) = 0 and max(pool_slot) = 1 and count(pool_slot) = 2)`,
  },
  {
    name: 'a passenger has one live ride',
    query: sql`select 'passenger ' || passenger_id || ' has ' || count(*) || ' live rides' as fault
      from rides where status in ${LIVE} and ride_type not in ${DELIVERIES} group by passenger_id having count(*) > 1`,
  },
  {
    name: 'a booker has five live rides at most',
    query: sql`select 'booker ' || booker_id || ' has ' || count(*) || ' live rides' as fault
      from rides where status in ${LIVE} and ride_type not in ${DELIVERIES} group by booker_id having count(*) > ${LIVE_PER_BOOKER}`,
  },
  {
    name: 'nobody drives a ride of their own',
    query: sql`select 'ride ' || r.id || ' is driven by who rides or asked for it' as fault
      from rides r join drivers d on d.id = r.driver_id where d.user_id in (r.passenger_id, r.booker_id)`,
  },
  {
    name: 'a driver has one live offer',
    query: sql`select 'driver ' || driver_id || ' holds ' || count(*) || ' offers' as fault
      from ride_offers where status = 'offered' group by driver_id having count(*) > 1`,
  },
  {
    name: 'a trip has one live offer',
    query: sql`select 'ride ' || ride_id || ' has ' || count(*) || ' offers out' as fault
      from ride_offers where status = 'offered' group by ride_id having count(*) > 1`,
  },
  {
    name: 'an offer is of a trip that looks for a driver',
    query: sql`select 'offer ' || o.id || ' stands, and ride ' || r.id || ' is ' || r.status as fault
      from ride_offers o join rides r on r.id = o.ride_id where o.status = 'offered' and r.status <> 'requested'`,
  },
  {
    name: 'whoever drives has no offer but of a ride to take along or to begin next',
    query: sql`select 'driver ' || r.driver_id || ' drives ride ' || r.id || ' and holds offer ' || o.id as fault
      from rides r join ride_offers o on o.driver_id = r.driver_id and o.status = 'offered' where r.status in ${DRIVEN}
        and coalesce((o.pool ->> 'withTripId')::int, (o.after ->> 'tripId')::int, 0) <> r.id`,
  },
  {
    name: 'a driver has one next trip, which waits',
    query: sql`select 'ride ' || min(id) || ' is ' || min(status) || ' and one of ' || count(*) || ' that driver ' || next_driver_id || ' takes next' as fault
      from rides where next_driver_id is not null group by next_driver_id
      having count(*) > 1 or min(status) <> 'requested' or bool_or(next_until is null or next_pickup_at is null)`,
  },
  {
    name: 'whoever drives stands in no line',
    query: sql`select 'driver ' || l.driver_id || ' stands in line at ' || l.place_id || ' and drives ride ' || r.id as fault
      from rank_lines l join rides r on r.driver_id = l.driver_id where r.status in ${DRIVEN}`,
  },
  {
    name: 'a driven trip has a driver, a waiting one has none',
    query: sql`select 'ride ' || id || ' is ' || status || ' with driver ' || coalesce(driver_id::text, 'nobody') as fault
      from rides where (status in ${oneOf([...drivenStatuses, 'completed'])} and driver_id is null)
        or (status = 'requested' and driver_id is not null)`,
  },
  {
    name: 'an accepted trip was offered to its driver',
    query: sql`select 'ride ' || r.id || ' was accepted by driver ' || r.driver_id || ' without an offer' as fault
      from rides r join ride_events e on e.ride_id = r.id and e.version = r.version and e.kind = 'accepted'
      where not exists (select 1 from ride_offers o where o.ride_id = r.id and o.driver_id = r.driver_id and o.status = 'accepted')`,
  },
  {
    name: 'a promised bonus is in its budget, as long as its trip may be driven or waits',
    query: sql`select 'ride ' || r.id || ' is ' || r.status || ' with a bonus that no budget knows' as fault
      from rides r where r.bonus is not null and (r.status in ${DRIVEN} or r.operator_pay = 'held')
        and not exists (select 1 from budget_uses u where u.reference = 'ride:' || r.id || ':bonus')`,
  },
  {
    name: 'what rules hold is paid by the word of a person alone',
    query: sql`select 'ride ' || r.id || ' was released, and rules found ' || f.points || ' points' as fault
      from (select ride_id, sum(points) as points from integrity_findings group by ride_id having sum(points) >= ${HOLD_POINTS}) f
      join rides r on r.id = f.ride_id and r.operator_pay = 'released'
      where not exists (select 1 from pay_reviews p where p.ride_id = r.id and p.outcome = 'released')`,
  },
  {
    name: 'a code is used by each ride that has one, but of those called off before they began, and of what an order lost',
    query: sql`select 'ride ' || r.id || ' is ' || r.status || ' with the code ' || (r.promotion ->> 'code') || ', and its use ' ||
        case when u.ride_id is null then 'is none' when u.given_back_at is null then 'stands' else 'was given back' end as fault
      from rides r left join promotion_uses u on u.ride_id = r.id
      where r.promotion is not null
        and (u.ride_id is not null and u.given_back_at is null) = (r.status = 'cancelled' and (r.started_at is null or r.ride_type in ${DELIVERIES}))`,
  },
  {
    name: 'a trip has each of its events once',
    query: sql`select 'ride ' || r.id || ' of version ' || r.version || ' has ' || count(e.version) || ' events up to ' || coalesce(max(e.version), 0) as fault
      from rides r left join ride_events e on e.ride_id = r.id group by r.id, r.version
      having count(distinct e.version) <> r.version or count(e.version) <> r.version or coalesce(max(e.version), 0) <> r.version`,
  },
  {
    name: 'each event begins where the one before ended',
    query: sql`select 'ride ' || ride_id || ' went from ' || coalesce(from_status, 'nothing') || ' although it was ' || coalesce(was, 'nothing') as fault
      from (select ride_id, version, from_status, lag(to_status) over (partition by ride_id order by version) as was from ride_events) e
      where from_status is distinct from was`,
  },
  {
    name: 'a trip is where its last event left it',
    query: sql`select 'ride ' || r.id || ' is ' || r.status || ' and its last event says ' || e.to_status as fault
      from rides r join ride_events e on e.ride_id = r.id and e.version = r.version where e.to_status <> r.status`,
  },
];
