/**
 * Codes of their own that browsers which a number's account does not know get within a day, all together. From then on they share one:
 * who asks first makes it go out, whoever asks after them waits for the same message, and who reads the phone has it. So nobody can use
 * up what the owner needs: asking more often makes no message more, and none less.
 */
export const STRANGERS_CODES = 6;

/** A shared code is good this long, and no other goes to the number meanwhile. */
export const SHARED_MINUTES = 60;

/**
 * Once somebody got in by it, another one may go out so long after it went: only who reads the phone can bring that about.
 */
export const AFTER_USE_MINUTES = 30;

/** Longer than a code of one browser: many may try it. */
export const SHARED_DIGITS = 12;

/** Messages within a day to one number that strangers can bring about, however many they are; each that its reader used may be one more. */
export const STRANGERS_MESSAGES = STRANGERS_CODES + (24 * 60) / SHARED_MINUTES;

const DAY_MS = 24 * 3_600_000;

/** What went to a number at the wish of strangers. */
export interface StrangersShare {
  /** How many codes of their own within the last day. */
  readonly own: number;
  /** The newest shared code: when it went out, and whether somebody got in by it. */
  readonly shared: { readonly at: number; readonly used: boolean } | undefined;
}

/** Which code a stranger gets now: one of their own, the shared one that is out, a new one for all, or none for so many seconds. */
export type StrangersCode = 'own' | 'join' | 'new' | { readonly wait: number };

/** @param now milliseconds, as the moments of the share */
export function codeForStranger({ own, shared }: StrangersShare, now: number): StrangersCode {
  if (own < STRANGERS_CODES) return 'own';
  if (shared === undefined) return 'new';
  const left = shared.at + (shared.used ? AFTER_USE_MINUTES : SHARED_MINUTES) * 60_000 - now;
  if (left <= 0) return 'new';
  return shared.used ? { wait: Math.ceil(left / 1000) } : 'join';
}

/** Since when codes of their own are counted. */
export const strangersSince = (now: number): Date => new Date(now - DAY_MS);
