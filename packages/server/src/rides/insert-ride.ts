import { isDatabaseAway, type Db } from '@safiri/db/platform/connect.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import type { RepeatKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import type { NewRide } from './new-ride.ts';

/** The start of an encoded ride whose id is not known yet, and its id. */
export const STAND_IN = '{"id":1';

/** The encoded ride once the id is known. */
export const answerOf = (rideId: number, rest: string) => `{"id":${rideId}${rest}`;

/** A ride to be written. */
interface Asked {
  readonly ride: NewRide;
  /** Under which the answer is kept. */
  readonly key: RepeatKey | null;
  /** The encoded answer after {@link STAND_IN}. */
  readonly rest: string;
}

interface Inserted {
  readonly rideId: number;
  readonly eventId: number;
}

/**
 * Rides, their first events, what the passengers' streams carry and the kept answers: all of it or nothing. Rows are locked and
 * written in the order of the passengers, so that two such statements never wait for each other.
 */
const INSERT = `
  with asked as (
    select * from json_to_recordset($1::json) as row ("rideType" text, "passengerId" int, "countryId" text, "cityId" text,
      "pickupLat" float8, "pickupLng" float8, "pickupAddress" text, "dropoffLat" float8, "dropoffLng" float8, "dropoffAddress" text,
      "distanceMeters" int, "durationSeconds" int, "fareMinor" bigint, surge numeric, "detourCapSeconds" int, "paymentMethod" text,
      pin text, "requestedAt" timestamptz, "searchUntil" timestamptz, key text, "requestHash" text, rest text)),
  who as (
    select users.id from users where id in (select "passengerId" from asked) and deleted_at is null order by id for key share),
  ride as (
    insert into rides (status, ride_type, passenger_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method,
      pin, requested_at, search_until, detour_cap_seconds)
    select 'requested', "rideType", who.id, "countryId", "cityId", "pickupLat", "pickupLng", "pickupAddress",
      "dropoffLat", "dropoffLng", "dropoffAddress", "distanceMeters", "durationSeconds", "fareMinor", surge, "paymentMethod",
      pin, "requestedAt", "searchUntil", "detourCapSeconds"
    from asked join who on who.id = "passengerId" order by who.id
    on conflict do nothing
    returning id, passenger_id, requested_at),
  event as (
    insert into ride_events (ride_id, version, kind, to_status, actor, actor_id, at)
    select id, 1, 'requested', 'requested', 'passenger', passenger_id, requested_at from ride),
  told as (
    insert into stream_events (user_id, name, subject_id) select passenger_id, 'ride', id from ride returning id, subject_id),
  kept as (
    insert into idempotency_keys (user_id, key, request_hash, status, body)
    select passenger_id, key, decode("requestHash", 'hex'), 201, '{"id":' || ride.id || rest
    from ride join asked on "passengerId" = passenger_id where key is not null)
  select who.id as "passengerId", ride.id as "rideId", told.id as "eventId"
  from who left join ride on passenger_id = who.id left join told on subject_id = ride.id`;

interface Row {
  readonly passengerId: number;
  readonly rideId: number | null;
  readonly eventId: string | null;
}

/** A second live ride, which `rides_one_live_per_passenger` refused. */
export const alreadyLive = () => new Problem('live_ride_exists', 'You already have a ride under way.');

function outcomeOf(row: Row | undefined): Inserted | Problem {
  // The account was deleted meanwhile.
  if (row === undefined) return new Problem('not_signed_in');
  return row.rideId === null ? alreadyLive() : { rideId: row.rideId, eventId: Number(row.eventId) };
}

/** @param asked one of each passenger */
async function insertTogether(db: Db, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  const values = asked.map(({ ride, key, rest }) => ({ ...ride, key: key?.key, requestHash: key?.requestHash.toString('hex'), rest }));
  const { rows } = await db.$client.query<Row>({ name: 'insert_rides', text: INSERT, values: [JSON.stringify(values)] });
  const byPassenger = new Map(rows.map((row) => [row.passengerId, row]));
  return asked.map(({ ride }) => outcomeOf(byPassenger.get(ride.passengerId)));
}

const orError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** When one of them is refused, nothing was written: then each is tried alone. A lost connection may have written all. */
async function insertEach(db: Db, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  try {
    return await insertTogether(db, asked);
  } catch (error) {
    if (asked.length === 1 || isDatabaseAway(error)) throw error;
    const alone = await Promise.all(asked.map((one) => insertTogether(db, [one]).catch((refused: unknown) => [orError(refused)])));
    return alone.flat();
  }
}

/** Of a passenger who asked twice at the same moment the first is written; then the others come second. */
async function insertFirsts(db: Db, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  const firsts = new Map<number, Asked>();
  for (const one of asked) if (!firsts.has(one.ride.passengerId)) firsts.set(one.ride.passengerId, one);
  const outcomes = await insertEach(db, [...firsts.values()]);
  const written = new Map([...firsts.values()].map((one, i) => [one, outcomes[i]]));
  return asked.map((one) => written.get(one) ?? alreadyLive());
}

const gathered = new WeakMap<Db, (asked: Asked) => Promise<Inserted>>();

/**
 * Writes a new ride, together with others that are asked for at this moment.
 * @throws Problem live_ride_exists, not_signed_in when the account is gone
 */
export function insertRide(db: Db, asked: Asked): Promise<Inserted> {
  let insert = gathered.get(db);
  if (insert === undefined) gathered.set(db, (insert = batchCalls((all) => insertFirsts(db, all))));
  return insert(asked);
}
