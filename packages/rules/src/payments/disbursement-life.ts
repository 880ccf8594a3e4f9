import { keysOf } from '../records.ts';
import { pauseMs, TASK_AFTER_MS } from './payment-life.ts';

/**
 * The life of a disbursement, money that goes out by a provider, and the next states of each. `waiting`: for two people; `approved`: due to be sent;
 * `unknown` is a state, not an error. What a provider called paid may come back.
 */
const disbursementLife = {
  waiting: ['approved', 'failed'],
  approved: ['pending'],
  pending: ['succeeded', 'failed', 'unknown'],
  unknown: ['succeeded', 'failed', 'pending'],
  failed: [],
  succeeded: ['returned'],
  returned: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DisbursementState = keyof typeof disbursementLife;
export const disbursementStates = keysOf(disbursementLife);
/** Money is set aside, and nobody knows yet how it ends. */
export const openDisbursementStates = ['waiting', 'approved', 'pending', 'unknown'] as const satisfies readonly DisbursementState[];
/** The provider was told, and has not said how it ended. */
export const sentDisbursementStates = ['pending', 'unknown'] as const satisfies readonly DisbursementState[];

export const mayDisburse = (from: DisbursementState, to: DisbursementState): boolean =>
  (disbursementLife[from] as readonly string[]).includes(to);

/** What money goes out for, and how the ledger calls the transfer that sets it aside, before the number of what it is for. */
export const setAsideAs = { driver_payout: 'payout', merchant_settlement: 'settlement', payment_refund: 'refund' } as const;
export type DisbursementPurpose = keyof typeof setAsideAs;
export const disbursementPurposes = keysOf(setAsideAs);
/** What two people sign in batches; a refund goes out by itself, and above a limit by the consent of a second person. */
export const batchedPurposes = ['driver_payout', 'merchant_settlement'] as const satisfies readonly DisbursementPurpose[];

/** Why it did not go out, or why a person must look. `paid_after_all`: the provider paid what was taken for failed, and the money had been given back. */
export const disbursementReasons = [
  'no_funds',
  'limit',
  'wrong_account',
  'declined',
  'refused',
  'sent_back',
  'amount_differs',
  'paid_after_all',
  'payee_left',
  'not_approved',
  'closed_by_team',
] as const;
export type DisbursementReason = (typeof disbursementReasons)[number];

/** What a provider says of a disbursement. `absent`: it knows of none; `silent`: it did not answer, or answers later by calling back. */
export type DisbursementAnswer =
  | { readonly state: 'pending' | 'absent' | 'silent' }
  | { readonly state: 'unknown'; readonly reason: DisbursementReason | null }
  | { readonly state: 'failed' | 'returned'; readonly reason: DisbursementReason }
  | { readonly state: 'succeeded'; readonly amountMinor: number; readonly currency: string; readonly receipt: string | null };

export interface JudgedDisbursement {
  readonly state: DisbursementState;
  readonly reason: DisbursementReason | null;
  /** What the payee gets, in minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** When the provider was told first. */
  readonly sentAt: Date | null;
  readonly asks: number;
  /** Its money left by the books: of one that failed, after it had been given back. */
  readonly hasLeft: boolean;
}

/** Whether one that failed, so that its money went back, was paid all the same: its payee owed it from then on. */
export const isPaidAfterAll = ({ state, transferId }: { readonly state: DisbursementState; readonly transferId: number | null }): boolean =>
  state === 'failed' && transferId !== null;

export interface DisbursementVerdict {
  readonly state: DisbursementState;
  readonly reason: DisbursementReason | null;
  /** When the provider is asked again; null when no more. */
  readonly nextAskAt: Date | null;
  readonly isTask: boolean;
  /** The provider knows of none: it is told once more, under the same reference. */
  readonly sendAgain: boolean;
}

const over = (state: DisbursementState, reason: DisbursementReason | null, isTask = false): DisbursementVerdict => ({
  state,
  reason,
  nextAskAt: null,
  isTask,
  sendAgain: false,
});

/** What was given back and went out as well, whoever had called it failed: a person has to get it again. Once. */
function judgeFailed(row: JudgedDisbursement, answer: DisbursementAnswer): DisbursementVerdict | undefined {
  if (answer.state !== 'succeeded' || row.sentAt === null || row.hasLeft) return undefined;
  const fits = answer.amountMinor === row.amountMinor && answer.currency === row.currency;
  return over('failed', fits ? 'paid_after_all' : 'amount_differs', true);
}

/**
 * What becomes of a disbursement by what its provider says now; undefined when nothing can.
 * @param isOnce whether the provider takes a reference once: then what it does not know may be told again, which never pays twice
 */
export function judgeDisbursement(
  row: JudgedDisbursement,
  answer: DisbursementAnswer,
  isOnce: boolean,
  now: Date,
): DisbursementVerdict | undefined {
  const { state, asks } = row;
  if (state === 'succeeded') return answer.state === 'returned' ? over('returned', answer.reason) : undefined;
  if (state === 'failed') return judgeFailed(row, answer);
  if (state !== 'pending' && state !== 'unknown') return undefined;
  if (answer.state === 'succeeded') {
    if (answer.amountMinor === row.amountMinor && answer.currency === row.currency) return over('succeeded', null);
    return over('unknown', 'amount_differs', true);
  }
  if (answer.state === 'failed' || answer.state === 'returned') return over('failed', answer.reason);
  const reason = answer.state === 'unknown' ? answer.reason : null;
  const next = answer.state === 'pending' ? 'pending' : answer.state === 'silent' ? state : 'unknown';
  if (now.getTime() - (row.sentAt ?? now).getTime() >= TASK_AFTER_MS) return over('unknown', reason, true);
  return {
    state: next,
    reason,
    nextAskAt: new Date(now.getTime() + pauseMs(asks)),
    isTask: false,
    sendAgain: answer.state === 'absent' && isOnce,
  };
}
