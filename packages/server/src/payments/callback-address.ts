import { timingSafeEqual } from 'node:crypto';
import { callbackPath } from '@safiri/contract/payments/paths.ts';
import { keysOf } from '@safiri/rules/records.ts';
import type { Config } from '../platform/config.ts';
import { secretsOf } from '../platform/secrets.ts';

const LETTERS = {
  payment: 'p',
  account: 'a',
  disbursement: 'd',
  answer: 'q',
  paybill: 'c',
  paybillCheck: 'v',
  paybillAnswer: 'b',
} as const;
const SIGNED_BYTES = 24;

/**
 * What an address is of: one payment, one disbursement, the answer to a question about one, or all of an account whose provider knows one address
 * alone; what people pay by themselves at an account, the question before it takes that, and the answer to ours about one such payment.
 */
export interface Called {
  readonly of: keyof typeof LETTERS;
  readonly id: number;
}

const signatureOf = (config: Config, name: string): Buffer =>
  secretsOf(config).sign('provider callback', Buffer.from(name)).subarray(0, SIGNED_BYTES);

/** The secret address to which a provider calls back. It can't be guessed, and names what it is of. */
export function callbackUrl(config: Config, { of, id }: Called): string {
  const name = `${LETTERS[of]}${id}`;
  return config.publicUrl + callbackPath.replace(':address', `${name}.${signatureOf(config, name).toString('base64url')}`);
}

/** What an address is of; undefined for one that this server never made. */
export function readAddress(config: Config, address: string): Called | undefined {
  const [, letter, id, signature] = /^([padqcvb])([1-9]\d{0,8})\.([\w-]{32})$/.exec(address) ?? [];
  if (letter === undefined || id === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNED_BYTES || !timingSafeEqual(given, signatureOf(config, `${letter}${id}`))) return undefined;
  const called = keysOf(LETTERS).find((kind) => LETTERS[kind] === letter);
  return called === undefined ? undefined : { of: called, id: Number(id) };
}
