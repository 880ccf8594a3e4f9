import { and, eq, isNull, ne } from 'drizzle-orm';
import { backgroundChecks, driverDocuments } from '@safiri/db/verification/tables.ts';
import { identityDocument } from '@safiri/rules/verification/documents.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { stopDriving } from '../rides/public.ts';
import { setVerificationStatus, updateDriver, setGender } from '../users/public.ts';
import { changeVerification } from './change.ts';
import { withdrawFace } from './face.ts';
import { isNeeded, paperIn, type DocumentRow, type File } from './queries.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { notifyDriver, toldPaper } from './notify-driver.ts';
import { kindOfVehicle } from './vehicles.ts';

const notDecided = () => new Problem('illegal_transition', 'It is not decided yet.');

/**
 * Takes an approval back until everything is in place again and staff approve anew; what a driver may not drive any more
 * goes to others with {@link changeVerification}.
 * @param why the driver reads it as the reviewer's notes
 */
export async function holdForReview(ctx: Context, uow: UnitOfWork, file: File, why: string): Promise<void> {
  if (file.driver.verificationStatus !== 'approved') return;
  await stopDriving(ctx, uow, file.driver);
  await setVerificationStatus(uow, file.driver.id, 'in_review');
  await updateDriver(uow, file.driver.id, { verificationNotes: why });
}

/**
 * A required paper is good no more. A person's keeps the driver off the road; a vehicle's keeps the vehicle, with whoever has chosen it.
 * @param why the driver reads it as the reviewer's notes
 */
export async function holdWhatItIsAbout(ctx: Context, uow: UnitOfWork, file: File, { vehicleId }: DocumentRow, why: string): Promise<void> {
  if (vehicleId !== null) await holdVehicle(ctx, uow, vehicleId, file.driver.id, why);
  if (vehicleId === null || vehicleId === file.driver.vehicleId) await holdForReview(ctx, uow, file, why);
}

/**
 * Opens a decided document again: found forged, or decided by a wrong click. A required one takes its driver off the road,
 * and a gender that was confirmed from it is not confirmed any more.
 * @throws Problem illegal_transition while it is undecided, or once another took its place
 */
export async function reopenDocument(ctx: Context, uow: UnitOfWork, documentId: number, reason: string): Promise<File> {
  const [known] = await uow.tx.select().from(driverDocuments).where(eq(driverDocuments.id, documentId));
  if (known === undefined) throw notFound();
  const type = known.documentType;
  return changeVerification(ctx, uow, known.driverId, async (file) => {
    const [reopened] = await uow.tx
      .update(driverDocuments)
      .set({ verificationStatus: 'pending', reviewNote: reason, reviewedBy: null, reviewedAt: null })
      .where(and(eq(driverDocuments.id, documentId), ne(driverDocuments.verificationStatus, 'pending'), isNull(driverDocuments.replacedAt)))
      .returning({ id: driverDocuments.id });
    if (reopened === undefined) throw notDecided();
    await withdrawFace(uow, documentId);
    if (type === identityDocument) await setGender(uow, file.user.id, undefined, null);
    const kind = await kindOfVehicle(uow.tx, file, known.vehicleId);
    if (isNeeded(file, known, kind)) await holdWhatItIsAbout(ctx, uow, file, known, reason);
    await notifyDriver(ctx, uow, file.user, {
      kind: 'toldReviewAgain',
      values: { what: toldPaper(paperIn(file, type, kind), file.user.language), note: reason },
    });
  });
}

/**
 * Opens a completed background check again, so that staff can complete it anew; its driver may not drive meanwhile.
 * @throws Problem illegal_transition while it is not completed
 */
export async function reopenCheck(ctx: Context, uow: UnitOfWork, checkId: number, reason: string): Promise<File> {
  const [known] = await uow.tx.select().from(backgroundChecks).where(eq(backgroundChecks.id, checkId));
  if (known === undefined) throw notFound();
  return changeVerification(ctx, uow, known.driverId, async (file) => {
    const [reopened] = await uow.tx
      .update(backgroundChecks)
      .set({ status: 'pending', result: null, score: null, note: reason, completedBy: null, completedAt: null })
      .where(and(eq(backgroundChecks.id, checkId), eq(backgroundChecks.status, 'completed')))
      .returning({ id: backgroundChecks.id });
    if (reopened === undefined) throw notDecided();
    await holdForReview(ctx, uow, file, reason);
    await notifyDriver(ctx, uow, file.user, { kind: 'toldReviewAgain', values: { what: `@told_${known.checkType}`, note: reason } });
  });
}
