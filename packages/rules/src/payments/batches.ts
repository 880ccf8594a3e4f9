/** A batch of disbursements waits for the second signature, was signed, or refused. */
export const batchStates = ['waiting', 'approved', 'refused'] as const;
export type BatchState = (typeof batchStates)[number];

/** What a batch holds at most: more than one person reads through is signed unread. */
export const BATCH_AT_MOST = 200;

/** Batches, and disbursements, on one page of the console. */
export const BATCHES_PAGE = 20;
export const DISBURSEMENTS_PAGE = 50;

/** Whether somebody who is alone may sign so much more today. @param limit in rand a day */
export const mayAlone = (sentMinor: number, moreMinor: number, exchangeRate: number, limit: number): boolean =>
  (sentMinor + moreMinor) / 100 <= limit * exchangeRate;
