import { worthOf, type Sum } from '../pricing/worth.ts';

/** A batch of disbursements waits for the second signature, was signed, or refused. */
export const batchStates = ['waiting', 'approved', 'refused'] as const;
export type BatchState = (typeof batchStates)[number];

/** What a batch holds at most: more than one person reads through is signed unread. */
export const BATCH_AT_MOST = 200;

/** Batches, and disbursements, on one page of the console. */
export const BATCHES_PAGE = 20;
export const DISBURSEMENTS_PAGE = 50;

/**
 * Whether somebody who is alone may have signed all these within a day: those of before and the one to come, of whatever countries. Each counts as its worth
 * in rand.
 * @param limit in rand a day
 */
export const mayAlone = (signed: readonly Sum[], limit: number): boolean => worthOf(signed) <= limit * 100;
