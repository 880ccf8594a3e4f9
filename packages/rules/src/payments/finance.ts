import type { DisbursementState } from './disbursement-life.ts';
import type { PaymentState } from './payment-life.ts';

/** What finance narrows a list to: what waits for people, is under way, not known, ended well, or did not. */
export const disbursementFilters = {
  waiting: ['waiting'],
  pending: ['approved', 'pending'],
  unknown: ['unknown'],
  paid: ['succeeded'],
  failed: ['failed', 'returned'],
} as const satisfies Readonly<Record<string, readonly DisbursementState[]>>;

export const paymentFilters = {
  pending: ['created', 'pending'],
  unknown: ['unknown'],
  paid: ['succeeded'],
  refunded: ['refunded'],
  failed: ['failed', 'expired'],
} as const satisfies Readonly<Record<string, readonly PaymentState[]>>;

/** Whose balances are listed. */
export const balanceHolders = ['operator', 'providers', 'drivers', 'merchants', 'passengers'] as const;
export type BalanceHolder = (typeof balanceHolders)[number];

/** What finance says of a disbursement that no rule can end, or of which the provider shall be asked once more; and that one which waits is not paid. */
export const disbursementDecisions = ['paid', 'failed', 'ask', 'call_off'] as const;
export type DisbursementDecision = (typeof disbursementDecisions)[number];

/** Rows of a file that a list is taken along as, at most. */
export const CSV_ROWS_AT_MOST = 20_000;
