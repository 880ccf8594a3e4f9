import { sql } from 'drizzle-orm';
import type { StuckTrip } from '@safiri/contract/desk/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { stuckAt } from '@safiri/db/rides/stuck.ts';
import { andInReach, type Reach } from '@safiri/db/staff/reach.ts';
import { STUCK_AT_MOST } from '@safiri/rules/desk/stuck.ts';
import { minutes } from '../pricing/public.ts';
import { presentTrip, type TripRow } from './present.ts';
import { named, tripColumns } from './search.ts';

interface Row extends Record<string, unknown> {
  trip: TripRow;
  kind: StuckTrip['kind'];
  since: string;
  seconds: number;
  driver: { driverId: number; userId: number; name: string } | null;
}

/** What is stuck as one question, of live trips alone. Also asked by the test of its plan. */
export const stuckQuery = (now: Date, reach?: Reach, people?: Reach) => sql`
  select ${named(tripColumns, people, 'ride', sql`r.id`)} as trip, stuck.kind, stuck.since, r.duration_seconds as seconds,
    (select jsonb_build_object('driverId', d.id, 'userId', u.id, 'name', u.name)
      from drivers d join users u on u.id = d.user_id where d.id = r.driver_id) as driver
  from (${stuckAt(now)}) stuck join rides r on r.id = stuck.ride_id
  where true${andInReach(reach, 'market', sql`r.city_id`)}
  order by stuck.rank, stuck.since, r.id limit ${STUCK_AT_MOST}`;

/**
 * The live trips that need somebody, what burns most first; without anybody's name for who sees no people.
 * @param reach which trips are seen
 * @param people whose people are
 */
export async function stuckTrips(reader: Reader, now: Date, seesPeople: boolean, reach?: Reach, people?: Reach): Promise<StuckTrip[]> {
  const { rows } = await reader.execute<Row>(stuckQuery(now, reach, people));
  return rows.map(({ trip, kind, since, seconds, driver }) => ({
    trip: presentTrip(trip, seesPeople),
    kind,
    since: new Date(since).toISOString(),
    minutes: minutes(seconds),
    driver: driver === null || (seesPeople && trip.isNamed !== false) ? driver : { driverId: driver.driverId, userId: null, name: null },
  }));
}
