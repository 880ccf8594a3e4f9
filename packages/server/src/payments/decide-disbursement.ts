import { eq } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { openDisbursementStates, sentDisbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { DisbursementRow } from './disbursement-queries.ts';
import { applyVerdict, holdDisbursement } from './settle-disbursement.ts';

const over = { nextAskAt: null, isTask: false, sendAgain: false } as const;

/**
 * Ends a disbursement of which finance knows from elsewhere how it ended, once it is a task. It is no longer asked about, and no provider's word
 * moves it. One that was paid although its money was given back is only taken off the list: the payee owes it.
 * @throws Problem not_found, illegal_transition where it is no task
 */
export async function decideDisbursement(uow: UnitOfWork, id: number, outcome: 'paid' | 'failed'): Promise<DisbursementRow> {
  const row = await holdDisbursement(uow, id);
  if (row === undefined) throw notFound();
  if (row.taskAt === null) throw new Problem('illegal_transition', 'Its provider is still asked about it, or said how it ended.');
  if (isOneOf(sentDisbursementStates, row.state)) {
    await applyVerdict(uow, row, { ...over, state: outcome === 'paid' ? 'succeeded' : 'failed', reason: 'closed_by_team' }, null);
  } else
    await uow.tx.update(disbursements).set({ taskAt: null, nextAskAt: null, reason: 'closed_by_team' }).where(eq(disbursements.id, id));
  return row;
}

/** Nobody is paid any more, and no provider is asked: the demo's people leave without waiting. */
export async function abandonDisbursement(uow: UnitOfWork, id: number): Promise<void> {
  const row = await holdDisbursement(uow, id);
  if (row !== undefined && isOneOf(openDisbursementStates, row.state))
    await applyVerdict(uow, row, { ...over, state: 'failed', reason: 'closed_by_team' }, null);
}

/**
 * Has the provider asked once more about one that was sent, for a day if need be.
 * @throws Problem not_found, illegal_transition where no provider has heard of it or finance closed it
 */
export async function askDisbursementAgain(uow: UnitOfWork, id: number): Promise<DisbursementRow> {
  const row = await holdDisbursement(uow, id);
  if (row === undefined) throw notFound();
  if (row.sentAt === null || row.reason === 'closed_by_team' || row.state === 'returned')
    throw new Problem('illegal_transition', 'There is nothing to ask about it.');
  await uow.tx.update(disbursements).set({ nextAskAt: uow.now, hintedAt: uow.now }).where(eq(disbursements.id, id));
  return row;
}
