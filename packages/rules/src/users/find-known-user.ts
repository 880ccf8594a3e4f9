import { foldText } from '../places/fold-text.ts';
import { SHOWN_DIGITS } from './phone.ts';

/** An account of this device as a search knows it. */
export interface SearchedUser {
  readonly name: string;
  /** International form. */
  readonly phone: string;
  /** The digits as the country dials them, 0825550142. */
  readonly national: string;
}

/**
 * Whether a search of quick login finds an account. By phone it answers only to what its card shows (the last digits), to
 * the whole number, and to the first three digits of the national form, which say the network and no more (spec: QLOG-23):
 * anything between would let a stranger who holds the device read the number digit by digit (product: quick login).
 */
export function findsKnownUser(text: string, { name, phone, national }: SearchedUser): boolean {
  const digits = text.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits)) return foldText(name).includes(foldText(text));
  const whole = digits === phone.replace(/\D/g, '') || digits === national;
  const shown = digits.length === SHOWN_DIGITS && (phone.endsWith(digits) || national.startsWith(digits));
  return whole || shown;
}
