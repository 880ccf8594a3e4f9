/** How a version of a market stands: it waits for a second person, it counts from its date on, or it was taken back. */
export const versionStatuses = ['proposed', 'published', 'withdrawn'] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** A version as the choice needs it. */
export interface Dated {
  readonly number: number;
  readonly validFrom: Date;
}

/** The one in force: the newest published whose time has come; undefined before the first. @param published in any order */
export function inForceAt<V extends Dated>(published: readonly V[], at: Date): V | undefined {
  return published
    .filter(({ validFrom }) => validFrom <= at)
    .toSorted((a, b) => b.number - a.number)
    .at(0);
}

/** Versions whose typical trips cost this many percent more or less than what was in force seven days ago wait for a second person. */
export const APPROVAL_ABOVE_PERCENT = 20;
/** How far back is looked for what they are compared with, days. */
export const COMPARED_WITH_DAYS = 7;
