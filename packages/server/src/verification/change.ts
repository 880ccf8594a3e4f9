import { eq } from 'drizzle-orm';
import { verificationSteps } from '@safiri/db/verification/tables.ts';
import { statusAfter, stepNames, stepsOf } from '@safiri/rules/verification/steps.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips } from '../rides/public.ts';
import { setVerificationStatus } from '../users/public.ts';
import { factsOf, readFile, type File } from './queries.ts';

/** Writes the steps' statuses down as the rows give them now. */
async function keepSteps(uow: UnitOfWork, file: File): Promise<void> {
  const statuses = stepsOf(factsOf(file));
  for (const row of file.steps) {
    const stepStatus = statuses[row.stepName];
    if (row.stepStatus === stepStatus) continue;
    await uow.tx.update(verificationSteps).set({ stepStatus, updatedAt: uow.now }).where(eq(verificationSteps.id, row.id));
  }
}

/** Creates the steps that are not there yet; a second time changes nothing. */
export async function createSteps(uow: UnitOfWork, driverId: number): Promise<void> {
  await uow.tx
    .insert(verificationSteps)
    .values(stepNames.map((stepName) => ({ driverId, stepName, updatedAt: uow.now })))
    .onConflictDoNothing();
}

/**
 * Changes one driver's verification: the driver's row is held, so approval, revocation and uploads come one after the
 * other; then steps and overall status follow from the rows, trips to which the driver is not entitled any more go to others
 * or are looked after, and the driver's app is told.
 * @param sentAnew the driver sent something, which brings a rejected one back into review
 * @returns the file after the change
 * @throws Problem not_found for a driver who does not exist
 */
export async function changeVerification(
  ctx: Context,
  uow: UnitOfWork,
  driverId: number,
  action: (file: File) => Promise<void>,
  sentAnew = false,
): Promise<File> {
  const trips = await holdTripsOf(uow.tx, driverId);
  const before = await readFile(ctx, uow.tx, driverId, uow.now);
  if (before === undefined) throw notFound();
  await createSteps(uow, driverId);
  await action(before);
  const changed = await readFile(ctx, uow.tx, driverId, uow.now);
  if (changed === undefined) throw notFound();
  const status = statusAfter(factsOf(changed), sentAnew);
  if (status !== changed.driver.verificationStatus) {
    await setVerificationStatus(uow, driverId, status, changed.driver.verificationStatus);
  }
  const after = { ...changed, driver: { ...changed.driver, verificationStatus: status } };
  await keepSteps(uow, after);
  await reviewTrips(ctx, uow, driverId, trips);
  uow.publish(changed.user.id, 'account', null);
  uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
  const fresh = await readFile(ctx, uow.tx, driverId, uow.now);
  return fresh ?? after;
}
