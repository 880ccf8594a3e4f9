import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';

/** Which fleets' owners see trips of a driver, since when and until when, to be taken along. */
export async function exportFleets(reader: Reader, driverId: number): Promise<object[]> {
  const { rows } = await reader.execute<{ fleet: string; licensePlate: string; since: string; until: string | null }>(sql`
    select fl.name as fleet, v.license_plate as "licensePlate", f.since, f.until
    from fleet_vehicles f join fleets fl on fl.id = f.fleet_id join vehicles v on v.id = f.vehicle_id
    where f.vehicle_id in (select vehicle_id from vehicle_drivers where driver_id = ${driverId}
      union select vehicle_id from rides where driver_id = ${driverId} and vehicle_id is not null)
    order by f.id`);
  return rows;
}
