import { sql } from 'drizzle-orm';
import autocannon from 'autocannon';
import { car, cookieOf, createPeople } from './people.ts';
import { alternate, readsPerSecond } from './load.ts';
import type { Stage } from './stage.ts';

/** Whose phones poll; a third of them have a live trip. */
export const PEOPLE = 5000;
const TRIPS = Math.floor(PEOPLE / 3);
/** One trip in four looks for a driver, the others are driven: accepted, arrived, on the road. */
const states = ['requested', 'accepted', 'arrived', 'in_progress'] as const;
const DRIVEN = TRIPS - Math.ceil(TRIPS / states.length);
const FIRST_DRIVER = 100_001;
const CONNECTIONS = 32;
/** The market of these trips: no node dispatches it, so that they stay what they are. */
const MARKET = 'bench';
const STEP_MS = 20;

interface Caller extends Record<string, unknown> {
  readonly id: number;
  readonly cookie: string;
}

async function people(stage: Stage, first: number): Promise<Caller[]> {
  const { rows } = await stage.node.ctx.db.execute<{ id: number; n: number }>(sql`
    select u.id, n from generate_series(${first}::int, ${first + PEOPLE - 1}::int) n join users u on u.email = 'passenger' || n || '@bench.example' order by n`);
  return rows.map(({ id, n }) => ({ id, cookie: cookieOf('passenger', n) }));
}

/** Trips of the first third, with drivers of their own. */
async function beginTrips(stage: Stage, callers: readonly Caller[]): Promise<number[]> {
  await createPeople(stage.node, 'driver', DRIVEN, FIRST_DRIVER);
  const { db } = stage.node.ctx;
  const { rows } = await db.execute<{ driver_id: number }>(sql`
    with riders as (select id, row_number() over (order by id) - 1 as n from users where id = any(${sql.param(callers.slice(0, TRIPS).map(({ id }) => id))}::int[])),
    asked as (select id, n, (array[${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}])[1 + n % ${states.length}::int] as status, n - n / ${states.length}::int - 1 as d from riders),
    taxis as (select d.id, d.vehicle_id, row_number() over (order by d.id) - 1 as n from drivers d join users u on u.id = d.user_id
      where u.email like 'driver1_____@bench.example')
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, vehicle_id, vehicle, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat,
      dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at, arrived_at, started_at)
    select a.status, 'standard', a.id, a.id, t.id, t.vehicle_id, case when t.vehicle_id is not null then ${JSON.stringify(car)}::jsonb end, 'za', ${MARKET}, -25.75, 28.24, 'Bench', -25.78, 28.28, 'Bench', 6000, 900, 9000, 1, 'cash', '1234', now(),
      now() + interval '1 hour', case when a.status <> 'requested' then now() end, case when a.status in ('arrived', 'in_progress') then now() end,
      case when a.status = 'in_progress' then now() end
    from asked a left join taxis t on t.n = a.d and a.status <> 'requested'
    returning driver_id`);
  return rows.flatMap(({ driver_id: id }) => (id === null ? [] : [id]));
}

/** All that was made for this goes: the parts that come later count on none of it. */
async function endTrips(stage: Stage): Promise<void> {
  const { db, bus } = stage.node.ctx;
  await db.execute(sql`delete from rides where city_id = ${MARKET}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    update drivers set is_online = false from users u where u.id = drivers.user_id and u.email like 'driver1_____@bench.example' returning drivers.id`);
  for (const { id } of rows) bus.publish('driver', { driverId: id });
}

/** Cars that report as often as their passengers poll, so that each poll finds the car elsewhere, as a phone's that asks every four seconds does. */
function drive(stage: Stage, driverIds: readonly number[], everyMs: number): () => void {
  const atOnce = Math.ceil((driverIds.length * STEP_MS) / everyMs);
  let next = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < atOnce; i += 1) {
      const driverId = driverIds[next % driverIds.length];
      next += 1;
      if (driverId === undefined) return;
      const at = Date.now();
      stage.node.ctx.bus.publish('position', { driverId, lat: -25.76 + ((next * 7919) % 1000) / 1e5, lng: 28.25, heading: 90, at });
    }
  }, STEP_MS);
  return () => clearInterval(timer);
}

/** Each of a few connections polls for people of its own, one after the other; polls a second. */
async function poll(address: string, callers: readonly Caller[], seconds: number): Promise<number> {
  const each = Math.ceil(callers.length / CONNECTIONS);
  let connection = 0;
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const own = callers.slice(connection * each, (connection + 1) * each);
      connection += 1;
      client.setRequests(own.map(({ id, cookie }) => ({ method: 'GET', path: `/api/rides/passenger/${id}/active`, headers: { cookie } })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors of ${result.requests.total} polls`);
  return result.requests.average;
}

/** Everybody once, for the first time. */
async function firstPolls(address: string, callers: readonly Caller[]): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const one = async () => {
    for (let caller = callers[next++]; caller !== undefined; caller = callers[next++]) {
      const answer = await fetch(`${address}/api/rides/passenger/${caller.id}/active`, { headers: { cookie: caller.cookie } });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (callers.length * 1000) / (performance.now() - begun);
}

export interface PollFigures {
  readonly people: number;
  readonly trips: number;
  /** Polls a second of people whose session and ride nobody has asked for yet. */
  readonly cold: number;
  readonly polls: number;
  readonly bare: number;
  readonly ratio: number;
}

/** What polling phones cost: many people in turn, a third of them on a trip whose car moves, beside a route that does nothing. */
export async function pollFigures(stage: Stage, first: number, bare: string, rounds: number, seconds: number): Promise<PollFigures> {
  const callers = await people(stage, first);
  const driverIds = await beginTrips(stage, callers);
  const { address } = stage.node;
  try {
    const cold = await firstPolls(address, callers);
    const perSecond = await poll(address, callers, 1);
    const stop = drive(stage, driverIds, (callers.length * 1000) / perSecond);
    try {
      const { a, b, ratio } = await alternate(
        rounds,
        () => poll(address, callers, seconds),
        () => readsPerSecond(bare, {}, seconds),
      );
      return { people: callers.length, trips: TRIPS, cold, polls: a, bare: b, ratio };
    } finally {
      stop();
    }
  } finally {
    await endTrips(stage);
  }
}
