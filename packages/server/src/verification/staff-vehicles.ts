import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/verification/vehicle-calls.ts';
import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import { vehicleTypeOf } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { paperName, typeInWords, vehiclePapers } from '@safiri/rules/verification/papers.ts';
import { VEHICLE_LACKS } from '@safiri/rules/verification/steps.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { isWithin } from '../platform/reach.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findByPlate, findVehicle, letDrive, stopLettingDrive, updateVehicle, type VehicleRow } from '../users/public.ts';
import { changeVerification } from './change.ts';
import { changeVehicle, holdVehicle } from './hold-vehicle.ts';
import { notifyDriver } from './notify-driver.ts';
import { paperIn, standingOf, vehicleIsComplete, type File } from './queries.ts';
import { readVehicles, type VehicleFile } from './vehicles.ts';

/** One of a driver's vehicles. @throws Problem not_found, also where others drive it whom who acts does not reach */
async function vehicleOf(uow: UnitOfWork, file: File, vehicleId: number, reach: Reach | undefined): Promise<VehicleFile> {
  const found = (await readVehicles(uow.tx, file.driver)).find(({ vehicle }) => vehicle.id === vehicleId);
  if (found === undefined) throw notFound();
  if (!(await isWithin(uow.tx, reach, 'vehicle', vehicleId)))
    throw new Problem('not_found', 'Drivers of another city drive this vehicle too. Ask somebody whose role reaches it.');
  return found;
}

/** What keeps a vehicle from being approved: its papers, and what is not said of it. */
export function lacksOf({ vehicle, documents }: VehicleFile, file: File): OwnVehicle['missing'] {
  const lacking = vehiclePapers(file.papers.now, vehicle.kind).filter(
    (paper) =>
      !documents.some(
        (document) => document.documentType === paper.type && standingOf(document, paper, file.today, vehicle.status) === 'approved',
      ),
  );
  return [...lacking.map(({ type }) => type), ...(vehicleIsComplete(vehicle, file) ? [] : [VEHICLE_LACKS])];
}

/**
 * Staff write what a vehicle is by its papers: kind, class, plate and looks. Trips under way which it may not drive any more go to others;
 * those that were driven keep what it was.
 * @throws Problem invalid_request for a class that the kind does not have; plate_taken
 */
export function correctVehicle(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  vehicleId: number,
  body: BodyOf<typeof calls.correctVehicle>,
  reach?: Reach,
): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const found = await vehicleOf(uow, file, vehicleId, reach);
    const vehicle = (await findVehicle(uow.tx, vehicleId)) as VehicleRow;
    const { kind = vehicle.kind, vehicleClass = kind === vehicle.kind ? vehicle.vehicleClass : 'standard', ...rest } = body;
    if (vehicleTypeOf(kind, vehicleClass) === undefined) throw fieldProblem('vehicleClass', 'Vehicles of this kind are not premium');
    await changeVehicle(ctx, uow, vehicleId, { ends: false, heldDriverId: driverId }, () =>
      updateVehicle(uow, vehicleId, { ...rest, kind, vehicleClass, plateField: 'licensePlate' }),
    );
    // Another kind may need other papers, which nobody has looked at.
    const lacks =
      kind === vehicle.kind
        ? []
        : lacksOf({ ...found, vehicle: { ...found.vehicle, kind } }, file).filter((type) => type !== VEHICLE_LACKS);
    if (vehicle.status === 'approved' && lacks.some((type) => !lacksOf(found, file).includes(type))) {
      const names = lacks.map((type) => paperName(paperIn(file, type, kind), 'en') ?? typeInWords(type)).join(', ');
      await holdVehicle(ctx, uow, vehicleId, driverId, `Still missing: ${names}`);
    }
  });
}

/**
 * Approves or rejects a vehicle. Whoever is online with one that is rejected goes offline.
 * @throws Problem illegal_transition naming what is missing
 */
export function decideVehicle(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  vehicleId: number,
  body: BodyOf<typeof calls.decideVehicle>,
  reach?: Reach,
): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const found = await vehicleOf(uow, file, vehicleId, reach);
    const lacks = lacksOf(found, file);
    if (body.decision === 'approved' && lacks.length > 0) {
      throw new Problem(
        'illegal_transition',
        `Still missing: ${lacks.map((type) => paperName(paperIn(file, type, found.vehicle.kind), 'en') ?? typeInWords(type)).join(', ')}`,
      );
    }
    await changeVehicle(ctx, uow, vehicleId, { ends: body.decision === 'rejected', heldDriverId: driverId }, () =>
      updateVehicle(uow, vehicleId, { status: body.decision, reviewNote: body.note ?? null }),
    );
    const values = { plate: found.vehicle.licensePlate, note: body.note ?? '' };
    await notifyDriver(ctx, uow, file.user, { kind: body.decision === 'approved' ? 'toldVehicleApproved' : 'toldVehicleRejected', values });
  });
}

/**
 * Lets a driver drive a vehicle that is somebody else's, known by its plate, or no more.
 * @param reach of who acts: a vehicle beyond it is like none
 * @throws Problem invalid_request naming the plate where no vehicle has it; illegal_transition for the one that is chosen
 */
export function shareVehicle(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  body: BodyOf<typeof calls.shareVehicle>,
  reach?: Reach,
): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const vehicle = await findByPlate(uow.tx, file.user.countryId, body.licensePlate);
    if (vehicle === undefined || !(await isWithin(uow.tx, reach, 'vehicle', vehicle.id)))
      throw fieldProblem('licensePlate', 'No vehicle with this plate is registered');
    if (body.mayDrive) return letDrive(uow, vehicle.id, driverId);
    if (!(await stopLettingDrive(uow, vehicle.id, driverId))) {
      throw new Problem('illegal_transition', 'The driver has chosen this vehicle. Reject it, or have another one chosen first.');
    }
  });
}
