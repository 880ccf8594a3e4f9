/** As what somebody is suspended: one person may ride and not drive, or drive and not ride (operator §3). */
export const standingSides = ['passenger', 'driver'] as const;
export type StandingSide = (typeof standingSides)[number];

/** Why somebody is suspended, in a word that is said in each language; the team adds its own. */
export const suspensionReasons = [
  'safety',
  'harassment',
  'discrimination',
  'fraud',
  'unpaid',
  'papers',
  'account_sharing',
  'damage',
  'other',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** What came of looking again. */
export const lookOutcomes = ['upheld', 'lifted'] as const;
export type LookOutcome = (typeof lookOutcomes)[number];

/** What a suspension stops; what is under way goes on. */
export const stoppedThings = ['rides', 'booked_rides', 'orders', 'parcels', 'school_seats', 'going_online', 'offers'] as const;
export type StoppedThing = (typeof stoppedThings)[number];
export const stoppedBy: Readonly<Record<StandingSide, readonly StoppedThing[]>> = {
  passenger: ['rides', 'booked_rides', 'orders', 'parcels', 'school_seats'],
  driver: ['going_online', 'offers'],
};

/** Within so many days of a suspension, and of each look that upheld it, a person looks again. */
export const REVIEW_DAYS_AT_MOST = 14;
/** Within so many days of an answer a person looks, also at a ban. */
export const ANSWER_DAYS_AT_MOST = 7;
export const ANSWER_AT_MOST = 1000;
export const SUSPENSION_WORDS_AT_MOST = 1000;
export const EVIDENCE_TRIPS_AT_MOST = 10;

const DAY_MS = 86_400_000;

/** The latest moment that may be set for looking again. */
export const latestReview = (now: Date): Date => new Date(now.getTime() + REVIEW_DAYS_AT_MOST * DAY_MS);

/** Whether a moment may be set for looking again: after now, and no later than {@link latestReview}. */
export const isReviewMoment = (at: Date, now: Date): boolean => at > now && at <= latestReview(now);

/**
 * By when a person looks again once the suspended one has answered: an answer brings the look forward, never back.
 * @param reviewAt as it was set; null for a ban, which has no end of its own
 */
export function reviewAfterAnswer(reviewAt: Date | null, answeredAt: Date): Date {
  const soon = new Date(answeredAt.getTime() + ANSWER_DAYS_AT_MOST * DAY_MS);
  return reviewAt !== null && reviewAt < soon ? reviewAt : soon;
}

/** Moments of a suspension's life; null for what has not come. */
export interface SuspensionMoments {
  readonly reviewAt: Date | null;
  readonly answeredAt: Date | null;
  readonly lookedAt: Date | null;
  readonly endedAt: Date | null;
}

/** An answer that nobody has looked at. */
export const answerWaits = ({ answeredAt, lookedAt, endedAt }: SuspensionMoments): boolean =>
  endedAt === null && answeredAt !== null && (lookedAt === null || lookedAt < answeredAt);

/** Whether the person may answer: while it stands, once before each look. */
export const mayAnswer = (moments: SuspensionMoments): boolean => moments.endedAt === null && !answerWaits(moments);

/** Whether somebody of the team has to look: an answer waits, or the day has come. */
export const waitsForLook = (moments: SuspensionMoments, now: Date): boolean =>
  answerWaits(moments) || (moments.endedAt === null && moments.reviewAt !== null && moments.reviewAt <= now);
