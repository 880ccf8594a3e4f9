import { and, eq, isNull } from 'drizzle-orm';
import { suspensionMessages, suspensions } from '@safiri/db/verification/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { stopDriving } from '../rides/public.ts';
import { setVerificationStatus } from '../users/public.ts';
import { changeVerification } from './change.ts';
import type { File } from './queries.ts';
import { mailAnswer, notifyDriver } from './notify-driver.ts';

/**
 * Keeps a driver from driving. A trip whose passenger is not in the car yet goes to others; one under way is finished.
 * @throws Problem illegal_transition when a suspension stands already
 */
export async function suspend(ctx: Context, uow: UnitOfWork, staff: Actor, driverId: number, reason: string): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    if (file.suspension !== null) throw new Problem('illegal_transition', 'This driver is suspended already.');
    await stopDriving(ctx, uow, file.driver);
    await uow.tx
      .insert(suspensions)
      .values({ driverId, reason, statusBefore: file.driver.verificationStatus, suspendedBy: staff.userId, createdAt: uow.now });
    await setVerificationStatus(uow, driverId, 'suspended');
    await notifyDriver(ctx, uow, file.user, { kind: 'toldSuspended', values: { reason } });
  });
}

/** Lifts the suspension; the status from before returns. */
export function liftSuspension(ctx: Context, uow: UnitOfWork, staff: Actor, driverId: number): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    const [lifted] = await uow.tx
      .update(suspensions)
      .set({ liftedBy: staff.userId, liftedAt: uow.now })
      .where(and(eq(suspensions.driverId, driverId), isNull(suspensions.liftedAt)))
      .returning({ statusBefore: suspensions.statusBefore });
    if (lifted === undefined) throw new Problem('illegal_transition', 'This driver is not suspended.');
    await setVerificationStatus(uow, driverId, lifted.statusBefore);
    await notifyDriver(ctx, uow, file.user, { kind: 'toldSuspensionLifted' });
  });
}

/** Staff write to a suspended driver. */
export function writeToSuspended(ctx: Context, uow: UnitOfWork, staff: Actor, driverId: number, text: string): Promise<File> {
  return changeVerification(ctx, uow, driverId, async (file) => {
    if (file.suspension === null) throw notFound();
    await uow.tx.insert(suspensionMessages).values({ suspensionId: file.suspension.row.id, authorId: staff.userId, body: text });
    await mailAnswer(ctx, uow, file.user, text);
  });
}
