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

/** Of each of these accounts the newest trips, the newest first. */
async function ofDrivers(reader: Reader, accounts: readonly number[], since: Date): Promise<SeenTrip[]> {
  if (accounts.length === 0) return [];
  const { rows } = await reader.execute<SeenRow>(sql`
    select ${seen} from drivers d, lateral (
      select * from rides r where r.driver_id = d.id and ${counts} and r.completed_at > ${since.toISOString()}::timestamptz
      order by r.completed_at desc limit ${DRIVER_TRIPS}) r
    where d.user_id = any(${sql.param([...accounts])}::int[])`);
  return rows;
}

/**
 * Of each the newest trips, by the two indexes that there are: of those who ride themselves, and of those who ask for others. How old they are is looked
 * at afterwards, so that of who has ridden for years no more than these are read.
 */
async function ofCustomers(reader: Reader, customers: readonly number[], since: Date): Promise<SeenTrip[]> {
  const { rows } = await reader.execute<SeenRow>(sql`
    select ${seen} from unnest(${sql.param(customers)}::int[]) c (id), lateral (
      (select * from rides r where r.passenger_id = c.id and r.booker_id = c.id and ${counts} order by r.id desc limit ${CUSTOMER_TRIPS})
      union all
      (select * from rides r where r.booker_id = c.id and r.booker_id <> r.passenger_id and ${counts} order by r.id desc limit ${CUSTOMER_TRIPS})) r
      join drivers d on d.id = r.driver_id
    where r.completed_at > ${since.toISOString()}::timestamptz`);
  return rows;
}

/** When accounts were made, and on which phones they signed in. */
async function people(reader: Reader, accounts: ReadonlySet<number>, at: Date): Promise<Pick<History, 'madeAt' | 'phones'>> {
  const since = new Date(at.getTime() - PHONE_DAYS * DAY_MS).toISOString();
  const { rows } = await reader.execute<{ id: number; made: number; phones: number[] }>(sql`
    select u.id, ${ms(sql`u.created_at`)} as made, array(
      select device_id from device_users where user_id = u.id and last_login_at > ${since}::timestamptz
      union select device_id from sessions where user_id = u.id and device_id is not null and created_at > ${since}::timestamptz) as phones
    from users u where u.id = any(${sql.param([...accounts])}::int[])`);
  return { madeAt: new Map(rows.map(({ id, made }) => [id, made])), phones: new Map(rows.map(({ id, phones }) => [id, phones])) };
}

/** A trip whose history is asked for. */
export interface Looked {
  readonly trip: SeenTrip;
  /** Whoever is paid for having brought its driver once this trip counts; an account. */
  readonly bringer: number | null;
}

const sinceOf = ({ completedAt }: SeenTrip): number => completedAt - WINDOW_MS;
const within = (trips: readonly SeenTrip[], of: SeenTrip) => trips.filter(({ completedAt }) => completedAt > sinceOf(of));
const withThis = (trip: SeenTrip, trips: readonly SeenTrip[]) => [trip, ...within(trips, trip).filter(({ id }) => id !== trip.id)];

/**
 * Reads what the rules look at around trips that are ending, or have ended: of each some hundred rows, a few thousand at most, by indexes. The
 * statements are the same however many they are.
 * @returns in their order
 */
export async function loadHistories(reader: Reader, looked: readonly Looked[]): Promise<History[]> {
  const since = new Date(Math.min(...looked.map(({ trip }) => sinceOf(trip))));
  const at = new Date(Math.max(...looked.map(({ trip }) => trip.completedAt)));
  const driven = await ofDrivers(reader, [...new Set(looked.map(({ trip }) => trip.driver))], since);
  const byDriver = Map.groupBy(driven, ({ driver }) => driver);
  const own = looked.map(({ trip }) => withThis(trip, byDriver.get(trip.driver) ?? []).slice(0, DRIVER_TRIPS));
  const customers = own.map(customersOf);
  const asked = await ofCustomers(reader, [...new Set(customers.flatMap((ids) => [...ids]))], since);
  const seen = looked.map(({ trip, bringer }, i) => {
    const [ofDriver = [], who = new Set<number>()] = [own[i], customers[i]];
    const ofThese = withThis(
      trip,
      asked.filter(({ customer }) => who.has(customer)),
    );
    const others = mayBeRing(trip.driver, who, ofThese) ?? [];
    const accounts = [...who, trip.driver, trip.rider, ...(bringer === null ? [] : [bringer])];
    return { trip, bringer, ofDriver, ofCustomers: ofThese, others, accounts };
  });
  const elsewhere = await ofDrivers(reader, [...new Set(seen.flatMap(({ others }) => others))], since);
  const known = await people(reader, new Set(seen.flatMap(({ accounts }) => accounts)), at);
  return seen.map(({ trip, bringer, ofDriver, ofCustomers: theirs, others }) => ({
    trip,
    bringer,
    ofDriver,
    ofCustomers: theirs,
    ofOtherDrivers: within(elsewhere, trip).filter(({ driver }) => others.includes(driver)),
    ...known,
  }));
}
