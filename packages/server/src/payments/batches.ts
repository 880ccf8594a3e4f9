import { and, eq, inArray, isNull } from 'drizzle-orm';
import { disbursementBatches, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import { batchedPurposes } from '@safiri/rules/payments/disbursement-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { askApproval } from '../staff/public.ts';
import { requireOthersInBatch, requireOthersOnly } from './own-payouts.ts';
import { requireWithinAlone } from './signed-alone.ts';

/**
 * Puts disbursements that wait into a batch, signed by who makes it, and asks a second person. A batch is of one country and currency.
 * @throws Problem illegal_transition when one of them waits no more, is in another batch, or they are of several countries; own_money where one pays who makes it
 * @returns its id
 */
export async function makeBatch(uow: UnitOfWork, actor: Pick<Actor, 'userId'>, ids: readonly number[]): Promise<number> {
  const rows = await uow.tx
    .select({ row: disbursements, countryId: providerAccounts.countryId })
    .from(disbursements)
    .innerJoin(providerAccounts, eq(providerAccounts.id, disbursements.accountId))
    .where(
      and(
        inArray(disbursements.id, [...ids]),
        inArray(disbursements.purpose, [...batchedPurposes]),
        eq(disbursements.state, 'waiting'),
        isNull(disbursements.batchId),
      ),
    )
    .orderBy(disbursements.id)
    .for('update', { of: disbursements });
  const [first] = rows;
  if (first === undefined || rows.length !== new Set(ids).size)
    throw new Problem('illegal_transition', 'Some of these wait no more. Look at the list again.');
  if (rows.some(({ countryId, row }) => countryId !== first.countryId || row.currency !== first.row.currency))
    throw new Problem('illegal_transition', 'A batch is of one country.');
  await requireOthersOnly(uow, actor.userId, ids);
  const [batch] = await uow.tx
    .insert(disbursementBatches)
    .values({ countryId: first.countryId, createdBy: actor.userId, createdAt: uow.now })
    .returning({ id: disbursementBatches.id });
  if (batch === undefined) throw new Error('a batch was not written');
  await uow.tx
    .update(disbursements)
    .set({ batchId: batch.id })
    .where(
      inArray(
        disbursements.id,
        rows.map(({ row }) => row.id),
      ),
    );
  const total = rows.reduce((sum, { row }) => sum + row.amountMinor, 0);
  await askApproval(uow, actor, {
    kind: 'payout_batch',
    subjectId: batch.id,
    data: { n: String(rows.length), amount: toWire(total), countryId: first.countryId },
  });
  return batch.id;
}

/**
 * A second person signed: the batch is due to be sent. Of somebody who is alone it may be no more than so much a day, in all countries together.
 * @throws Problem alone_limit, own_money where it pays who signed, or who signed alone said where a shop of it is paid
 */
export async function releaseBatch(
  ctx: Context,
  uow: UnitOfWork,
  id: number,
  { by, alone }: { readonly by: number; readonly alone: boolean },
): Promise<void> {
  const [batch] = await uow.tx.select().from(disbursementBatches).where(eq(disbursementBatches.id, id)).for('update');
  if (batch === undefined || batch.state !== 'waiting') return;
  await requireOthersInBatch(uow, by, id, alone);
  if (alone) await requireWithinAlone(ctx, uow, { batchId: id });
  await uow.tx.update(disbursementBatches).set({ state: 'approved', decidedAt: uow.now, alone }).where(eq(disbursementBatches.id, id));
  await uow.tx
    .update(disbursements)
    .set({ state: 'approved', nextAskAt: uow.now })
    .where(and(eq(disbursements.batchId, id), eq(disbursements.state, 'waiting')));
}

/** Nobody signs it any more: what was in it waits as before. */
export async function dissolveBatch(uow: UnitOfWork, id: number): Promise<void> {
  const rows = await uow.tx
    .update(disbursementBatches)
    .set({ state: 'refused', decidedAt: uow.now })
    .where(and(eq(disbursementBatches.id, id), eq(disbursementBatches.state, 'waiting')))
    .returning({ id: disbursementBatches.id });
  if (rows.length > 0) await uow.tx.update(disbursements).set({ batchId: null }).where(eq(disbursements.batchId, id));
}
