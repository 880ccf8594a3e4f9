import { sql, type SQL } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import type { DriverState } from '@safiri/rules/desk/driver-states.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';

/** The drivers of each state and perhaps others, each by an index of its own: so many drivers are there that none is looked for among all. */
const candidates: Readonly<Record<DriverState, SQL>> = {
  on_trip: sql`drivers.id in (select trip.driver_id from rides trip where trip.status in ${oneOf(drivenStatuses)})`,
  online: sql`drivers.is_online`,
  offline: sql`drivers.verification_status = 'approved' and not drivers.is_online`,
  waiting: sql`drivers.verification_status in ('not_started', 'pending', 'in_review')`,
  blocked: sql`drivers.id in (select refused.id from drivers refused where refused.verification_status = 'rejected'
    union select taken.id from suspensions s join drivers taken on taken.user_id = s.user_id where s.side = 'driver' and s.ended_at is null)`,
};

/** The state of a row of `drivers`. */
export const driverState: SQL<DriverState> = sql<DriverState>`case
  when drivers.verification_status = 'rejected' or ${isSuspended('driver', sql`drivers.user_id`)} then 'blocked'
  when drivers.verification_status <> 'approved' then 'waiting'
  when exists (select 1 from rides trip where trip.driver_id = drivers.id and trip.status in ${oneOf(drivenStatuses)}) then 'on_trip'
  when drivers.is_online then 'online' else 'offline' end`;

/** Whether a row of `drivers` is of a state. */
export const isOfState = (state: DriverState): SQL => sql`(${candidates[state]} and ${driverState} = ${state})`;
