import { aloneFrom } from '../staff/approvals.ts';
import type { MarketStatus } from './document.ts';

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

/** A version that came into force, as the comparison needs it. */
export interface Compared {
  readonly status: MarketStatus;
  /** When it came into force: its date, or its publication if that was later. */
  readonly since: Date;
}

/**
 * What a new version is compared with, the first that can be read: what somebody could travel by a week ago, or, in a city that is younger than
 * that, by its first version. A draft serves nobody, so that nobody is waited for before a city opens.
 * @param inForce all that came into force, in the order of their numbers
 */
export function comparedFirst<V extends Compared>(inForce: readonly V[], weekAgo: Date): V[] {
  const serving = inForce.filter(({ status }) => status !== 'draft');
  const [old, young] = [serving.filter(({ since }) => since <= weekAgo), serving.filter(({ since }) => since > weekAgo)];
  return [...old.toReversed(), ...young];
}

/** What becomes of rides that were booked by a service which a version takes away (operator §1). */
export const bookingsChoices = ['carry_out', 'cancel'] as const;
export type BookingsChoice = (typeof bookingsChoices)[number];

/** Whom a version waits for, and since when. */
export interface WaitingVersion {
  /** Null of the command line. */
  readonly authorId: number | null;
  readonly createdAt: Date;
}

/** Who would publish it. */
export interface Publisher {
  readonly userId: number;
  readonly isOwner: boolean;
  /** Nobody else may publish. */
  readonly isAlone: boolean;
}

/** From when on this person may publish what waits: at once, as somebody else than its author, or alone; null for never. */
export function publishableFrom({ authorId, createdAt }: WaitingVersion, { userId, isOwner, isAlone }: Publisher): Date | null {
  if (authorId !== userId) return createdAt;
  return isOwner && isAlone ? aloneFrom(createdAt) : null;
}
