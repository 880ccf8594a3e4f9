import { keysOf } from '../records.ts';

/**
 * The life of a payment, and the next states of each. `unknown` is a state, not an error: the provider has not said, and is asked. One that
 * failed or expired may still turn out to be paid: hosted pages take a second try, and phones answer late.
 */
const paymentLife = {
  created: ['pending', 'expired'],
  pending: ['succeeded', 'failed', 'expired', 'unknown'],
  unknown: ['succeeded', 'failed', 'expired', 'pending'],
  failed: ['succeeded'],
  expired: ['succeeded'],
  succeeded: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaymentState = keyof typeof paymentLife;
export const paymentStates = keysOf(paymentLife);
/** Nobody knows yet how it ends. */
export const openPaymentStates = ['created', 'pending', 'unknown'] as const satisfies readonly PaymentState[];

export const mayMove = (from: PaymentState, to: PaymentState): boolean => (paymentLife[from] as readonly string[]).includes(to);

/** Why it was not paid, or why a person must look. */
export const paymentReasons = [
  'no_funds',
  'wrong_pin',
  'cancelled',
  'prompt_failed',
  'phone_unreachable',
  'busy',
  'limit',
  'declined',
  'refused',
  'not_answered',
  'amount_differs',
  'payer_left',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** What a provider says of a payment. `absent`: it knows of none, or nobody paid so far; `silent`: it did not answer. */
export type ProviderAnswer =
  | { readonly state: 'pending' | 'absent' | 'silent' }
  | { readonly state: 'unknown'; readonly reason: PaymentReason | null }
  | { readonly state: 'failed' | 'expired'; readonly reason: PaymentReason }
  | { readonly state: 'succeeded'; readonly amountMinor: number; readonly currency: string; readonly receipt: string | null };

export interface JudgedPayment {
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** How often the provider was asked. */
  readonly asks: number;
}

export interface Verdict {
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
  /** When the provider is asked again; null when no more. */
  readonly nextAskAt: Date | null;
  /** A person of finance has to look. */
  readonly isTask: boolean;
}

const SECOND_MS = 1000;
const FIRST_PAUSE_MS = 4 * SECOND_MS;
const LONGEST_PAUSE_MS = 3_600_000;
/** After so long nobody is asked any more by itself: it is a task. */
export const TASK_AFTER_MS = 24 * 3_600_000;
/** A payment that nobody makes by then is given up. */
export const ABANDONED_AFTER_MS = 3_600_000;
/** Nobody gets a prompt that they asked for so long ago: they have put the phone away. */
export const PROMPT_WITHIN_MS = 5 * 60_000;

/** Milliseconds until the provider is asked again, having been asked so often: 4 s, 8 s, 16 s … an hour. */
export const pauseMs = (asks: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(asks, 20));

/** What becomes of a payment by what its provider says now; undefined when nothing does. */
export function judge(payment: JudgedPayment, answer: ProviderAnswer, now: Date): Verdict | undefined {
  const { state, asks } = payment;
  const isOpen = (openPaymentStates as readonly PaymentState[]).includes(state);
  if (state === 'succeeded') return undefined;
  if (answer.state === 'succeeded') {
    if (answer.amountMinor === payment.amountMinor && answer.currency === payment.currency)
      return { state: 'succeeded', reason: null, nextAskAt: null, isTask: false };
    return { state: 'unknown', reason: 'amount_differs', nextAskAt: null, isTask: true };
  }
  if (!isOpen) return undefined;
  if (answer.state === 'failed' || answer.state === 'expired')
    return { state: answer.state, reason: answer.reason, nextAskAt: null, isTask: false };
  const age = now.getTime() - payment.createdAt.getTime();
  if (answer.state === 'absent' && age >= ABANDONED_AFTER_MS)
    return { state: 'expired', reason: 'not_answered', nextAskAt: null, isTask: false };
  const reason = answer.state === 'unknown' ? answer.reason : null;
  if (age >= TASK_AFTER_MS) return { state: 'unknown', reason, nextAskAt: null, isTask: true };
  const next = answer.state === 'pending' || answer.state === 'unknown' ? answer.state : state;
  return { state: next, reason, nextAskAt: new Date(now.getTime() + pauseMs(asks)), isTask: false };
}
