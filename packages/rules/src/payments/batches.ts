/** A batch of disbursements waits for the second signature, was signed, or refused. */
export const batchStates = ['waiting', 'approved', 'refused'] as const;
export type BatchState = (typeof batchStates)[number];

/** What a batch holds at most: more than one person reads through is signed unread. */
export const BATCH_AT_MOST = 200;

/** Batches, and disbursements, on one page of the console. */
export const BATCHES_PAGE = 20;
export const DISBURSEMENTS_PAGE = 50;

/** An amount in minor units, and what its country's money is worth: units of it for one rand. */
export interface SignedAlone {
  readonly amountMinor: number;
  readonly exchangeRate: number;
}

/**
 * Whether somebody who is alone may have signed all these within a day: those of before and the one to come, of whatever countries. Each counts as its worth
 * in rand, to the cent.
 * @param limit in rand a day
 */
export const mayAlone = (signed: readonly SignedAlone[], limit: number): boolean =>
  signed.reduce((cents, { amountMinor, exchangeRate }) => cents + Math.round(amountMinor / exchangeRate), 0) <= limit * 100;
