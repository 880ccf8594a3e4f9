import type { Payment } from '@safiri/contract/payments/calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { PaymentReason, PaymentState } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What differs in words between money for the own wallet and what a driver pays of a debt, and the screen of each. */
export const purposeWords = {
  top_up: {
    screen: '/wallet',
    title: 'topUpTitle',
    history: 'topUpHistory',
    start: 'topUpStart',
    again: 'topUpAgain',
    arrived: 'topUpArrived',
    closed: 'topUpClosed',
  },
  pay_in: {
    screen: '/driver-money',
    title: 'payInTitle',
    history: 'payInHistory',
    start: 'payInStart',
    again: 'payInAgain',
    arrived: 'payInArrived',
    closed: 'payInClosed',
  },
} as const satisfies Readonly<Record<PaymentPurpose, { readonly screen: string } & Readonly<Record<string, TextKey>>>>;

/** In a list, in two words. */
export const stateNames: Readonly<Record<PaymentState, TextKey>> = {
  created: 'topUpStatePending',
  pending: 'topUpStatePending',
  unknown: 'topUpStateUnknown',
  succeeded: 'topUpStateSucceeded',
  failed: 'topUpStateFailed',
  expired: 'topUpStateExpired',
  refunded: 'topUpStateRefunded',
};

/** The same as a mark: green is money that is here, yellow is not decided yet. */
export const stateChips: Readonly<Record<PaymentState, string>> = {
  created: 'chip wait',
  pending: 'chip wait',
  unknown: 'chip wait',
  succeeded: 'chip ok',
  failed: 'chip bad',
  expired: 'chip',
  refunded: 'chip',
};

/** Why it was not paid. */
const reasons: Readonly<Record<PaymentReason, TextKey>> = {
  no_funds: 'topUpNoFunds',
  wrong_pin: 'topUpWrongPin',
  cancelled: 'topUpCancelled',
  prompt_failed: 'topUpPromptFailed',
  phone_unreachable: 'topUpUnreachable',
  busy: 'topUpBusy',
  limit: 'topUpLimit',
  declined: 'topUpDeclined',
  refused: 'topUpRefused',
  not_answered: 'topUpNotAnswered',
  amount_differs: 'topUpLooking',
  payer_left: 'topUpLooking',
  closed_by_team: 'topUpClosed',
};

/** What its person is to do now, or what became of it: one sentence. */
export function sentenceOf({ purpose, state, reason, page, provider }: Payment): TextKey {
  if (state === 'created') return 'topUpCreated';
  if (state === 'succeeded') return purposeWords[purpose].arrived;
  if (state === 'refunded') return 'topUpRefunded';
  if (reason === 'closed_by_team') return purposeWords[purpose].closed;
  if (state === 'unknown') return reason === 'phone_unreachable' ? 'topUpUnreachable' : 'topUpUnknown';
  if (state === 'pending')
    return page !== null ? 'topUpAtPage' : providerFacts[provider].asks === 'phone' ? 'topUpAtPhone' : 'topUpWaiting';
  return reasons[reason ?? 'refused'];
}
