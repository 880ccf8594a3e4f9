import { sql } from 'drizzle-orm';
import { driver, goOnline, offerOf, passenger, rideBody, type DriverPerson, type Person } from '@safiri/server/testing/people.ts';
import { calls } from '@safiri/server/testing/calls.ts';
import type { World } from '@safiri/server/testing/harness.ts';
import type { Stage } from './stage.ts';

/** What one driven trip leaves behind, with one driver near and nobody else considered. */
export interface RideRows {
  readonly trips: number;
  readonly rows: number;
  /** Tables and indexes together. */
  readonly bytes: number;
  readonly walBytes: number;
}

async function sizes(stage: Stage): Promise<{ rows: number; bytes: number; wal: number }> {
  await stage.node.ctx.db.execute(sql`analyze`);
  const { rows } = await stage.node.ctx.db.execute<{ rows: number; bytes: number; wal: number }>(sql`
    select (select sum(n_live_tup)::float8 from pg_stat_user_tables where schemaname = 'public') as rows,
           (select sum(pg_total_relation_size(relid))::float8 from pg_stat_user_tables where schemaname = 'public') as bytes,
           (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as wal`);
  return rows[0] ?? { rows: 0, bytes: 0, wal: 0 };
}

async function drive(rider: Person, taxi: DriverPerson): Promise<void> {
  const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
  const params = { id: ride.id };
  await offerOf(taxi);
  const move = (status: 'accepted' | 'arrived' | 'in_progress' | 'completed') =>
    taxi.client.call(calls.changeRide, { params, body: { status, endReason: 'other' } });
  await move('accepted');
  await move('arrived');
  await rider.client.call(calls.confirmStart, { params });
  await move('in_progress');
  await move('completed');
  await rider.client.call(calls.rateRide, { params, body: { rating: 5 } });
}

/** Drives `trips` trips one after the other and measures what the database grew by. */
export async function rideRows(stage: Stage, trips: number): Promise<RideRows> {
  const world = { node: stage.node, db: stage.node.ctx.db, client: () => stage.node.client() } as World;
  const rider = await passenger(world);
  const taxi = await driver(world);
  await goOnline(taxi);
  const before = await sizes(stage);
  for (let i = 0; i < trips; i += 1) {
    await taxi.client.post(`/api/drivers/${taxi.driverId}/location`, { lat: -25.7487, lng: 28.238, at: new Date().toISOString() });
    await drive(rider, taxi);
  }
  const after = await sizes(stage);
  const each = (part: 'rows' | 'bytes' | 'wal') => (after[part] - before[part]) / trips;
  return { trips, rows: each('rows'), bytes: each('bytes'), walBytes: each('wal') };
}
