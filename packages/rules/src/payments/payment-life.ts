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
  succeeded: ['refunded'],
  // What was given back may come back.
  refunded: ['succeeded'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaymentState = keyof typeof paymentLife;
export const paymentStates = keysOf(paymentLife);
/** Nobody knows yet how it ends. */
export const openPaymentStates = ['created', 'pending', 'unknown'] as const satisfies readonly PaymentState[];

/** Its money was credited, once; `refunded`: and all of it was given back to where it came from. */
export const creditedPaymentStates = ['succeeded', 'refunded'] as const satisfies readonly PaymentState[];

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
  'closed_by_team',
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
  readonly reason: PaymentReason | null;
  /** The phone that shows its prompt; null on a provider's page. */
  readonly phone: string | null;
  /** When somebody last said that there is news of it. */
  readonly hintedAt: Date | null;
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

/** Somebody of the team ended it: it is no longer asked about, and no provider's word moves it. */
export const isClosed = ({ reason }: Pick<JudgedPayment, 'reason'>): boolean => reason === 'closed_by_team';

/** One that was over, and of which somebody said that there is news: asked about for a day, with pauses that grow with its time, then a task. */
function judgeOver({ state, reason, hintedAt, createdAt }: JudgedPayment, answer: ProviderAnswer, now: Date): Verdict {
  const over = { state, reason, nextAskAt: null, isTask: false };
  if (answer.state === 'failed' || answer.state === 'expired') return over;
  const sinceMs = now.getTime() - (hintedAt ?? createdAt).getTime();
  if (sinceMs >= TASK_AFTER_MS) return { ...over, isTask: true };
  return { ...over, nextAskAt: new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, sinceMs))) };
}

/** The state of an open payment whose end the provider does not know. A phone shows no prompt for so long: another one may be asked for. */
function openState({ state, phone }: JudgedPayment, answer: ProviderAnswer, ageMs: number): PaymentState {
  if (phone !== null && (state === 'unknown' || (state === 'pending' && ageMs >= PROMPT_WITHIN_MS))) return 'unknown';
  return answer.state === 'pending' || answer.state === 'unknown' ? answer.state : state;
}

/** What becomes of a payment by what its provider says now; undefined when nothing can: it was credited, or the team closed it. */
export function judge(payment: JudgedPayment, answer: ProviderAnswer, now: Date): Verdict | undefined {
  const { state, asks } = payment;
  if ((creditedPaymentStates as readonly PaymentState[]).includes(state) || isClosed(payment)) return undefined;
  if (answer.state === 'succeeded') {
    if (answer.amountMinor === payment.amountMinor && answer.currency === payment.currency)
      return { state: 'succeeded', reason: null, nextAskAt: null, isTask: false };
    return { state: 'unknown', reason: 'amount_differs', nextAskAt: null, isTask: true };
  }
  if (!(openPaymentStates as readonly PaymentState[]).includes(state)) return judgeOver(payment, answer, now);
  if (answer.state === 'failed' || answer.state === 'expired')
    return { state: answer.state, reason: answer.reason, nextAskAt: null, isTask: false };
  const age = now.getTime() - payment.createdAt.getTime();
  if (answer.state === 'absent' && age >= ABANDONED_AFTER_MS)
    return { state: 'expired', reason: 'not_answered', nextAskAt: null, isTask: false };
  const reason = answer.state === 'unknown' ? answer.reason : null;
  if (age >= TASK_AFTER_MS) return { state: 'unknown', reason, nextAskAt: null, isTask: true };
  return { state: openState(payment, answer, age), reason, nextAskAt: new Date(now.getTime() + pauseMs(asks)), isTask: false };
}
