import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { openDisbursementStates, sentDisbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import type { DisbursementRow } from './disbursement-queries.ts';
import { requireNotItsMaker, requireOthersOnly } from './own-payouts.ts';
import { applyVerdict, holdDisbursement } from './settle-disbursement.ts';

const over = { nextAskAt: null, isTask: false, sendAgain: false } as const;

/** @throws Problem not_found, own_money */
async function holdOthers(uow: UnitOfWork, { userId }: Pick<Actor, 'userId'>, id: number): Promise<DisbursementRow> {
  const row = await holdDisbursement(uow, id);
  if (row === undefined) throw notFound();
  await requireOthersOnly(uow, userId, [id]);
  return row;
}

/**
 * Ends a disbursement of which finance knows from elsewhere how it ended, once it is a task. It is no longer asked about, and no provider's word
 * moves it, but for the one that what was ended as failed was paid. One that was paid although its money was given back is only taken off the list: the
 * payee owes it.
 * @throws Problem not_found, own_money, illegal_transition where it is no task, own_request where who made its batch calls it failed
 */
export async function decideDisbursement(
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId'>,
  id: number,
  outcome: 'paid' | 'failed',
): Promise<DisbursementRow> {
  const row = await holdOthers(uow, actor, id);
  if (row.taskAt === null) throw new Problem('illegal_transition', 'Its provider is still asked about it, or said how it ended.');
  if (isOneOf(sentDisbursementStates, row.state)) {
    if (outcome === 'failed') await requireNotItsMaker(uow, actor.userId, row);
    await applyVerdict(uow, row, { ...over, state: outcome === 'paid' ? 'succeeded' : 'failed', reason: 'closed_by_team' });
  } else
    await uow.tx.update(disbursements).set({ taskAt: null, nextAskAt: null, reason: 'closed_by_team' }).where(eq(disbursements.id, id));
  return row;
}

/**
 * Calls off what nobody signed yet and is in no batch: its money goes back, and whose it is hears why.
 * @param note for them
 * @throws Problem not_found, own_money, illegal_transition for what is in a batch, or was sent
 */
export async function callOffWaiting(
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  id: number,
  note: string | null,
): Promise<DisbursementRow> {
  const row = await holdOthers(uow, actor, id);
  if (row.state !== 'waiting' || row.batchId !== null)
    throw new Problem('illegal_transition', 'This goes out by a provider already. Take its batch back first.');
  await applyVerdict(uow, row, { ...over, state: 'failed', reason: 'not_approved' }, { calledOff: { by: actor.userId, note } });
  await audit(uow, actor, request, {
    action: 'payout.closed',
    subject: 'disbursement',
    subjectId: id,
    data: { outcome: 'call_off', reason: note, amountMinor: row.amountMinor, currency: row.currency },
  });
  return row;
}

/** Nobody is paid any more, and no provider is asked: the demo's people leave without waiting. */
export async function abandonDisbursement(uow: UnitOfWork, id: number): Promise<void> {
  const row = await holdDisbursement(uow, id);
  if (row !== undefined && isOneOf(openDisbursementStates, row.state))
    await applyVerdict(uow, row, { ...over, state: 'failed', reason: 'closed_by_team' });
}

/**
 * Has the provider asked once more about one that was sent, for a day if need be.
 * @throws Problem not_found, illegal_transition where no provider has heard of it or finance closed it as paid
 */
export async function askDisbursementAgain(uow: UnitOfWork, id: number): Promise<DisbursementRow> {
  const row = await holdDisbursement(uow, id);
  if (row === undefined) throw notFound();
  if (row.sentAt === null || (row.reason === 'closed_by_team' && row.state !== 'failed') || row.state === 'returned')
    throw new Problem('illegal_transition', 'There is nothing to ask about it.');
  await uow.tx.update(disbursements).set({ nextAskAt: uow.now, hintedAt: uow.now }).where(eq(disbursements.id, id));
  return row;
}
