import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { createPeople } from './people.ts';
import type { Stage } from './stage.ts';

/** The first number of the drivers made for this, beyond all others. */
const FIRST_DRIVER = 300_001;
/** Positions are published in so many bursts a second. */
const BURSTS = 20;
const SETTLE_MS = 3000;

export interface PushFigures {
  readonly clients: number;
  readonly told: number;
  /** Milliseconds from a position's arrival at the server to its passenger's client. */
  readonly p50: number;
  readonly p99: number;
}

/** Passengers on their way, each with a driver of their own. */
async function putOnTheRoad(stage: Stage, firstPassenger: number, count: number): Promise<number[]> {
  const { db } = stage.node.ctx;
  await createPeople(stage.node, 'driver', count, FIRST_DRIVER);
  const { rows } = await db.execute<{ driver_id: number }>(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
      dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin,
      requested_at, search_until, accepted_at, arrived_at, started_at)
    select 'in_progress', 'standard', p.id, p.id, d.id, 'za', 'pretoria', -25.75, 28.23, 'Bench', -25.79, 28.28, 'Bench', 8000, 1200, 9000, 1,
      'cash', '0000', now(), now(), now(), now(), now()
    from generate_series(0, ${count - 1}) n
      join users p on p.email = 'passenger' || (${firstPassenger}::int + n) || '@bench.example'
      join users u on u.email = 'driver' || (${FIRST_DRIVER}::int + n) || '@bench.example' join drivers d on d.user_id = u.id
    returning driver_id`);
  return rows.map((row) => row.driver_id);
}

/** One position a second of each driver, told to the passenger's stream, for so many seconds. */
export async function pushFigures(stage: Stage, firstPassenger: number, clients: number, seconds: number): Promise<PushFigures> {
  const { bus } = stage.node.ctx;
  const driverIds = await putOnTheRoad(stage, firstPassenger, clients);
  // Told as any change of a ride is: this node learns of the trips.
  const { rows } = await stage.node.ctx.db.execute<{ id: number; user_id: number }>(
    sql`select id, passenger_id as user_id from rides where status = 'in_progress'`,
  );
  bus.publish(
    'stream',
    rows.map(({ id, user_id: userId }) => ({ id: 0, userId, name: 'ride', subjectId: id })),
  );
  const { hostname, port } = new URL(stage.node.address);
  const args = [hostname, port, String(firstPassenger), String(clients)];
  const child = fork(fileURLToPath(new URL('./push-clients.ts', import.meta.url)), args);
  const heard = <T>(key: string) =>
    new Promise<T>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
      child.on('message', (message: Record<string, T>) => {
        if (message[key] !== undefined) resolve(message[key]);
      });
    });
  try {
    await heard('opened');
    await setTimeout(SETTLE_MS);
    async function second(): Promise<void> {
      const begun = performance.now();
      for (let burst = 0; burst < BURSTS; burst += 1) {
        for (let i = burst; i < driverIds.length; i += BURSTS) {
          bus.publish('position', { driverId: driverIds[i] ?? 0, lat: -25.76, lng: 28.24, heading: null, at: Date.now() });
        }
        await setTimeout(Math.max(1, begun + ((burst + 1) * 1000) / BURSTS - performance.now()));
      }
    }
    // The first rounds read who rides with whom.
    for (let i = 0; i < 3; i += 1) await second();
    child.send('forget');
    for (let i = 0; i < seconds; i += 1) await second();
    await setTimeout(1000);
    child.send('tell');
    const ages = (await heard<number[]>('ages')).toSorted((a, b) => a - b);
    const share = (of: number) => ages[Math.floor(ages.length * of)] ?? Number.NaN;
    return { clients, told: ages.length, p50: share(0.5), p99: share(0.99) };
  } finally {
    child.removeAllListeners('exit');
    child.send('end');
  }
}
