import { isOneOf } from '../records.ts';
import { creditedPaymentStates, type PaymentState } from './payment-life.ts';
import { payoutFacts } from './payout-ways.ts';
import { hasKeys, providerFacts, type ProviderId } from './providers.ts';

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
  paystack: { secrets: payoutFacts.paystack.secrets, isPartial: true, needsReceipt: false, isOnce: false },
  // A reversal of the whole transaction, by the same initiator.
  mpesa: { secrets: payoutFacts.mpesa.secrets, isPartial: false, needsReceipt: true, isOnce: false },
  // A call of its product for disbursements.
  mtn_momo: { secrets: payoutFacts.mtn_momo.secrets, isPartial: true, needsReceipt: false, isOnce: true },
  // A call of taking money. It answers at once how it ended, and cannot be asked.
  airtel_money: { secrets: providerFacts.airtel_money.secrets, isPartial: false, needsReceipt: true, isOnce: false },
  flutterwave: { secrets: providerFacts.flutterwave.secrets, isPartial: true, needsReceipt: true, isOnce: false },
};

/** Whether what the operator was given is enough to give money back. */
export const canRefund = (provider: ProviderId, secrets: Readonly<Record<string, string>>): boolean =>
  hasKeys(refundFacts[provider].secrets, secrets);

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

/**
 * Why a payment can't be given back, of which there is something left: whoever paid has left, it is the clerk's own, it was play money, the operator's account
 * with its provider lacks the keys, or its money was spent.
 */
export const refundHindrances = ['person_left', 'own', 'play_money', 'keys_missing', 'spent'] as const;
export type RefundHindrance = (typeof refundHindrances)[number];

/**
 * What of a payment can be given back, as far as it is in the wallet still.
 * @param left what its provider can give back
 * @param spendableMinor what the wallet has; null where the money is owed instead
 * @returns minor units; undefined where it was spent
 */
export function unspentOf(
  left: { readonly mostMinor: number; readonly isPartial: boolean },
  spendableMinor: number | null,
): number | undefined {
  if (spendableMinor === null || spendableMinor >= left.mostMinor) return left.mostMinor;
  const wholeMinor = Math.floor(spendableMinor / 100) * 100;
  return left.isPartial && wholeMinor > 0 ? wholeMinor : undefined;
}

/** How a refund stands: on its way, or waiting for a second person; arrived; or it could not be given back. */
export const refundStates = ['open', 'done', 'failed'] as const;
