import { eq } from 'drizzle-orm';
import { payments } from '@safiri/db/payments/tables.ts';
import { creditedPaymentStates, isClosed, type PaymentReason, type PaymentState } from '@safiri/rules/payments/payment-life.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { AccountError, findAccount } from './accounts.ts';
import { arrive, notArrived, type Arrived } from './arrive.ts';
import { holdPayment, isDirect } from './credited-account.ts';
import { recordEvent, type PaymentRow } from './queries.ts';
import { stoppedBy } from './settle.ts';

/** What somebody of the team decides about a payment that no rule can end. */
export interface Decision {
  readonly id: number;
  /** Who decides, as the machine knows them. */
  readonly by: string;
  readonly why: string;
}

/** Holds a payment and its wallet. @throws AccountError where nothing can be decided about it */
async function held(uow: UnitOfWork, id: number): Promise<PaymentRow> {
  const payment = await holdPayment(uow, id);
  if (payment === undefined) throw new AccountError(`There is no payment ${id}`);
  if (isOneOf(creditedPaymentStates, payment.state)) throw new AccountError(`Payment ${id} was credited`);
  if (payment.sentAt === null) throw new AccountError(`No provider has heard of payment ${id} yet: it ends by itself`);
  return payment;
}

async function end(uow: UnitOfWork, payment: PaymentRow, { by, why }: Decision, became: Ended): Promise<void> {
  const { id } = payment;
  const [moved] = await uow.tx
    .update(payments)
    .set({ ...became, nextAskAt: null, taskAt: null, settledAt: uow.now })
    .where(eq(payments.id, id))
    .returning();
  await recordEvent(uow, {
    paymentId: id,
    kind: 'moved',
    detail: { from: payment.state, to: became.state, reason: became.reason, by, why },
  });
  await audit(uow, null, null, {
    action: became.state === 'succeeded' ? 'payment.credited' : 'payment.closed',
    subject: 'payment',
    subjectId: id,
    data: { by, reason: why },
  });
  if (moved !== undefined && isDirect(moved)) await uow.emit('payment_moved', { payment: moved });
}

interface Ended extends Arrived {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
}

/**
 * Ends a payment without crediting it: it is no longer asked about, and no provider's word moves it. A second time it changes nothing.
 * @throws AccountError for one that was credited, or that no provider has heard of
 */
export const closePayment = (ctx: Context, decision: Decision): Promise<void> =>
  inTransaction(ctx, async (uow) => {
    const payment = await held(uow, decision.id);
    if (!isClosed(payment)) await end(uow, payment, decision, { state: 'failed', reason: 'closed_by_team', ...notArrived });
  });

/**
 * Credits a payment of which the team knows from elsewhere that it was paid: once, with all that was asked for.
 * @throws AccountError for one that was credited or that no provider has heard of, of somebody who left, and for play money where real money counts
 */
export const creditPayment = (ctx: Context, decision: Decision): Promise<void> =>
  inTransaction(ctx, async (uow) => {
    const payment = await held(uow, decision.id);
    const account = await findAccount(uow.tx, payment.accountId);
    const stopped = await stoppedBy(ctx, uow, payment, account);
    if (stopped !== undefined)
      throw new AccountError(stopped.reason === 'payer_left' ? 'Its person has left' : 'It is play money, which does not count there');
    await end(uow, payment, decision, { state: 'succeeded', reason: null, ...(await arrive(ctx, uow, payment, account)) });
  });
