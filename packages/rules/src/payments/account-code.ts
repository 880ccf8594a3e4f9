/** Whose money a code brings in: what a driver owes, or a passenger's wallet. */
export const codeHolders = { D: 'driver', W: 'wallet' } as const;
export type CodeHolder = (typeof codeHolders)[keyof typeof codeHolders];

/** Whom a code names. */
export interface CodedAccount {
  readonly holder: CodeHolder;
  readonly userId: number;
}

/** Of ISO 7064 MOD 97-10, as IBANs have it: letters count from ten on. */
const MODULUS = 97;
const CHECKED = 98;
const LETTER_A = 10;
const FIRST_LETTER = 'A'.charCodeAt(0);

const letterOf = (holder: CodeHolder): keyof typeof codeHolders => (holder === 'driver' ? 'D' : 'W');
const numberOf = (letter: string, digits: string): number => Number(`${letter.charCodeAt(0) - FIRST_LETTER + LETTER_A}${digits}`);

/**
 * What somebody types as the account when they pay by themselves, at a paybill or in another app: `D` for a driver's debt or `W` for a wallet, the number
 * of the person, two check digits (ISO 7064 MOD 97-10). One wrong digit, and two that changed places, never name somebody else.
 * @param account of a person whose number has nine digits at most: the code has twelve at most, which is all that M-Pesa shows
 */
export function accountCode({ holder, userId }: CodedAccount): string {
  const letter = letterOf(holder);
  const check = CHECKED - ((numberOf(letter, String(userId)) * 100) % MODULUS);
  return `${letter}${userId}${String(check).padStart(2, '0')}`;
}

/** Whom a typed code names, however it was written; undefined for what is none. */
export function readAccountCode(typed: string): CodedAccount | undefined {
  const [, letter, digits, check] = /^([DW])([1-9]\d{0,8})(\d{2})$/.exec(typed.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? [];
  if (letter !== 'D' && letter !== 'W') return undefined;
  const account = { holder: codeHolders[letter], userId: Number(digits) };
  return accountCode(account) === `${letter}${digits}${check}` ? account : undefined;
}
