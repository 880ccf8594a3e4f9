import { eq } from 'drizzle-orm';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findAccount } from '../accounts.ts';
import { arrive } from '../arrive.ts';
import { holdPayment } from '../credited-account.ts';
import { recordEvent } from '../queries.ts';
import type { PaybillOwner } from './owner.ts';
import type { PaybillRow } from './queries.ts';

/** Makes a payment of what was brought, and lets it arrive: one transfer, in this transaction. The row is held, and credited to nobody. */
export async function creditPaybill(ctx: Context, uow: UnitOfWork, row: PaybillRow, { userId, holder }: PaybillOwner): Promise<void> {
  const { id, accountId, transactionId, amountMinor, currency, receivedAt } = row;
  const [written] = await uow.tx
    .insert(payments)
    .values({
      userId,
      purpose: holder === 'driver' ? 'pay_in' : 'top_up',
      accountId,
      reference: `C${id}-${transactionId}`,
      receipt: transactionId,
      amountMinor,
      currency,
      state: 'pending',
      createdAt: receivedAt,
      sentAt: receivedAt,
      nextAskAt: uow.now,
    })
    .returning({ id: payments.id });
  const payment = written === undefined ? undefined : await holdPayment(uow, written.id);
  if (payment === undefined) throw new Error(`paybill payment ${id} was not written`);
  const arrived = await arrive(ctx, uow, payment, await findAccount(uow.tx, accountId));
  await uow.tx
    .update(payments)
    .set({ state: 'succeeded', ...arrived, nextAskAt: null, settledAt: uow.now })
    .where(eq(payments.id, payment.id));
  await recordEvent(uow, { paymentId: payment.id, kind: 'moved', detail: { from: 'pending', to: 'succeeded', reason: null, paybill: id } });
  await uow.tx
    .update(paybillPayments)
    .set({
      state: 'credited',
      paymentId: payment.id,
      reason: null,
      payer: null,
      nextAskAt: null,
      taskAt: null,
      wantedCode: null,
      wantedBy: null,
    })
    .where(eq(paybillPayments.id, id));
}
