/** A lost thing is looked for, was found, was given back, or is not looked for any more. */
export const lostStates = ['open', 'found', 'returned', 'closed'] as const;
export type LostState = (typeof lostStates)[number];

/** Who changes a report: who made it, the other side of the trip, or the team. */
export type LostActor = 'reporter' | 'other' | 'staff';

/** Hours after the end of a trip in which either side may report something, and in which both may write while it stands. */
export const LOST_HOURS = 48;
/** Letters: what it is, and where it lay. */
export const LOST_WORDS_AT_MOST = 200;
/** So often one side may report after a trip. */
export const LOST_REPORTS_AT_MOST = 3;
/** A report that nobody ended is closed after so many days. */
export const LOST_OPEN_DAYS = 30;
/** What was written goes after so many days. */
export const LOST_TEXT_DAYS = 180;

const next: Readonly<Record<LostActor, Readonly<Record<LostState, readonly LostState[]>>>> = {
  reporter: { open: ['returned', 'closed'], found: ['returned', 'closed'], returned: [], closed: [] },
  // Whoever has it says so, or that it is not there.
  other: { open: ['found', 'closed'], found: ['returned'], returned: [], closed: [] },
  staff: { open: ['found', 'returned', 'closed'], found: ['returned', 'closed'], returned: [], closed: [] },
};

/** Where a report may be brought from here. */
export const nextLostStates = (by: LostActor, from: LostState): readonly LostState[] => next[by][from];

/** Reports that still stand. */
export const standingLostStates = lostStates.filter((state) => next.staff[state].length > 0);
export const stillLost = (state: LostState): boolean => standingLostStates.includes(state);

/**
 * Whether something may be reported after a trip.
 * @param endedAt milliseconds
 * @param now milliseconds
 * @param reports how many this side made already
 */
export const mayReportLost = (endedAt: number, now: number, reports: number): boolean =>
  now - endedAt <= LOST_HOURS * 3_600_000 && reports < LOST_REPORTS_AT_MOST;
