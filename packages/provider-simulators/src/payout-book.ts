import { generateKeyPairSync, privateDecrypt, constants } from 'node:crypto';
import { newBook, type Book } from './book.ts';
import type { Answer, Asked } from './http.ts';

/** What becomes of money that is sent to somebody. `returned`: paid, and sent back later. */
export const payoutOutcomes = ['paid', 'wrong_account', 'no_float', 'returned'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** Money that a simulated provider was told to pay. */
export interface Payout {
  /** What the provider calls it. */
  readonly id: string;
  readonly reference: string;
  /** In minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly payee: string;
  readonly callbackUrl: string | undefined;
  outcome: PayoutOutcome | undefined;
  /** When that was decided, milliseconds. */
  endedAt?: number;
  /** How often the same reference was told again: none of these pays. */
  repeats: number;
}

/** What a simulated provider was told to pay out. */
export interface PayoutBook {
  readonly entries: Payout[];
  /** Manners, the address in place of the one that it was given, and what it was answered. */
  readonly book: Book;
  /** Pays by itself a moment after it was told, as the demo wants it; tests say when. */
  paysAlone: boolean;
}

/** What a simulated provider was told to give back; of each entry the payee is how the provider calls the payment. */
export interface Refunds {
  readonly payouts: PayoutBook;
  /** Says what became of one, by how the provider calls it. */
  end(id: string, outcome: PayoutOutcome): Promise<void>;
  handle(asked: Asked): Promise<Answer | undefined>;
}

export const newPayoutBook = (): PayoutBook => ({ entries: [], book: newBook(), paysAlone: true });

/** What went out, in minor units. */
export const paidOut = ({ entries }: PayoutBook, currency: string): number =>
  entries.filter((entry) => entry.outcome === 'paid' && entry.currency === currency).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** An account that ends with these digits is nobody's. */
export const NOBODYS = '0000';

const ALONE_MS = 700;

/** Pays a moment later, where the book pays by itself. */
export function payLater(payouts: PayoutBook, entry: Payout, tell: (entry: Payout, outcome: PayoutOutcome) => Promise<void>): void {
  if (!payouts.paysAlone) return;
  setTimeout(() => {
    if (entry.outcome === undefined) void tell(entry, entry.payee.endsWith(NOBODYS) ? 'wrong_account' : 'paid').catch(() => {});
  }, ALONE_MS).unref();
}

/** A pair of keys: words that the operator seals are read with it. New at each start, and nobody's secret. */
export const simulatedKeys = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Whether a word was sealed by the public key. */
export function opens(sealed: unknown, word: string): boolean {
  try {
    const read = privateDecrypt(
      { key: simulatedKeys.privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(String(sealed), 'base64'),
    );
    return read.toString() === word;
  } catch {
    return false;
  }
}
