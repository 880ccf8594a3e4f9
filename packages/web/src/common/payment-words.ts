import type { DirectPayment } from '@safiri/contract/payments/direct.ts';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import { openPaymentStates, type PaymentReason, type PaymentState } from '@safiri/rules/payments/payment-life.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';

/** Nobody knows yet how it ends. */
export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => isOneOf(openPaymentStates, state);

/** What each payment is for, as a list says it. */
export const purposeNames: Readonly<Record<PaymentPurpose, TextKey>> = {
  top_up: 'topUpTitle',
  pay_in: 'payInTitle',
  ride: 'payForRide',
  order: 'payForOrder',
  package: 'payForPackage',
  school: 'payForSchool',
};

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

interface Said {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
  readonly page: string | null;
  readonly provider: ProviderId;
}

/** What its person is to do now, or what became of it: one sentence. @param own of what differs with what it is for */
function sentence({ state, reason, page, provider }: Said, own: { arrived: TextKey; closed: TextKey; unknown: TextKey }): TextKey {
  if (state === 'created') return 'topUpCreated';
  if (state === 'succeeded') return own.arrived;
  if (state === 'refunded') return 'topUpRefunded';
  if (reason === 'closed_by_team') return own.closed;
  if (state === 'unknown') return reason === 'phone_unreachable' ? 'topUpUnreachable' : own.unknown;
  if (state === 'pending')
    return page !== null ? 'topUpAtPage' : providerFacts[provider].asks === 'phone' ? 'topUpAtPhone' : 'topUpWaiting';
  return reasons[reason ?? 'refused'];
}

/** The same of a payment in place of cash. */
export const directSentence = (payment: DirectPayment): TextKey =>
  sentence(payment, { arrived: payment.paid ? 'directPaid' : 'directKept', closed: 'directClosed', unknown: 'directUnknown' });

/** The same for who waits for it: the driver learns nothing of why it was not paid. */
export function waitingSentence({ state, paid }: DirectPayment): TextKey {
  if (state === 'succeeded' || state === 'refunded') return paid ? 'directTheyPaid' : 'directTheyLate';
  if (state === 'unknown') return 'directTheyUnknown';
  return state === 'created' || state === 'pending' ? 'directTheyAsked' : 'directTheyNot';
}

/** The same of any payment on its own. */
export function sentenceOf(payment: Payment): TextKey {
  const { purpose, spent } = payment;
  if (purpose === 'top_up') return sentence(payment, { arrived: 'topUpArrived', closed: 'topUpClosed', unknown: 'topUpUnknown' });
  if (purpose === 'pay_in') return sentence(payment, { arrived: 'payInArrived', closed: 'payInClosed', unknown: 'topUpUnknown' });
  const arrived = Number(spent) > 0 ? 'directSpent' : 'directKept';
  return sentence(payment, { arrived, closed: 'directClosed', unknown: 'topUpUnknown' });
}
