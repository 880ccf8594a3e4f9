import { isOneOf } from '../records.ts';
import { creditedPaymentStates, type PaymentState } from './payment-life.ts';
import type { ProviderId } from './providers.ts';

interface RefundFacts {
  /** What the operator must have been given for it. */
  readonly secrets: readonly string[];
  /** It gives back a part of a payment, too. */
  readonly isPartial: boolean;
  /** It names the payment by its own number (receipt) alone. */
  readonly needsReceipt: boolean;
  /** A reference is taken once: the same one sent again never gives back twice. */
  readonly isOnce: boolean;
}

/** How each provider gives a payment back to where it came from, by its public documentation. */
export const refundFacts: Readonly<Record<ProviderId, RefundFacts>> = {
  // Its refunds have no reference of ours but a note: what is not known is looked for, never told again.
  paystack: { secrets: ['secretKey'], isPartial: true, needsReceipt: false, isOnce: false },
  // A reversal of the whole transaction.
  mpesa: { secrets: ['initiatorName', 'initiatorPassword', 'certificate'], isPartial: false, needsReceipt: true, isOnce: false },
  // A call of its product for disbursements.
  mtn_momo: {
    secrets: ['disbursementUser', 'disbursementKey', 'disbursementSubscriptionKey'],
    isPartial: true,
    needsReceipt: false,
    isOnce: true,
  },
  // It answers at once how it ended, and cannot be asked.
  airtel_money: { secrets: ['clientId', 'clientSecret'], isPartial: false, needsReceipt: true, isOnce: false },
  flutterwave: { secrets: ['secretKey'], isPartial: true, needsReceipt: true, isOnce: false },
};

/** Whether what the operator was given is enough to give money back. */
export const canRefund = (provider: ProviderId, secrets: Readonly<Record<string, string>>): boolean =>
  refundFacts[provider].secrets.every((key) => (secrets[key] ?? '') !== '');

/** A payment, as far as it can be given back. Amounts in minor units. */
interface RefundedPayment {
  readonly state: PaymentState;
  readonly amountMinor: number;
  /** What was given back, or is on its way. */
  readonly givenBackMinor: number;
  readonly receipt: string | null;
}

/** What of a payment its provider can still give back; undefined where nothing. In part only where it gives back parts. */
export function refundable(
  { state, amountMinor, givenBackMinor, receipt }: RefundedPayment,
  provider: ProviderId,
): { readonly mostMinor: number; readonly isPartial: boolean } | undefined {
  const { isPartial, needsReceipt } = refundFacts[provider];
  const mostMinor = amountMinor - givenBackMinor;
  if (!isOneOf(creditedPaymentStates, state) || mostMinor <= 0 || (needsReceipt && receipt === null)) return undefined;
  return isPartial || givenBackMinor === 0 ? { mostMinor, isPartial } : undefined;
}

/** How a refund stands: on its way, or waiting for a second person; arrived; or it could not be given back. */
export const refundStates = ['open', 'done', 'failed'] as const;
