import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { plateKey } from '@safiri/rules/drivers/plate.ts';

const PAGE = 50;

const DRIVER_NUMBER = /^dr0*(\d{1,9})$/i;

/** Whether a driver may drive a vehicle with such a plate, as it is read or in its normal form. */
const drivesPlate = (like: string, q: string) => sql<boolean>`exists (
  select from vehicle_drivers may join vehicles v on v.id = may.vehicle_id
  where may.driver_id = ${drivers.id} and (v.license_plate ilike ${like} or v.plate_key like ${`%${plateKey(q) ?? ' '}%`}))`;

/** Drivers by name, phone, plate or DR number. */
export function findDrivers(reader: Reader, q: string | undefined, reach?: Reach) {
  const number = q === undefined ? undefined : DRIVER_NUMBER.exec(q.trim())?.[1];
  const like = `%${(q ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return reader
    .select({
      driverId: drivers.id,
      name: users.name,
      phone: users.phone,
      licensePlate: vehicles.licensePlate,
      verificationStatus: shownStatus(sql`drivers`),
      isOnline: drivers.isOnline,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(
      and(
        q === undefined
          ? undefined
          : number === undefined
            ? or(ilike(users.name, like), ilike(users.phone, like), drivesPlate(like, q))
            : eq(drivers.id, Number(number)),
        inReach(reach, 'driver', drivers.id),
      ),
    )
    .orderBy(desc(drivers.id))
    .limit(PAGE);
}
