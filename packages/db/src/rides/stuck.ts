import { sql, type SQL } from 'drizzle-orm';
import { NO_DRIVER_SECONDS, OVERLONG_TIMES, STANDING_SECONDS, stuckKinds } from '@safiri/rules/desk/stuck.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { oneOf } from '../platform/columns.ts';

const before = (now: Date, seconds: number) => sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;

/** While its search goes on, and nobody has it as the next trip: from the request, or from when it was last given to others. */
const searching = (now: Date) => sql`
  select r.id as ride_id, 'no_driver' as kind, coalesce(again.at, r.requested_at) as since from rides r
  left join lateral (select e.at from ride_events e where e.ride_id = r.id and e.kind in ('reopened', 'next_given_back') order by e.version desc limit 1) again on true
  where r.status = 'requested' and r.next_driver_id is null and coalesce(again.at, r.requested_at) <= ${before(now, NO_DRIVER_SECONDS)}`;

/** Since the car was last seen to get away from where it is; a car that nobody sees is not seen to move. Before a pickup in the future it may stand. A trail begins with the trip: no older partition is looked at. */
const standing = (now: Date) => sql`
  select r.id as ride_id, 'standing' as kind, moved.at as since from rides r
  left join lateral (select coalesce(t.standing_since, t.last_at) as at from trip_trails t
    where t.ride_id = r.id and t.driver_id = r.driver_id and t.first_at >= r.accepted_at order by t.first_at desc limit 1) seen on true
  cross join lateral (select greatest(seen.at, case when r.status = 'accepted' then greatest(r.accepted_at, r.pickup_at) else r.started_at end) as at) moved
  where r.status in ${oneOf(drivenStatuses)} and r.status in ('accepted', 'in_progress') and moved.at <= ${before(now, STANDING_SECONDS)}`;

/** Since its start. */
const overlong = (now: Date) => sql`
  select r.id as ride_id, 'overlong' as kind, r.started_at as since from rides r
  where r.status in ${oneOf(drivenStatuses)} and r.status = 'in_progress'
    and r.started_at + make_interval(secs => r.duration_seconds * ${sql.raw(String(OVERLONG_TIMES))}) <= ${before(now, 0)}`;

/** How much each kind burns, the least the most. */
const rank = sql`array_position(array[${sql.raw(stuckKinds.map((kind) => `'${kind}'`).join(', '))}], kind)`;

/** The live trips that are stuck (`rules/desk/stuck.ts`), each once, by what burns most: `ride_id`, `kind`, `since`, `rank`. */
export const stuckAt = (now: Date): SQL => sql`
  select distinct on (ride_id) ride_id, kind, since, ${rank} as rank
  from (${searching(now)} union all ${standing(now)} union all ${overlong(now)}) each_kind
  order by ride_id, rank`;
