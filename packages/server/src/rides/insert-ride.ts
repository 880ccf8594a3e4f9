import { eq, sql } from 'drizzle-orm';
import { violatedUnique, type Db } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { RepeatKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import type { RideRow, RideView } from './queries.ts';

/** What the database is told of a new ride; all else has a beginning. */
export type NewRide = Pick<
  RideRow,
  | 'rideType'
  | 'passengerId'
  | 'countryId'
  | 'cityId'
  | 'pickupLat'
  | 'pickupLng'
  | 'pickupAddress'
  | 'dropoffLat'
  | 'dropoffLng'
  | 'dropoffAddress'
  | 'distanceMeters'
  | 'durationSeconds'
  | 'fareMinor'
  | 'surge'
  | 'paymentMethod'
  | 'pin'
  | 'requestedAt'
  | 'searchUntil'
  | 'detourCapSeconds'
> & { readonly pickupAt?: Date };

/** The start of an encoded ride whose id is not known yet, and its id. */
export const STAND_IN = '{"id":1';

/** The encoded ride once the id is known. */
export const answerOf = (rideId: number, rest: string) => `{"id":${rideId}${rest}`;

/** The view of a ride that nobody has been asked for yet. */
export function newRideView(ride: NewRide, passenger: Passenger): RideView {
  return {
    ride: {
      id: 1,
      status: 'requested',
      version: 1,
      vehicles: null,
      subscriptionId: null,
      driverId: null,
      pinTries: 0,
      startConfirmedAt: null,
      reopenings: 0,
      poolSlot: null,
      detourSeconds: 0,
      pickupSeq: 0,
      dropoffSeq: 0,
      pickupAt: null,
      acceptedAt: null,
      arrivedAt: null,
      startedAt: null,
      completedAt: null,
      drivenMeters: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      createdAt: ride.requestedAt,
      ...ride,
    },
    passenger,
    driver: null,
    driverUser: { id: null, name: null, phone: null, ratingSum: null, ratingCount: null, totalRides: null },
    driverCountryId: null,
    settled: null,
    driversAsked: 0,
    passengerScore: null,
    driverScore: null,
    delivery: null,
    companion: null,
  };
}

const passengers = new WeakMap<Db, ReturnType<typeof preparePassenger>>();

function preparePassenger(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      phone: users.phone,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      totalRides: users.totalRides,
      gender: users.gender,
      genderVerifiedAt: users.genderVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('passenger_by_id');
}

export type Passenger = Awaited<ReturnType<typeof findPassenger>>;

/** The person who asks for a ride. */
export async function findPassenger(db: Db, userId: number) {
  let prepared = passengers.get(db);
  if (prepared === undefined) passengers.set(db, (prepared = preparePassenger(db)));
  const [row] = await prepared.execute({ id: userId });
  if (row === undefined) throw new Problem('not_signed_in');
  return row;
}

/** The ride, its first event, what the passenger's stream carries and the kept answer: all of it or nothing. */
const INSERT = `
  with who as (select id from users where id = $2::int and deleted_at is null for key share),
  ride as (
    insert into rides (status, ride_type, passenger_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method,
      pin, requested_at, search_until, detour_cap_seconds)
    select 'requested', $1::text, who.id, $3::text, $4::text, $5::float8, $6::float8, $7::text, $8::float8, $9::float8, $10::text,
      $11::int, $12::int, $13::bigint, $14::numeric, $15::text, $16::text, $17::timestamptz, $18::timestamptz, $22::int from who
    returning id),
  event as (
    insert into ride_events (ride_id, version, kind, to_status, actor, actor_id, at)
    select id, 1, 'requested', 'requested', 'passenger', $2::int, $17::timestamptz from ride),
  told as (
    insert into stream_events (user_id, name, subject_id) select $2::int, 'ride', id from ride returning id),
  kept as (
    insert into idempotency_keys (user_id, key, request_hash, status, body)
    select $2::int, $19::text, $20::bytea, 201, '{"id":' || id || $21::text from ride where $19::text is not null)
  select ride.id as ride_id, told.id as event_id from ride, told`;

/**
 * Writes a new ride in one statement.
 * @param rest the encoded answer after {@link STAND_IN}
 * @throws Problem live_ride_exists
 */
export async function insertRide(db: Db, ride: NewRide, key: RepeatKey | null, rest: string): Promise<{ rideId: number; eventId: number }> {
  const values = [
    ride.rideType,
    ride.passengerId,
    ride.countryId,
    ride.cityId,
    ride.pickupLat,
    ride.pickupLng,
    ride.pickupAddress,
    ride.dropoffLat,
    ride.dropoffLng,
    ride.dropoffAddress,
    ride.distanceMeters,
    ride.durationSeconds,
    ride.fareMinor,
    ride.surge,
    ride.paymentMethod,
    ride.pin,
    ride.requestedAt,
    ride.searchUntil,
    key?.key ?? null,
    key?.requestHash ?? null,
    rest,
    ride.detourCapSeconds,
  ];
  try {
    const { rows } = await db.$client.query<{ ride_id: number; event_id: string }>({ name: 'insert_ride', text: INSERT, values });
    const [row] = rows;
    // The account was deleted meanwhile.
    if (row === undefined) throw new Problem('not_signed_in');
    return { rideId: row.ride_id, eventId: Number(row.event_id) };
  } catch (error) {
    if (violatedUnique(error) === 'rides_one_live_per_passenger') {
      throw new Problem('live_ride_exists', 'You already have a ride under way.');
    }
    throw error;
  }
}
