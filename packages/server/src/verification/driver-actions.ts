import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/verification/calls.ts';
import { backgroundChecks, driverDocuments } from '@safiri/db/verification/tables.ts';
import { faceDocument, hasExpired, optionalDocuments } from '@safiri/rules/verification/documents.ts';
import { isDocumentType, requiredTypes } from '@safiri/rules/verification/papers.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { comingPapers } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload } from '../uploads/public.ts';
import { changeVerification } from './change.ts';
import { paperIn, subjectOf, type File } from './queries.ts';
import { requireOwnVehicle, writeVehicle } from './vehicles.ts';

/** A face is a photo; papers may be PDF. */
const onlyOf = (type: string) => (type === faceDocument ? ({ mediaTypes: ['image/jpeg'] } as const) : {});

/** Creates the steps on the first visit (spec: foundations §4). */
export function initialize(ctx: Context, uow: UnitOfWork, actor: DriverActor): Promise<File> {
  return changeVerification(ctx, uow, actor.driverId, async () => {});
}

/**
 * Whether a paper of this type is one of a vehicle of this kind, or of the driver.
 * @throws Problem invalid_request for a type that nobody asks for
 */
function isOfVehicle({ papers }: File, type: string, kind: VehicleKind): boolean {
  const needed = requiredTypes(papers.now, kind);
  if (needed.driver.includes(type)) return false;
  if (needed.vehicle.includes(type)) return true;
  const coming = comingPapers(papers, kind).find((paper) => paper.type === type);
  if (coming !== undefined) return coming.ofVehicle;
  if (isDocumentType(type) && optionalDocuments.has(type)) return false;
  throw fieldProblem('documentType', 'This paper is not asked for here');
}

/** Sends an upload for review. The earlier one of its type is kept; approved, it counts until staff approve this one. */
export function sendDocument(ctx: Context, uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof calls.sendDocument>): Promise<File> {
  return changeVerification(
    ctx,
    uow,
    actor.driverId,
    async (file) => {
      const vehicle = body.vehicleId === undefined ? file.driver.vehicle : await requireOwnVehicle(uow.tx, actor.driverId, body.vehicleId);
      const { kind } = vehicle;
      const vehicleId = isOfVehicle(file, body.documentType, kind) ? vehicle.id : null;
      if (paperIn(file, body.documentType, kind).expires && body.expiryDate == null)
        throw fieldProblem('expiryDate', 'Enter the expiry date');
      if (hasExpired(body.expiryDate ?? null, file.today)) throw fieldProblem('expiryDate', 'This document has expired');
      const { uploadId } = await claimUpload(uow, actor.userId, body.documentUrl, 'documentUrl', onlyOf(body.documentType));
      await uow.tx
        .update(driverDocuments)
        .set({ replacedAt: uow.now })
        .where(
          and(
            eq(driverDocuments.subject, subjectOf(actor.driverId, vehicleId)),
            eq(driverDocuments.documentType, body.documentType),
            isNull(driverDocuments.replacedAt),
          ),
        );
      await uow.tx.insert(driverDocuments).values({
        driverId: actor.driverId,
        vehicleId,
        documentType: body.documentType,
        uploadId,
        documentNumber: body.documentNumber ?? null,
        expiryDate: body.expiryDate ?? null,
      });
    },
    true,
  );
}

/** Starts a check, once per type; staff complete it. */
export function startCheck(ctx: Context, uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof calls.startCheck>): Promise<File> {
  return changeVerification(
    ctx,
    uow,
    actor.driverId,
    async () => {
      const [row] = await uow.tx
        .insert(backgroundChecks)
        .values({ driverId: actor.driverId, checkType: body.checkType, provider: body.provider })
        .onConflictDoNothing()
        .returning({ id: backgroundChecks.id });
      if (row === undefined) throw new Problem('check_exists');
    },
    true,
  );
}

/** The chosen vehicle's own data. An approved driver's vehicle changes through staff, who see its documents. */
export function setVehicle(ctx: Context, uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof calls.setVehicle>): Promise<File> {
  return changeVerification(
    ctx,
    uow,
    actor.driverId,
    async (file) => {
      if (file.driver.verificationStatus === 'approved') {
        throw new Problem('illegal_transition', 'Your vehicle is verified. Ask support to change it.');
      }
      await writeVehicle(uow, actor, file.driver.vehicle, { ...body, kind: body.kind ?? file.driver.vehicle.kind }, file);
    },
    true,
  );
}
