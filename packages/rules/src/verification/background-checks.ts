/** Checks that are run on every driver (spec: foundations §3). */
export const checkTypes = ['criminal', 'driving_record', 'identity'] as const;
export type CheckType = (typeof checkTypes)[number];

/** Who runs a check (spec: foundations §7, always the same). */
export const CHECK_PROVIDER = 'internal';

/** The best score of a check (spec: foundations §9). */
export const MAX_CHECK_SCORE = 100;

/** A check that was started. */
export const checkStatuses = ['pending', 'completed'] as const;

export const checkResults = ['clear', 'flagged'] as const;
export type CheckResult = (typeof checkResults)[number];
