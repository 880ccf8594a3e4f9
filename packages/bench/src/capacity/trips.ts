import { sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { builtInMaps, openMapStore } from '@safiri/server/maps/public.ts';
import { car } from '../people.ts';

/** The city of the demo in which all of this happens. */
const CITY = 'pretoria';
const CENTRE: Point = { lat: -25.7461, lng: 28.1881 };
/** Half the width of the square of pickups, in degrees. */
const SPREAD = 0.08;
/** From a pickup to its drop-off, in degrees: some 9 km. */
const WAY = { lat: 0.05, lng: 0.07 };
/** What a driver on a trip is about. */
const states = ['accepted', 'arrived', 'in_progress'] as const;

/** The n-th of many points, evenly over the city without a pattern. */
export const pointOf = (n: number): Point => ({
  lat: CENTRE.lat + (((n * 7919) % 1000) / 500 - 1) * SPREAD,
  lng: CENTRE.lng + (((n * 104_729) % 997) / 498.5 - 1) * SPREAD,
});
export const dropoffOf = ({ lat, lng }: Point): Point => ({ lat: lat - WAY.lat, lng: lng - WAY.lng });

/** A driver, with where the car stands and the way that it drives. */
export interface Moving {
  readonly id: number;
  readonly n: number;
  readonly from: Point;
  /** Over the streets; null for a car that stands. */
  readonly path: readonly Point[] | null;
}

export interface Cast {
  /** Twice as many as there are trips: half of them are free. */
  readonly drivers: readonly Moving[];
  /** Passengers on a trip. */
  readonly riders: ReadonlyArray<{ readonly id: number; readonly n: number }>;
}

const peopleOf = async (db: Db, kind: 'passenger' | 'driver', count: number) =>
  (
    await db.execute<{ id: number; driver_id: number | null; n: number }>(sql`
      select u.id, d.id as driver_id, n from generate_series(1, ${count}::int) n join users u on u.email = ${kind}::text || n || '@bench.example'
      left join drivers d on d.user_id = u.id order by n`)
  ).rows;

/** A street that is closed at night is open. */
const AT_NOON = { by: 'car', minute: 12 * 60 } as const;

/** Sets so many trips and twice as many drivers on the stage, and takes all others off it. No server may run meanwhile. */
export async function castOf(db: Db, trips: number): Promise<Cast> {
  const maps = await openMapStore({ roots: [builtInMaps], warn: () => {} });
  const riders = await peopleOf(db, 'passenger', trips);
  const found = await peopleOf(db, 'driver', 2 * trips);
  const drivers = found.map(({ driver_id: id, n }) => {
    const pickup = pointOf(n);
    const state = n > trips ? undefined : states[n % states.length];
    const at = state === 'accepted' ? pointOf(n + 1) : pickup;
    const to = state === undefined || state === 'arrived' ? undefined : state === 'accepted' ? pickup : dropoffOf(pickup);
    return { id: id ?? 0, n, from: at, path: to === undefined ? null : (maps.atlas.way(at, to, AT_NOON)?.path ?? [at, to]) };
  });
  await maps.close();
  const rows = riders.map(({ id, n }) => ({
    id,
    driver: drivers[n - 1]?.id,
    status: states[n % states.length],
    pickup: pointOf(n),
    dropoff: dropoffOf(pointOf(n)),
  }));
  await db.execute(sql`truncate rides cascade`);
  await db.execute(sql`update drivers set is_online = id = any(${sql.param(drivers.map(({ id }) => id))}::int[])`);
  await db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, vehicle_id, vehicle, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat,
      dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, arrived_at, started_at)
    select r.status, 'standard', r.id, r.id, d.id, d.vehicle_id, ${JSON.stringify(car)}::jsonb, 'za', ${CITY}, (r.pickup ->> 'lat')::float8, (r.pickup ->> 'lng')::float8, 'Bench',
      (r.dropoff ->> 'lat')::float8, (r.dropoff ->> 'lng')::float8, 'Bench', 9000, 1500, 9000, 1, 'cash', '1234', now(), now() + interval '1 hour', now(),
      case when r.status in ('arrived', 'in_progress') then now() end, case when r.status = 'in_progress' then now() end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id int, driver int, status text, pickup json, dropoff json) join drivers d on d.id = r.driver`);
  return { drivers, riders };
}

/** How long each request of a stretch of time waited for its first offer, in milliseconds; infinitely where none came. */
export async function waitsOf(db: Db, from: Date, to: Date): Promise<number[]> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (select min(extract(epoch from o.offered_at - r.requested_at)) * 1000 from ride_offers o where o.ride_id = r.id)::float8 as ms
    from rides r where r.requested_at >= ${from.toISOString()}::timestamptz and r.requested_at < ${to.toISOString()}::timestamptz`);
  return rows.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY);
}
