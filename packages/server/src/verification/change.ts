import { eq } from 'drizzle-orm';
import { verificationSteps } from '@safiri/db/verification/tables.ts';
import { statusAfter, stepNames, stepsOf } from '@safiri/rules/verification/steps.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { holdTripsOf, reviewTrips } from '../rides/public.ts';
import { setVerificationStatus } from '../users/public.ts';
import { factsOf, readFile, type File } from './queries.ts';

/** Writes the steps' statuses down as the rows give them now. */
async function keepSteps(work: Work, file: File): Promise<void> {
  const statuses = stepsOf(factsOf(file));
  for (const row of file.steps) {
    const stepStatus = statuses[row.stepName as (typeof stepNames)[number]];
    if (row.stepStatus === stepStatus) continue;
    await work.tx.update(verificationSteps).set({ stepStatus, updatedAt: work.now }).where(eq(verificationSteps.id, row.id));
  }
}

/** Creates the steps that are not there yet; a second time changes nothing. */
export async function createSteps(work: Work, driverId: number): Promise<void> {
  await work.tx
    .insert(verificationSteps)
    .values(stepNames.map((stepName) => ({ driverId, stepName, updatedAt: work.now })))
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
  work: Work,
  driverId: number,
  action: (file: File) => Promise<void>,
  sentAnew = false,
): Promise<File> {
  const trips = await holdTripsOf(work.tx, driverId);
  const before = await readFile(work.tx, driverId, work.now);
  if (before === undefined) throw notFound();
  await createSteps(work, driverId);
  await action(before);
  const changed = await readFile(work.tx, driverId, work.now);
  if (changed === undefined) throw notFound();
  const status = statusAfter(factsOf(changed), sentAnew);
  if (status !== changed.driver.verificationStatus) {
    await setVerificationStatus(work, driverId, status, changed.driver.verificationStatus);
  }
  const after = { ...changed, driver: { ...changed.driver, verificationStatus: status } };
  await keepSteps(work, after);
  await reviewTrips(ctx, work, driverId, trips);
  work.publish(changed.user.id, 'account', null);
  work.afterCommit(() => ctx.bus.publish('driver', { driverId }));
  const fresh = await readFile(work.tx, driverId, work.now);
  return fresh ?? after;
}
