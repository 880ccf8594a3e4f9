import type { Payment } from '@safiri/contract/payments/calls.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { PaymentWithAccount } from './queries.ts';

/** A payment as its person sees it. The page is shown as long as it may still be paid there. */
export const presentPayment = ({ payment, account }: PaymentWithAccount): Payment => ({
  id: payment.id,
  purpose: payment.purpose,
  amount: toWire(payment.amountMinor),
  currency: payment.currency,
  givenBack: toWire(payment.givenBackMinor),
  subjectId: payment.subjectId,
  spent: toWire(payment.spentMinor),
  countryId: account.countryId,
  provider: account.provider,
  state: payment.state,
  reason: payment.reason,
  phone: payment.phone,
  page: payment.state === 'pending' || payment.state === 'unknown' ? payment.pageUrl : null,
  receipt: payment.receipt,
  reference: payment.reference,
  isSandbox: account.environment === 'sandbox',
  createdAt: payment.createdAt.toISOString(),
  settledAt: payment.settledAt?.toISOString() ?? null,
});
