import type { FastifyRequest } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { refundPayment as call } from '@safiri/contract/payments/finance-calls.ts';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { refundable } from '@safiri/rules/payments/refunds.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { askApproval, audit, holdAlone, needsSecond, requireOther, whoseMoney } from '../staff/public.ts';
import { accounts, spendableOf, type ProviderAccountRow } from '../wallet/public.ts';
import { findAccount } from './accounts.ts';
import { creditedAccount, holdPayment } from './credited-account.ts';
import type { Providers } from './ports.ts';
import type { PaymentRow } from './queries.ts';
import { hindranceOfWay, hindranceWords } from './refund-hindrance.ts';
import type { RefundRow } from './refund-queries.ts';
import { setAside } from './set-aside.ts';

const cannot = (why: string) => new Problem('illegal_transition', why);

/** @throws Problem illegal_transition where the operator's account, by which a payment came, can't give back */
function requireWay(ctx: Context, providers: Providers, account: ProviderAccountRow): void {
  const hindrance = hindranceOfWay(ctx, providers, account);
  if (hindrance !== null) throw cannot(hindranceWords(hindrance, account));
}

/** @throws Problem naming the amount, illegal_transition where nothing can be given back */
function requireAmount(uow: UnitOfWork, payment: PaymentRow, account: ProviderAccountRow, text: string): number {
  const left = refundable(payment, account.provider);
  const { name } = providerFacts[account.provider];
  if (left === undefined) throw cannot('Nothing of this payment can be given back by its provider.');
  const minor = fromWire(text) ?? 0;
  const money = (amount: number) => uow.money(amount, payment.currency);
  if (minor <= 0 || minor % 100 !== 0) throw fieldProblem('amount', 'Whole amounts above zero alone are given back');
  if (minor > left.mostMinor) throw fieldProblem('amount', `At most ${money(left.mostMinor)} is left of it`);
  if (!left.isPartial && minor !== left.mostMinor) throw fieldProblem('amount', `${name} gives back ${money(left.mostMinor)} or nothing`);
  return minor;
}

/** Sends what waits, by the next round of the clock. */
export const releaseRefund = async ({ tx, now }: UnitOfWork, refundId: number): Promise<void> =>
  void (await tx
    .update(disbursements)
    .set({ state: 'approved', nextAskAt: now })
    .where(and(eq(disbursements.purpose, 'payment_refund'), eq(disbursements.subjectId, refundId), eq(disbursements.state, 'waiting'))));

/** Writes a refund down, and takes its money out of the wallet into which it came. The payment and whose it is are held. */
async function write(
  ctx: Context,
  uow: UnitOfWork,
  payment: PaymentRow,
  account: ProviderAccountRow,
  refund: Pick<RefundRow, 'amountMinor' | 'reason' | 'askedBy' | 'needsConsent'>,
): Promise<number> {
  const { id: paymentId, currency } = payment;
  const [row] = await uow.tx
    .insert(paymentRefunds)
    .values({ ...refund, paymentId, currency, createdAt: uow.now })
    .returning({ id: paymentRefunds.id });
  if (row === undefined) throw new Error('a refund was not written');
  await uow.tx
    .update(payments)
    .set({ givenBackMinor: sql`${payments.givenBackMinor} + ${refund.amountMinor}` })
    .where(eq(payments.id, paymentId));
  await setAside(ctx, uow, {
    purpose: 'payment_refund',
    subjectId: row.id,
    backTo: await creditedAccount(uow, payment),
    heldIn: accounts.paymentHeld(paymentId),
    amountMinor: refund.amountMinor,
    feeMinor: 0,
    currency,
    // Where it came from is the payment itself: on a page nobody told us more.
    to: { account: payment.phone ?? payment.reference, bank: null, name: null, accountRow: account },
  });
  return row.id;
}

/**
 * Gives a payment back to where it came from, in full or in part, as far as it is still in the wallet; what a driver paid in is owed again. Above what one
 * person alone may give away, with what was given alone within the last day, a second one has to agree first.
 * @throws Problem not_found, own_money, illegal_transition where its provider can't, naming the amount
 */
export async function refundPayment(
  ctx: Context,
  providers: Providers,
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  paymentId: number,
  { amount, reason }: BodyOf<typeof call>,
): Promise<void> {
  await holdAlone(uow, actor.userId);
  const payment = await holdPayment(uow, paymentId);
  const account = payment === undefined ? undefined : await findAccount(uow.tx, payment.accountId);
  if (payment === undefined || account === undefined) throw notFound();
  const [payer] = await uow.tx
    .select({ userId: users.id, name: users.name, phone: users.phone, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, payment.userId));
  if (payer === undefined || payer.deletedAt !== null) throw cannot(hindranceWords('person_left', account));
  // Also whose phone the payment came from: it goes back there.
  await requireOther(uow, actor.userId, [payer, { userId: payer.userId, phone: payment.phone }]);
  const amountMinor = requireAmount(uow, payment, account, amount);
  requireWay(ctx, providers, account);
  const { currency } = payment;
  if (payment.purpose !== 'pay_in' && (await spendableOf(uow, payer.userId, currency)) < amountMinor)
    throw fieldProblem('amount', hindranceWords('spent', account));
  const isLarge = await needsSecond(ctx, uow, { authorId: actor.userId, userId: payer.userId }, { amountMinor, currency });
  const id = await write(ctx, uow, payment, account, { amountMinor, reason, askedBy: actor.userId, needsConsent: isLarge });
  await audit(uow, actor, request, {
    action: 'payment.refunded',
    subject: 'payment',
    subjectId: paymentId,
    data: { refundId: id, amountMinor, currency, reason },
  });
  if (!isLarge) return releaseRefund(uow, id);
  const side = payment.purpose === 'pay_in' ? 'driver' : 'passenger';
  const data = { ...whoseMoney(payer, side, amountMinor, account.countryId), why: reason };
  await askApproval(uow, actor, { kind: 'payment_refund', subjectId: id, data });
}
