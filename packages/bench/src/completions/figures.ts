import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Stage } from '../stage.ts';

/** Trips under way, each of a passenger and a driver of their own. */
async function beginTrips({ node }: Stage, firstPassenger: number, count: number): Promise<Array<[rideId: number, driver: number]>> {
  const { rows } = await node.ctx.db.execute<{ id: number; n: number }>(sql`
    with pairs as (
      select n, p.id as passenger_id, d.id as driver_id from generate_series(0, ${count - 1}::int) n
        join users p on p.email = 'passenger' || (${firstPassenger}::int + n) || '@bench.example'
        join users u on u.email = 'driver' || (n + 1) || '@bench.example' join drivers d on d.user_id = u.id),
    begun as (
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin,
        requested_at, search_until, accepted_at, arrived_at, started_at)
      select 'in_progress', 'standard', passenger_id, passenger_id, driver_id, 'za', 'pretoria', -25.75, 28.23, 'Bench', -25.79, 28.28, 'Bench', 8000, 1200, 9000, 1,
        'cash', '0000', at, at, at, at, at from pairs, (select now() - interval '20 minutes' as at) begun
      returning id, driver_id)
    select b.id, p.n + 1 as n from begun b join pairs p on p.driver_id = b.driver_id`);
  // As autovacuum does within a minute: PostgreSQL plans for tables of this size, and not for the empty ones of a moment ago.
  await node.ctx.db.execute(sql`analyze`);
  return rows.map(({ id, n }) => [id, n]);
}

/** Ends of trips with their money a second: the fare, what the operator keeps, the invoice, and what both are told. */
export async function completionsPerSecond(stage: Stage, firstPassenger: number, count: number): Promise<number> {
  const trips = await beginTrips(stage, firstPassenger, count);
  if (trips.length !== count) throw new Error(`${trips.length} of ${count} trips were begun`);
  const child = fork(fileURLToPath(new URL('./completion-load.ts', import.meta.url)), [stage.node.address], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(trips);
  const { perSecond, refused } = await new Promise<{ perSecond: number; refused: string | null }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.once('message', (message) => resolve(message as { perSecond: number; refused: string | null }));
  });
  child.kill();
  if (refused !== null) throw new Error(`a trip could not be ended: ${refused}`);
  return perSecond;
}
