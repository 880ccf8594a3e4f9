import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/verification/calls.ts';
import { isInForce } from '@safiri/db/verification/conditions.ts';
import { backgroundChecks, driverDocuments } from '@safiri/db/verification/tables.ts';
import { faceDocument, hasExpired, identityDocument } from '@safiri/rules/verification/documents.ts';
import { paperName, typeInWords } from '@safiri/rules/verification/papers.ts';
import { missingForApproval } from '@safiri/rules/verification/steps.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { stopDriving, withdrawOfferOf } from '../rides/public.ts';
import { lessonsLeftOf } from '../training/public.ts';
import { setGender, setVerificationStatus, updateDriver, updateUser, updateVehicle } from '../users/public.ts';
import { changeVerification } from './change.ts';
import { acceptFace } from './face.ts';
import { factsOf, isNeeded, paperIn, type DocumentRow, type File } from './queries.ts';
import { holdWhatItIsAbout } from './reopen.ts';
import { notifyDriver, toldPaper } from './notify-driver.ts';
import { kindOfVehicle } from './vehicles.ts';

/** Whether a document of this type about the same driver or vehicle, which staff approved, is in date today. */
async function isCovered(uow: UnitOfWork, file: File, document: DocumentRow): Promise<boolean> {
  const [inForce] = await uow.tx
    .select({ expiryDate: driverDocuments.expiryDate })
    .from(driverDocuments)
    .where(and(eq(driverDocuments.subject, document.subject), eq(driverDocuments.documentType, document.documentType), isInForce));
  return inForce !== undefined && !hasExpired(inForce.expiryDate, file.today);
}

const alreadyDecided = () => new Problem('already_decided');

/**
 * Approves or rejects a document; of two reviewers the second is told that it is decided. What runs out is approved with
 * its last day, which staff read from the document where the driver gave none. A driver whose required document is rejected may
 * not drive, unless one that staff approved earlier is still in date.
 * @throws Problem validation naming `expiryDate` when an approval lacks it, or it is over
 */
export async function reviewDocument(
  ctx: Context,
  uow: UnitOfWork,
  staff: Actor,
  documentId: number,
  body: BodyOf<typeof calls.reviewDocument>,
): Promise<File> {
  const [known] = await uow.tx.select().from(driverDocuments).where(eq(driverDocuments.id, documentId));
  if (known === undefined) throw notFound();
  const type = known.documentType;
  return changeVerification(ctx, uow, known.driverId, async (file) => {
    const expiryDate = body.expiryDate ?? known.expiryDate;
    const kind = await kindOfVehicle(uow.tx, file, known.vehicleId);
    const paper = paperIn(file, type, kind);
    if (body.decision === 'approved') {
      if (paper.expires && expiryDate === null) throw fieldProblem('expiryDate', 'Type the expiry date that stands on it');
      if (hasExpired(expiryDate, file.today)) throw fieldProblem('expiryDate', 'This document has expired');
    }
    const [decided] = await uow.tx
      .update(driverDocuments)
      .set({ verificationStatus: body.decision, expiryDate, reviewNote: body.note ?? null, reviewedBy: staff.userId, reviewedAt: uow.now })
      .where(and(eq(driverDocuments.id, documentId), eq(driverDocuments.verificationStatus, 'pending'), isNull(driverDocuments.replacedAt)))
      .returning({ id: driverDocuments.id });
    if (decided === undefined) throw alreadyDecided();
    if (body.decision === 'approved' && type === faceDocument) await acceptFace(uow, known.driverId, documentId);
    if (body.decision === 'rejected' && isNeeded(file, known, kind) && !(await isCovered(uow, file, known)))
      await holdWhatItIsAbout(ctx, uow, file, known, body.note ?? '');
    const document = toldPaper(paper, file.user.language);
    if (body.decision === 'approved') await notify(uow, file.user.id, { kind: 'toldDocumentApproved', values: { document } });
    else await notifyDriver(ctx, uow, file.user, { kind: 'toldDocumentRejected', values: { document, note: body.note ?? '' } });
  });
}

/** Completes a background check, once. */
export async function completeCheck(
  ctx: Context,
  uow: UnitOfWork,
  staff: Actor,
  checkId: number,
  body: BodyOf<typeof calls.completeCheck>,
): Promise<File> {
  const [known] = await uow.tx.select().from(backgroundChecks).where(eq(backgroundChecks.id, checkId));
  if (known === undefined) throw notFound();
  return changeVerification(ctx, uow, known.driverId, async (file) => {
    const [completed] = await uow.tx
      .update(backgroundChecks)
      .set({
        status: 'completed',
        result: body.result,
        score: body.score ?? null,
        note: body.note ?? null,
        completedBy: staff.userId,
        completedAt: uow.now,
      })
      .where(and(eq(backgroundChecks.id, checkId), eq(backgroundChecks.status, 'pending')))
      .returning({ id: backgroundChecks.id });
    if (completed === undefined) throw alreadyDecided();
    if (body.result === 'flagged') {
      await notifyDriver(ctx, uow, file.user, { kind: 'toldCheckFlagged' });
    }
  });
}

/**
 * Confirms the gender from the approved ID document, or takes the confirmation back. Ladies-only trips ask for it.
 * @throws Problem illegal_transition without an approved ID document
 */
export function confirmGender(ctx: Context, uow: UnitOfWork, driverId: number, body: BodyOf<typeof calls.confirmGender>): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const identity = file.documents.find((document) => document.documentType === identityDocument);
    if (body.confirmed && identity?.verificationStatus !== 'approved') {
      throw new Problem('illegal_transition', 'Approve the ID document first: the gender is confirmed from it.');
    }
    await setGender(uow, file.user.id, body.gender, body.confirmed ? uow.now : null);
    // An offer that stands may be of a ladies-only trip.
    if (!body.confirmed || body.gender !== 'female') await withdrawOfferOf(ctx, uow, file.driver);
  });
}

const noteNotice = (note = '') => ({ kind: 'toldNotVerified', values: { note } }) as const;

/** Who is verified may drive, or has the lessons ahead: nobody hears of those only when they would go online. */
async function verifiedNotice({ tx }: UnitOfWork, driverId: number): Promise<Parameters<typeof notifyDriver>[3]> {
  const { left, total, minutes } = await lessonsLeftOf(tx, driverId);
  if (left === 0) return { kind: 'toldVerified' };
  return { kind: 'toldVerifiedLessons', values: { left: String(left), total: String(total), minutes: String(minutes) } };
}

/**
 * Approves or rejects the driver, with the vehicle that is chosen. Approval needs everything in place; revoking it takes the driver off the road at once.
 * @throws Problem illegal_transition naming what is missing
 */
export function decideDriver(ctx: Context, uow: UnitOfWork, driverId: number, body: BodyOf<typeof calls.decideDriver>): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const missing = missingForApproval(factsOf(file));
    if (body.decision === 'approved' && missing.length > 0) {
      throw new Problem(
        'illegal_transition',
        `Still missing: ${missing.map((type) => paperName(paperIn(file, type), 'en') ?? typeInWords(type)).join(', ')}`,
      );
    }
    if (body.decision === 'rejected') await stopDriving(ctx, uow, file.driver);
    await setVerificationStatus(uow, driverId, body.decision);
    await updateDriver(uow, driverId, { verificationNotes: body.note ?? null });
    if (body.decision === 'approved') await updateVehicle(uow, file.driver.vehicleId, { status: 'approved', reviewNote: null });
    if (body.decision === 'approved') await updateUser(uow, file.user.id, { verifiedAt: uow.now });
    await notifyDriver(ctx, uow, file.user, body.decision === 'approved' ? await verifiedNotice(uow, driverId) : noteNotice(body.note));
  });
}
