import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/verification/vehicle-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { vehicles } from '@safiri/db/users/tables.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { vehicleAgeAllows } from '@safiri/rules/drivers/vehicle-age.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import {
  driversWithAny,
  findAccountById,
  insertVehicle,
  letDrive,
  listVehicles,
  removeVehicle,
  updateVehicle,
  type VehicleRow,
} from '../users/public.ts';
import { fleetNamesOf } from '../fleets/public.ts';
import type { DocumentRow, File } from './queries.ts';

/** A vehicle that a driver may choose, with its papers. */
export interface VehicleFile {
  readonly vehicle: VehicleRow;
  readonly documents: readonly DocumentRow[];
  /** It is the one that the driver has chosen. */
  readonly chosen: boolean;
  readonly owned: boolean;
  /** The fleet that it belongs to, by name. */
  readonly fleet: string | null;
  /** Somebody else is online with it. */
  readonly inUse: boolean;
}

/** All that a driver may choose from, the oldest first. */
export async function readVehicles(reader: Reader, driver: { id: number; userId: number; vehicleId: number }): Promise<VehicleFile[]> {
  const own = await listVehicles(reader, driver.id);
  const ids = own.map(({ id }) => id);
  const papers = await reader
    .select()
    .from(driverDocuments)
    .where(
      and(
        inArray(
          driverDocuments.subject,
          ids.map((id) => -id),
        ),
        isNull(driverDocuments.replacedAt),
      ),
    );
  const others = await driversWithAny(reader, ids);
  const fleets = await fleetNamesOf(reader, ids);
  return own.map((vehicle) => ({
    vehicle,
    documents: papers.filter(({ vehicleId }) => vehicleId === vehicle.id),
    chosen: vehicle.id === driver.vehicleId,
    owned: vehicle.ownerId === driver.userId,
    fleet: fleets.get(vehicle.id) ?? null,
    inUse: others.some(({ id, vehicleId, isOnline }) => isOnline && vehicleId === vehicle.id && id !== driver.id),
  }));
}

/** A vehicle that the driver may choose. @throws Problem not_found for any other */
export async function requireOwnVehicle(reader: Reader, driverId: number, vehicleId: number): Promise<VehicleRow> {
  const found = (await listVehicles(reader, driverId)).find(({ id }) => id === vehicleId);
  if (found === undefined) throw notFound();
  return found;
}

/** The kind of the vehicle that a paper is about; of the chosen one for a paper of the driver. */
export async function kindOfVehicle(reader: Reader, file: File, vehicleId: number | null): Promise<VehicleKind> {
  if (vehicleId === null || vehicleId === file.driver.vehicleId) return file.driver.vehicle.kind;
  const [row] = await reader.select({ kind: vehicles.kind }).from(vehicles).where(eq(vehicles.id, vehicleId));
  return row?.kind ?? file.driver.vehicle.kind;
}

type Body = BodyOf<typeof calls.addVehicle>;
/** How old vehicles may be where the driver works, and the day there. */
type AgeRule = Pick<File, 'today' | 'ageLimits'>;

/** @throws Problem invalid_request naming the year of a vehicle that may not work any more */
function checkYear({ kind, year }: Body, { today, ageLimits }: AgeRule): void {
  if (!vehicleAgeAllows(ageLimits, kind, year, Number(today.slice(0, 4)))) {
    throw fieldProblem('year', 'This vehicle is too old to drive for passengers');
  }
}

/** A driver has one vehicle more; staff approve it before it drives. */
export async function addVehicle(uow: UnitOfWork, actor: DriverActor, body: Body, rule: AgeRule): Promise<void> {
  checkYear(body, rule);
  const account = await findAccountById(uow.tx, actor.userId);
  if (account === undefined) throw notFound();
  const mine = await listVehicles(uow.tx, actor.driverId);
  if (mine.length >= VEHICLES_AT_MOST) throw new Problem('illegal_transition', 'Remove a vehicle that you no longer drive first.');
  const owner = { ownerId: actor.userId, countryId: account.user.countryId };
  const vehicleId = await insertVehicle(uow, { ...body, ...owner, plateField: 'licensePlate' });
  await letDrive(uow, vehicleId, actor.driverId);
}

/** More than anybody drives by themself. */
const VEHICLES_AT_MOST = 10;

/**
 * What an owner says of a vehicle that staff have not approved, or of an approved one whose driver is in review again, which needs
 * approval anew.
 * @throws Problem plate_taken; forbidden for a vehicle that the driver drives for somebody else
 */
export async function writeVehicle(uow: UnitOfWork, actor: DriverActor, vehicle: VehicleRow, body: Body, rule: AgeRule): Promise<void> {
  if (vehicle.ownerId !== actor.userId) throw new Problem('forbidden', 'This vehicle is its owner’s to change.');
  checkYear(body, rule);
  const vehicleClass = body.kind === vehicle.kind ? vehicle.vehicleClass : 'standard';
  await updateVehicle(uow, vehicle.id, { ...body, vehicleClass, status: 'pending', plateField: 'licensePlate' });
}

/** An own vehicle that is not approved yet is said anew. @throws Problem illegal_transition for an approved one */
export async function changeOwnVehicle(uow: UnitOfWork, actor: DriverActor, vehicleId: number, body: Body, rule: AgeRule): Promise<void> {
  const vehicle = await requireOwnVehicle(uow.tx, actor.driverId, vehicleId);
  if (vehicle.status === 'approved') throw new Problem('illegal_transition', 'Your vehicle is verified. Ask support to change it.');
  await writeVehicle(uow, actor, vehicle, body, rule);
}

/** An owner has a vehicle no more. @throws Problem illegal_transition while it is somebody's chosen one; vehicle_in_fleet for a fleet's */
export async function dropVehicle(uow: UnitOfWork, actor: DriverActor, vehicleId: number): Promise<void> {
  const vehicle = await requireOwnVehicle(uow.tx, actor.driverId, vehicleId);
  if (vehicle.ownerId !== actor.userId) throw new Problem('forbidden', 'This vehicle is its owner’s to remove.');
  if ((await fleetNamesOf(uow.tx, [vehicleId])).size > 0) {
    throw new Problem('vehicle_in_fleet', 'This vehicle belongs to a fleet. Ask its owner to have it taken out first.');
  }
  if (!(await removeVehicle(uow, vehicleId))) {
    throw new Problem('illegal_transition', 'You drove this vehicle last. Go online with another one, then remove it.');
  }
}
