import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import {
  CUSTOMER_TRIPS,
  customersOf,
  DRIVER_TRIPS,
  mayBeRing,
  PHONE_DAYS,
  WINDOW_MS,
  type History,
  type SeenTrip,
} from '@safiri/rules/integrity/seen-trips.ts';

const DAY_MS = 86_400_000;

const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** A trip with the accounts of its people, as the rules see it. Hailed trips and the demo's quickened ones pay nothing on top and do not count. */
const seen = sql`r.id, d.user_id as driver, r.passenger_id as rider, r.booker_id as customer,
  ${ms(sql`coalesce(r.accepted_at, r.requested_at)`)} as "acceptedAt", ${ms(sql`coalesce(r.started_at, r.completed_at)`)} as "startedAt",
  ${ms(sql`r.completed_at`)} as "completedAt", (r.line_turn is not null or r.meet is not null) as "fromRank"`;
const counts = sql`r.status = 'completed' and r.operator_pay is not null`;

type SeenRow = SeenTrip & Record<string, unknown>;

async function ofDrivers(reader: Reader, accounts: readonly number[], since: Date): Promise<SeenTrip[]> {
  if (accounts.length === 0) return [];
  const { rows } = await reader.execute<SeenRow>(sql`
    select ${seen} from drivers d, lateral (
      select * from rides r where r.driver_id = d.id and ${counts} and r.completed_at > ${since.toISOString()}::timestamptz
      order by r.completed_at desc limit ${DRIVER_TRIPS}) r
    where d.user_id in ${accounts}`);
  return rows;
}

/** Of each the newest trips, by the two indexes that there are: of those who ride themselves, and of those who ask for others. */
async function ofCustomers(reader: Reader, customers: readonly number[], since: Date): Promise<SeenTrip[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await reader.execute<SeenRow>(sql`
    select ${seen} from unnest(${sql.param(customers)}::int[]) c (id), lateral (
      (select * from rides r where r.passenger_id = c.id and r.booker_id = c.id and ${counts} and r.completed_at > ${from}
        order by r.id desc limit ${CUSTOMER_TRIPS})
      union all
      (select * from rides r where r.booker_id = c.id and r.booker_id <> r.passenger_id and ${counts} and r.completed_at > ${from}
        order by r.id desc limit ${CUSTOMER_TRIPS})) r
      join drivers d on d.id = r.driver_id`);
  return rows;
}

/** When accounts were made, and on which phones they signed in. */
async function people(reader: Reader, accounts: ReadonlySet<number>, at: Date): Promise<Pick<History, 'madeAt' | 'phones'>> {
  const since = new Date(at.getTime() - PHONE_DAYS * DAY_MS).toISOString();
  const { rows } = await reader.execute<{ id: number; made: number; phones: number[] }>(sql`
    select u.id, ${ms(sql`u.created_at`)} as made, array(
      select device_id from device_users where user_id = u.id and last_login_at > ${since}::timestamptz
      union select device_id from sessions where user_id = u.id and device_id is not null and created_at > ${since}::timestamptz) as phones
    from users u where u.id in ${[...accounts]}`);
  return { madeAt: new Map(rows.map(({ id, made }) => [id, made])), phones: new Map(rows.map(({ id, phones }) => [id, phones])) };
}

/**
 * Reads what the rules look at around a trip that is ending, or has ended: some hundred rows, a few thousand at most, by indexes.
 * @param bringer whoever is paid for having brought its driver once this trip counts; an account
 */
export async function loadHistory(reader: Reader, trip: SeenTrip, bringer: number | null): Promise<History> {
  const at = new Date(trip.completedAt);
  const since = new Date(trip.completedAt - WINDOW_MS);
  const withThis = (trips: readonly SeenTrip[]) => [trip, ...trips.filter(({ id }) => id !== trip.id)];
  const own = withThis(await ofDrivers(reader, [trip.driver], since)).slice(0, DRIVER_TRIPS);
  const customers = customersOf(own);
  const theirs = withThis(await ofCustomers(reader, [...customers], since));
  const others = mayBeRing(trip.driver, customers, theirs) ?? [];
  const accounts = new Set([...customers, trip.driver, trip.rider, ...(bringer === null ? [] : [bringer])]);
  return {
    trip,
    ofDriver: own,
    ofCustomers: theirs,
    ofOtherDrivers: await ofDrivers(reader, others, since),
    ...(await people(reader, accounts, at)),
    bringer,
  };
}
