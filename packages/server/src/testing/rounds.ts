import { sql } from 'drizzle-orm';
import type { World } from './harness.ts';

/** A driver as a round of dispatch looked at them, with what decided. */
export interface ConsideredDriver {
  readonly driverId: number;
  readonly gate: string;
}

/** Whom the rounds of a trip looked at, in the order in which it was written down. */
export async function consideredDrivers(world: World, rideId: number): Promise<ConsideredDriver[]> {
  const { rows } = await world.db.execute<{ driverId: number; gate: string }>(sql`
    select driver_id as "driverId", gate::text from dispatch_rounds, unnest(driver_ids, gates) with ordinality as looked(driver_id, gate, n)
    where ride_id = ${rideId} order by id, n`);
  return rows;
}
