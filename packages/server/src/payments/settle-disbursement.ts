import { eq, sql } from 'drizzle-orm';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { TransferKind } from '@safiri/db/wallet/tables.ts';
import {
  judgeDisbursement,
  type DisbursementAnswer,
  type DisbursementPurpose,
  type DisbursementReason,
  type DisbursementVerdict,
} from '@safiri/rules/payments/disbursement-life.ts';
import { pauseMs } from '@safiri/rules/payments/payment-life.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, holdOwner, isOwnerGone, writeTransfer } from '../wallet/public.ts';
import { isOnce } from './carrier.ts';
import { recordDisbursementEvent, type DisbursementRow } from './disbursement-queries.ts';

/** Who called a disbursement off, and what they wrote to whose it is. */
interface CalledOff {
  readonly by: number;
  readonly note: string | null;
}

/** What is known beside the verdict. */
interface Known {
  readonly receipt?: string | null;
  readonly calledOff?: CalledOff;
}

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    /** A disbursement ended, in the transaction in which its money left or went back: the room that wanted it writes that down. */
    disbursement_ended: {
      purpose: DisbursementPurpose;
      subjectId: number;
      /** `paid_after_all`: what had failed, and was given back, went out as well; it was taken out again. */
      outcome: 'paid' | 'failed' | 'returned' | 'paid_after_all';
      reason: DisbursementReason | null;
      /** Somebody of the team called it off. */
      calledOff: CalledOff | null;
    };
  }
}

/** How the ledger calls what a disbursement moves. */
const kindOf = ({ purpose }: DisbursementRow): TransferKind => (purpose === 'payment_refund' ? 'refund' : 'payout');

/** What was set aside, or was given back already, leaves by the provider, and the fee is the operator's. @returns the id of the transfer */
function payOut(uow: UnitOfWork, row: DisbursementRow, from: string, reference: string): Promise<number> {
  return writeTransfer(uow.tx, {
    reference,
    kind: kindOf(row),
    detail: 'paid',
    currency: row.currency,
    at: uow.now,
    entries: [
      { account: from, amountMinor: -(row.amountMinor + row.feeMinor) },
      { account: accounts.provider(row.accountId), amountMinor: row.amountMinor },
      { account: accounts.commission, amountMinor: row.feeMinor },
    ],
  });
}

/** What was set aside, or had left already, goes back to whose it was, the fee with it. */
export async function giveBack(uow: UnitOfWork, row: DisbursementRow, outcome: 'failed' | 'returned'): Promise<void> {
  const { id, amountMinor, feeMinor } = row;
  await writeTransfer(uow.tx, {
    reference: `disbursement:${id}:${outcome}`,
    kind: kindOf(row),
    detail: outcome,
    currency: row.currency,
    at: uow.now,
    entries: [
      ...(outcome === 'failed'
        ? [{ account: row.heldIn, amountMinor: -(amountMinor + feeMinor) }]
        : [
            { account: accounts.provider(row.accountId), amountMinor: -amountMinor },
            { account: accounts.commission, amountMinor: -feeMinor },
          ]),
      { account: row.backTo, amountMinor: amountMinor + feeMinor },
    ],
  });
}

/**
 * By which transfer a disbursement's money left, if it did. Of one that was paid after all its payee owes what was given back; who left for good is owed
 * nothing and owes nothing, so that it is the operator's loss.
 */
async function transferOf(uow: UnitOfWork, row: DisbursementRow, { state, reason }: DisbursementVerdict): Promise<number | null> {
  if (row.transferId !== null) return row.transferId;
  if (state === 'succeeded') return payOut(uow, row, row.heldIn, `disbursement:${row.id}`);
  if (state !== 'failed' || reason !== 'paid_after_all') return null;
  const from = (await isOwnerGone(uow.tx, row.backTo)) ? accounts.outside : row.backTo;
  return payOut(uow, row, from, `disbursement:${row.id}:paid_after_all`);
}

/** A callback that came while the provider was asked: its news may not have been in the answer. */
const wasHinted = ({ hintedAt, askedAt }: DisbursementRow): boolean => hintedAt !== null && (askedAt === null || hintedAt >= askedAt);

/** What the rooms hear of a verdict; undefined where it ends nothing. */
function outcomeOf(row: DisbursementRow, { state, reason }: DisbursementVerdict) {
  if (state === 'failed' && row.state === 'failed') return reason === 'paid_after_all' && row.transferId === null ? reason : undefined;
  if (state === row.state) return undefined;
  if (state === 'succeeded') return 'paid';
  return state === 'failed' || state === 'returned' ? state : undefined;
}

/** Writes the verdict with its transfer, and tells the room that wanted it once it ended. */
export async function applyVerdict(
  uow: UnitOfWork,
  row: DisbursementRow,
  said: DisbursementVerdict,
  { receipt = null, calledOff }: Known = {},
): Promise<void> {
  // Nobody can be given it back whose account was deleted: a person decides.
  const isLost = said.state === 'returned' && (await isOwnerGone(uow.tx, row.backTo));
  const verdict: DisbursementVerdict = isLost ? { ...said, state: row.state, reason: 'payee_left', isTask: true } : said;
  const isNew = verdict.state !== row.state;
  const transferId = await transferOf(uow, row, verdict);
  if (isNew && (verdict.state === 'failed' || verdict.state === 'returned')) await giveBack(uow, row, verdict.state);
  const isOver = verdict.state === 'succeeded' || verdict.state === 'failed' || verdict.state === 'returned';
  const again = !isOver && wasHinted(row) && !verdict.isTask ? new Date(uow.now.getTime() + pauseMs(0)) : verdict.nextAskAt;
  await uow.tx
    .update(disbursements)
    .set({
      state: verdict.state,
      reason: verdict.reason,
      transferId,
      isDueAgain: verdict.sendAgain,
      nextAskAt: again,
      taskAt: verdict.isTask ? sql`coalesce(${disbursements.taskAt}, ${uow.now.toISOString()}::timestamptz)` : null,
      settledAt: isOver ? (isNew ? uow.now : row.settledAt) : null,
      ...(receipt === null ? {} : { receipt }),
    })
    .where(eq(disbursements.id, row.id));
  if (isNew || verdict.isTask)
    await recordDisbursementEvent(uow, {
      disbursementId: row.id,
      kind: 'moved',
      detail: { from: row.state, to: verdict.state, reason: verdict.reason },
    });
  const outcome = outcomeOf(row, verdict);
  if (outcome === undefined) return;
  const { purpose, subjectId } = row;
  await uow.emit('disbursement_ended', { purpose, subjectId, outcome, reason: verdict.reason, calledOff: calledOff ?? null });
}

/** Holds a disbursement, and before it whose money it is, as everything does that adds to a balance or takes from it. */
export async function holdDisbursement(uow: UnitOfWork, id: number): Promise<DisbursementRow | undefined> {
  const [seen] = await uow.tx.select({ backTo: disbursements.backTo }).from(disbursements).where(eq(disbursements.id, id));
  if (seen === undefined) return undefined;
  await holdOwner(uow.tx, seen.backTo);
  const [row] = await uow.tx.select().from(disbursements).where(eq(disbursements.id, id)).for('update');
  return row;
}

/**
 * Lets a disbursement become what its provider says now, in one transaction with its transfer. The row is held: of two nodes that heard the same, the
 * second one finds it done.
 */
export function settleDisbursement(ctx: Context, id: number, answer: DisbursementAnswer): Promise<void> {
  return inTransaction(ctx, async (uow) => {
    const row = await holdDisbursement(uow, id);
    // What finance ended stays so, but for what it took for failed and was paid.
    if (row === undefined || (row.reason === 'closed_by_team' && row.state !== 'failed')) return;
    const [account] = await uow.tx
      .select({ provider: providerAccounts.provider })
      .from(providerAccounts)
      .where(eq(providerAccounts.id, row.accountId));
    const once = account !== undefined && isOnce(row.purpose, account.provider);
    const verdict = judgeDisbursement({ ...row, hasLeft: row.transferId !== null }, answer, once, uow.now);
    if (verdict !== undefined) return applyVerdict(uow, row, verdict, answer.state === 'succeeded' ? { receipt: answer.receipt } : {});
    // Asked once more, because somebody called back after its end, and it is as it was.
    if (row.nextAskAt !== null && row.state !== 'approved')
      await uow.tx.update(disbursements).set({ nextAskAt: null }).where(eq(disbursements.id, id));
  });
}
