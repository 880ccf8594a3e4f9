import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/standing/calls.ts';
import { suspensions } from '@safiri/db/standing/tables.ts';
import { answerWaits, reviewAfterAnswer } from '@safiri/rules/standing/suspensions.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { askApproval, dropApproval } from '../staff/public.ts';
import { findAccountById } from '../users/public.ts';
import { lockSuspension, type SuspensionRow } from './queries.ts';
import { requireReviewMoment } from './suspend.ts';
import { tell } from './tell.ts';

/** @throws Problem not_found, illegal_transition for one that is over */
async function lockStanding(uow: UnitOfWork, id: number): Promise<SuspensionRow> {
  const row = await lockSuspension(uow.tx, id);
  if (row === undefined) throw notFound();
  if (row.endedAt !== null) throw new Problem('illegal_transition', 'This suspension is lifted already.');
  return row;
}

/**
 * A person of the team looks again: the suspension ends, or stands until the next look. What a lifted one stopped is open at once.
 * @throws Problem not_found, illegal_transition for one that is over, naming reviewAt
 */
export async function lookAgain(
  ctx: Context,
  uow: UnitOfWork,
  staff: Actor,
  id: number,
  { outcome, words, reviewAt }: BodyOf<typeof calls.lookAgain>,
): Promise<SuspensionRow> {
  const row = await lockStanding(uow, id);
  const isLifted = outcome === 'lifted';
  const next = isLifted || row.approvalId !== null ? null : requireReviewMoment(reviewAt, uow.now);
  await uow.tx
    .update(suspensions)
    .set({
      outcome,
      lookedAt: uow.now,
      lookedBy: staff.userId,
      lookedWords: words,
      reviewAt: next,
      ...(isLifted ? { endedAt: uow.now, endedBy: staff.userId } : {}),
    })
    .where(eq(suspensions.id, id));
  if (isLifted) await dropApproval(uow, staff, 'ban', id);
  const account = await findAccountById(uow.tx, row.userId);
  if (account === undefined) throw notFound();
  uow.publish(row.userId, 'account', null);
  const { driver, user } = account;
  if (driver !== null && row.side === 'driver') uow.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.id }));
  await tell(ctx, uow, user, { kind: isLifted ? 'toldSuspensionLifted' : 'toldSuspensionUpheld', values: { note: words } });
  return row;
}

/** The suspended person answers. @throws Problem not_found for another's, illegal_transition while an answer waits or it is over */
export async function answer(uow: UnitOfWork, actor: Actor, id: number, text: string): Promise<void> {
  const row = await lockSuspension(uow.tx, id);
  if (row === undefined || row.userId !== actor.userId) throw notFound();
  if (row.endedAt !== null) throw new Problem('illegal_transition', 'This suspension is lifted already.');
  if (answerWaits(row)) throw new Problem('illegal_transition', 'You have answered. A person looks at it.');
  await uow.tx
    .update(suspensions)
    .set({ answer: text, answeredAt: uow.now, reviewAt: reviewAfterAnswer(row.reviewAt, uow.now) })
    .where(eq(suspensions.id, id));
}

/** Asks a second person for a ban. @throws Problem not_found, illegal_transition for one that is over or a ban already */
export async function askBan(uow: UnitOfWork, staff: Actor, id: number): Promise<SuspensionRow> {
  const row = await lockStanding(uow, id);
  if (row.approvalId !== null) throw new Problem('illegal_transition', 'This is a ban already.');
  const { userId, side, reason } = row;
  await askApproval(uow, staff, { kind: 'ban', subjectId: id, data: { userId: String(userId), side, reason } });
  return row;
}

/** A second person agreed. An answer that waits keeps its day. */
export async function ban(ctx: Context, uow: UnitOfWork, id: number, approvalId: number): Promise<void> {
  const row = await lockSuspension(uow.tx, id);
  if (row === undefined || row.endedAt !== null) return;
  await uow.tx
    .update(suspensions)
    .set({ approvalId, reviewAt: answerWaits(row) ? row.reviewAt : null })
    .where(and(eq(suspensions.id, id), isNull(suspensions.endedAt)));
  const account = await findAccountById(uow.tx, row.userId);
  if (account !== undefined) await tell(ctx, uow, account.user, { kind: 'toldBanned' });
}
