import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { violatedUnique, type Reader, type Tx } from '@safiri/db/platform/connect.ts';
import { fleetVehicles } from '@safiri/db/fleets/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers, vehicleDrivers, vehicles } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { plateKey, plateShown } from '@safiri/rules/drivers/plate.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { VehicleRow } from './queries.ts';

/** A vehicle as it is registered or corrected, with the field of the request in which its plate came. */
type Written = Pick<typeof vehicles.$inferInsert, 'kind' | 'vehicleClass' | 'make' | 'model' | 'color' | 'year' | 'licensePlate'> & {
  readonly plateField: string;
};
export type NewVehicle = Written & Pick<typeof vehicles.$inferInsert, 'ownerId' | 'countryId' | 'status'>;
/** What is undefined stays as it is. */
type VehicleChange = {
  [K in keyof (Written & Pick<VehicleRow, 'status' | 'reviewNote'>)]?: (Written & Pick<VehicleRow, 'status' | 'reviewNote'>)[K] | undefined;
};

/** Both forms of a plate. @throws Problem invalid_request for one without letters and digits */
function platesOf(licensePlate: string, field: string) {
  const key = plateKey(licensePlate);
  if (key === null) throw fieldProblem(field, 'Enter the vehicle registration');
  return { licensePlate: plateShown(licensePlate), plateKey: key };
}

/** Runs a write that may claim a plate. @throws Problem plate_taken naming the field, where another vehicle of the country has it */
async function claiming<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) !== 'vehicles_plate_key') throw error;
    const message = 'A vehicle with this plate is registered already. If it is yours, ask support.';
    throw new Problem('plate_taken', message, { errors: [{ path: field, message }] });
  }
}

/** @returns the id of a new vehicle, which nobody may drive yet */
export async function insertVehicle(uow: UnitOfWork, { plateField, licensePlate, ...vehicle }: NewVehicle): Promise<number> {
  const plates = platesOf(licensePlate, plateField);
  const [row] = await claiming(plateField, () =>
    uow.tx
      .insert(vehicles)
      .values({ ...vehicle, ...plates })
      .returning({ id: vehicles.id }),
  );
  return row?.id ?? 0;
}

/** Changes a vehicle; its plate is claimed anew. */
export async function updateVehicle(uow: UnitOfWork, vehicleId: number, change: VehicleChange): Promise<void> {
  const { plateField, licensePlate, ...rest } = change;
  const plates = licensePlate === undefined || plateField === undefined ? {} : platesOf(licensePlate, plateField);
  await claiming(plateField ?? 'licensePlate', () =>
    uow.tx
      .update(vehicles)
      .set({ ...(rest as Partial<VehicleRow>), ...plates })
      .where(eq(vehicles.id, vehicleId)),
  );
}

/** A vehicle, held until the transaction ends. */
export async function findVehicle(tx: Tx, vehicleId: number): Promise<VehicleRow | undefined> {
  const [row] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)).for('update');
  return row;
}

/** The vehicle of a country that claims this plate. */
export async function findByPlate(reader: Reader, countryId: CountryId, licensePlate: string): Promise<VehicleRow | undefined> {
  const key = plateKey(licensePlate);
  if (key === null) return undefined;
  const [row] = await reader
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.countryId, countryId), eq(vehicles.plateKey, key)));
  return row;
}

/** From now on this driver may choose the vehicle. */
export async function letDrive(uow: UnitOfWork, vehicleId: number, driverId: number): Promise<void> {
  await uow.tx.insert(vehicleDrivers).values({ vehicleId, driverId }).onConflictDoNothing();
}

/** Takes a vehicle from a driver, unless it is the one that they drive. @returns whether they may not drive it any more */
export async function stopLettingDrive(uow: UnitOfWork, vehicleId: number, driverId: number): Promise<boolean> {
  const { rowCount } = await uow.tx.execute(sql`
    delete from vehicle_drivers where vehicle_id = ${vehicleId} and driver_id = ${driverId}
      and not exists (select from drivers d where d.id = ${driverId} and d.vehicle_id = ${vehicleId})`);
  return (rowCount ?? 0) > 0;
}

/** The vehicles that a driver may choose from, the oldest first. */
export async function listVehicles(reader: Reader, driverId: number): Promise<VehicleRow[]> {
  const rows = await reader
    .select({ vehicle: vehicles })
    .from(vehicleDrivers)
    .innerJoin(vehicles, eq(vehicles.id, vehicleDrivers.vehicleId))
    .where(and(eq(vehicleDrivers.driverId, driverId), isNull(vehicles.removedAt)))
    .orderBy(vehicles.id);
  return rows.map(({ vehicle }) => vehicle);
}

/** The drivers who have chosen a vehicle, online or not, in the order in which their rows are held. */
export const driversWith = (reader: Reader, vehicleId: number) =>
  reader
    .select({ id: drivers.id, userId: drivers.userId, isOnline: drivers.isOnline })
    .from(drivers)
    .where(eq(drivers.vehicleId, vehicleId))
    .orderBy(drivers.id);

/** The drivers who have chosen any of these vehicles. */
export const driversWithAny = (reader: Reader, vehicleIds: readonly number[]) =>
  reader
    .select({ id: drivers.id, vehicleId: drivers.vehicleId, isOnline: drivers.isOnline })
    .from(drivers)
    .where(inArray(drivers.vehicleId, [...vehicleIds]));

/**
 * A driver who is offline takes another of the vehicles that they may drive.
 * @returns false when they may not, are online, or drive a trip; the vehicle stays as it was
 */
export async function chooseVehicle(uow: UnitOfWork, driverId: number, vehicleId: number): Promise<boolean> {
  const { rowCount } = await uow.tx.execute(sql`
    update drivers set vehicle_id = ${vehicleId} where id = ${driverId} and (vehicle_id = ${vehicleId} or not is_online)
      and exists (select from vehicle_drivers may join vehicles v on v.id = may.vehicle_id
        where may.vehicle_id = ${vehicleId} and may.driver_id = ${driverId} and v.removed_at is null)
      and (vehicle_id = ${vehicleId} or not exists (select from rides r
        where r.driver_id = ${driverId} and r.status in ${oneOf(drivenStatuses)}))`);
  return (rowCount ?? 0) > 0;
}

/** Whether another driver has a trip under way in the vehicle that this one has chosen. */
export async function isDrivenByOther(reader: Reader, driverId: number): Promise<boolean> {
  const [trip] = await reader
    .select({ id: rides.id })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, driverId))
    .where(and(eq(rides.vehicleId, drivers.vehicleId), ne(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses])))
    .limit(1);
  return trip !== undefined;
}

/** Its owner has a vehicle no more: nobody may choose it, and its plate is free. @returns false while a driver has it chosen */
export async function removeVehicle(uow: UnitOfWork, vehicleId: number): Promise<boolean> {
  const { rowCount } = await uow.tx.execute(sql`
    update vehicles set removed_at = ${uow.now.toISOString()}::timestamptz, plate_key = null
    where id = ${vehicleId} and removed_at is null and not exists (select from drivers where vehicle_id = ${vehicleId})`);
  if ((rowCount ?? 0) === 0) return false;
  await uow.tx.delete(vehicleDrivers).where(eq(vehicleDrivers.vehicleId, vehicleId));
  return true;
}

/** Vehicles of somebody who may not be who was meant claim no plate: whoever has it may register it. */
export async function releasePlates(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx.update(vehicles).set({ plateKey: null }).where(eq(vehicles.ownerId, userId));
}

/** They claim their plates again. @param field of the request, which a plate's refusal names @throws Problem plate_taken */
export async function claimPlates(uow: UnitOfWork, userId: number, field: string): Promise<void> {
  const own = await uow.tx
    .select({ id: vehicles.id, plate: vehicles.licensePlate })
    .from(vehicles)
    .where(and(eq(vehicles.ownerId, userId), isNull(vehicles.plateKey), isNull(vehicles.removedAt)));
  for (const { id, plate } of own)
    await claiming(field, () =>
      uow.tx
        .update(vehicles)
        .set({ plateKey: plateKey(plate) })
        .where(eq(vehicles.id, id)),
    );
}

/** What a driver who leaves has of vehicles: no plate and no colour; a vehicle that others drive, or that is a fleet's, stays theirs. */
export async function forgetVehiclesOf(uow: UnitOfWork, userId: number, driverId: number): Promise<void> {
  await uow.tx.delete(vehicleDrivers).where(eq(vehicleDrivers.driverId, driverId));
  await uow.tx
    .update(vehicles)
    .set({ licensePlate: '', plateKey: null, color: null, reviewNote: null, removedAt: uow.now })
    .where(
      and(
        eq(vehicles.ownerId, userId),
        sql`not exists (select from vehicle_drivers may where may.vehicle_id = ${vehicles.id})`,
        sql`not exists (select from ${fleetVehicles} f where f.vehicle_id = ${vehicles.id} and f.until is null)`,
      ),
    );
}
