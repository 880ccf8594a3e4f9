/** What a code that went to a phone is asked for. */
export const codePurposes = ['sign_in', 'recover', 'change_phone', 'step_up'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** How a code can reach a phone. The text comes first; the others are for whoever it does not reach. */
export const codeChannels = ['sms', 'call', 'whatsapp'] as const;
export type CodeChannel = (typeof codeChannels)[number];

export const CODE_DIGITS = 6;

/** A code is good this long, and for so many tries. */
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;

/** A number that was proven in a browser may be registered there this long. */
export const PROVEN_MINUTES = 30;

/** Seconds to wait before the next code, after the first, the second and so on; the last holds for all that follow. */
const pauses = [30, 60, 120, 300, 600, 1800] as const;

/**
 * Seconds between the last code and the next one.
 * @param sent how many went from this browser to this number within a day
 */
export const pauseAfter = (sent: number): number => (sent === 0 ? 0 : (pauses[Math.min(sent, pauses.length) - 1] ?? 0));

/** Codes a day to one number from each browser that its account knows. What strangers have together: `shared-code.ts`. */
export const CODES_PER_NUMBER = 10;

/** Codes a day from one browser, to whatever numbers. */
export const CODES_PER_DEVICE = 20;

/** Of the day's budget only so much goes to numbers without an account: who has one is not shut out by a machine that registers. */
export const SHARE_FOR_NEW_NUMBERS = 0.8;

/** Carriers give a number that was silent for so long to somebody else. */
export const NUMBER_SILENT_DAYS = 90;

/** An account that has a number, as far as it matters to whoever just proved the number. */
export interface NumberHolder {
  /** The account itself proved the number once. */
  readonly proven: boolean;
  /** It signed in on this device before. */
  readonly knownDevice: boolean;
  readonly hasPassword: boolean;
  readonly lastSeenDays: number;
}

/**
 * What the proof of a number opens: the account that has it, or only that account's password does. A number that was
 * never proven may have been mistyped, and one that was silent for long may be somebody else's by now. An account without a password whose
 * number nobody has proven was made by the team (`onboarding`): nothing but the number opens it, once its driver says to be the one who was meant.
 */
export function judgeNumber({ proven, knownDevice, hasPassword, lastSeenDays }: NumberHolder): 'opens' | 'password' {
  if (knownDevice) return 'opens';
  if (!proven) return hasPassword ? 'password' : 'opens';
  return lastSeenDays > NUMBER_SILENT_DAYS && hasPassword ? 'password' : 'opens';
}
