import { foldText } from '../places/fold-text.ts';
import { commonPasswords } from './common-passwords.ts';
import { PASSWORD_MIN_CHARS } from './limits.ts';

export const PASSWORD_MAX_CHARS = 128;

/** Why a password is refused. */
export const passwordProblems = ['too_short', 'too_long', 'too_common', 'too_personal'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** The person a password is for. */
export interface PasswordOwner {
  /** Null of who has none. */
  readonly email: string | null;
  readonly name: string;
  readonly phone: string;
}

/** Digits at the end of a phone number that stay the same with and without the country's prefix. */
const SUBSCRIBER_DIGITS = 9;

/**
 * The reason to refuse a new password, or undefined when it will do: 8 to 128 characters, none that guessing starts
 * with, and not the person's own email, name or phone. No rule about kinds of characters: they make passwords
 * harder to remember, not to guess.
 */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < PASSWORD_MIN_CHARS) return 'too_short';
  if (length > PASSWORD_MAX_CHARS) return 'too_long';
  if (isCommon(password.trim().toLowerCase())) return 'too_common';
  if (isPersonal(password, owner)) return 'too_personal';
  return undefined;
}

function isCommon(password: string): boolean {
  return commonPasswords.has(password) || isOneStep(password);
}

/** Whether each character follows the one before by the same step: "aaaaaaaa", "12345678", "hgfedcba". */
function isOneStep(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size <= 1 && [...steps].every((step) => Math.abs(step) <= 1);
}

function isPersonal(password: string, owner: PasswordOwner): boolean {
  const words = compact(password);
  const email = owner.email ?? '';
  const [localPart = ''] = email.split('@');
  if ([email, localPart, owner.name].some((own) => words !== '' && words === compact(own))) return true;
  if (/\p{L}/u.test(password)) return false;
  const ownDigits = owner.phone.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
  return ownDigits !== '' && password.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS) === ownDigits;
}

function compact(text: string): string {
  return foldText(text).replaceAll(' ', '');
}
