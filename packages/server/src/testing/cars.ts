import { sql } from 'drizzle-orm';
import type { Db, Tx } from '@safiri/db/platform/connect.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';

interface Cars {
  readonly kind?: VehicleKind;
  readonly online?: boolean;
}

/**
 * Makes approved drivers of these people, each with a car of their own, written straight into the tables.
 * @returns the drivers' ids, in the order of the people's
 */
export async function carsOf(db: Db | Tx, userIds: readonly number[], { kind = 'sedan', online = true }: Cars = {}): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with cars as (
      insert into vehicles (owner_id, country_id, license_plate, plate_key, kind, make, model, color, year, status)
      select id, country_id, 'CAR ' || id, 'CAR' || id, ${kind}, 'Toyota', 'Corolla', 'White', 2022, 'approved' from users
      where id = any(${sql.param([...userIds])}::int[])
      returning id, owner_id),
    made as (
      insert into drivers (user_id, verification_status, is_online, vehicle_id)
      select owner_id, 'approved', ${online}, id from cars order by owner_id returning id, user_id, vehicle_id),
    may as (insert into vehicle_drivers (vehicle_id, driver_id) select vehicle_id, id from made)
    select id from made order by user_id`);
  return rows.map(({ id }) => id);
}
