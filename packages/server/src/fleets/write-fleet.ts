import { and, eq, isNull, sql } from 'drizzle-orm';
import { fleets, fleetVehicles } from '@safiri/db/fleets/tables.ts';
import { drivers, vehicleDrivers } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { validPhone } from '../auth/public.ts';
import { notifyEach } from '../notifications/public.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findByPlate } from '../users/public.ts';
import { findFleet, type FleetRow } from './queries.ts';

/** @throws Problem invalid_request for a number that rings nowhere */
function phoneOf(text: string, countryId: CountryId): string {
  const phone = validPhone(text, countryId);
  if (phone === undefined) throw fieldProblem('phone', 'Write a number that can be called, such as +27 82 555 0142');
  return phone;
}

/** @returns the id of a new fleet, which has no vehicles yet */
export async function createFleet(uow: UnitOfWork, fleet: { name: string; phone: string; countryId: CountryId }): Promise<number> {
  const [row] = await uow.tx
    .insert(fleets)
    .values({ ...fleet, phone: phoneOf(fleet.phone, fleet.countryId) })
    .returning({ id: fleets.id });
  return row?.id ?? 0;
}

/** Another name or number; what is undefined stays. @throws Problem not_found */
export async function changeFleet(uow: UnitOfWork, fleetId: number, change: { name?: string; phone?: string }): Promise<void> {
  const fleet = await findFleet(uow.tx, fleetId);
  const { name = fleet.name } = change;
  const phone = change.phone === undefined ? fleet.phone : phoneOf(change.phone, fleet.countryId);
  await uow.tx.update(fleets).set({ name, phone }).where(eq(fleets.id, fleetId));
}

/** Everybody who may drive a vehicle is told whose eyes are on its trips, or no more. */
async function tellDrivers(uow: UnitOfWork, kind: 'toldFleetJoined' | 'toldFleetLeft', vehicleId: number, plate: string, fleet: string) {
  const people = await uow.tx
    .select({ userId: drivers.userId })
    .from(vehicleDrivers)
    .innerJoin(drivers, eq(drivers.id, vehicleDrivers.driverId))
    .where(eq(vehicleDrivers.vehicleId, vehicleId));
  await notifyEach(
    uow,
    kind,
    people.map(({ userId }) => ({ userId, values: { plate, fleet } })),
  );
}

/**
 * A vehicle belongs to a fleet from now on. The index of what belongs where decides between two at once.
 * @returns the vehicle, undefined when it belonged to this fleet already
 * @throws Problem invalid_request naming the plate where no vehicle has it; vehicle_in_fleet
 */
export async function putVehicleIn(uow: UnitOfWork, fleet: FleetRow, licensePlate: string): Promise<number | undefined> {
  const vehicle = await findByPlate(uow.tx, fleet.countryId, licensePlate);
  if (vehicle === undefined) throw fieldProblem('licensePlate', 'No vehicle with this plate is registered in the country of the fleet');
  const added = await uow.tx
    .insert(fleetVehicles)
    .values({
      fleetId: fleet.id,
      vehicleId: vehicle.id,
      // Clocks of nodes differ: it never begins before it ended elsewhere.
      since: sql`greatest(${uow.now.toISOString()}::timestamptz, (select max(f.until) from fleet_vehicles f where f.vehicle_id = ${vehicle.id}))`,
    })
    .onConflictDoNothing()
    .returning({ id: fleetVehicles.id });
  if (added.length > 0) {
    await tellDrivers(uow, 'toldFleetJoined', vehicle.id, vehicle.licensePlate, fleet.name);
    return vehicle.id;
  }
  const [here] = await uow.tx
    .select({ fleetId: fleetVehicles.fleetId })
    .from(fleetVehicles)
    .where(and(eq(fleetVehicles.vehicleId, vehicle.id), isNull(fleetVehicles.until)));
  if (here?.fleetId === fleet.id) return undefined;
  const message = 'This vehicle belongs to another fleet. Take it out there first.';
  throw new Problem('vehicle_in_fleet', message, { errors: [{ path: 'licensePlate', message }] });
}

/** A vehicle is the fleet's no more; trips made until now stay. @throws Problem not_found for one that is not in it */
export async function takeVehicleOut(uow: UnitOfWork, fleet: FleetRow, vehicleId: number): Promise<void> {
  const ended = await uow.tx
    .update(fleetVehicles)
    .set({ until: sql`greatest(${uow.now.toISOString()}::timestamptz, ${fleetVehicles.since})` })
    .where(and(eq(fleetVehicles.fleetId, fleet.id), eq(fleetVehicles.vehicleId, vehicleId), isNull(fleetVehicles.until)))
    .returning({ plate: sql<string>`(select license_plate from vehicles where id = ${vehicleId})` });
  const [vehicle] = ended;
  if (vehicle === undefined) throw notFound();
  await tellDrivers(uow, 'toldFleetLeft', vehicleId, vehicle.plate, fleet.name);
}
