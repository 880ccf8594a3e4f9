import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { sha256 } from '../platform/hash.ts';
import type { CallbackMessage, ProviderAccount } from '../payments/ports.ts';
import { callProvider, type ProviderReply } from './provider-http.ts';

/** What it says where it did not do what was asked. */
export const flutterwaveFault = z.object({ status: z.literal('error'), message: z.string() });

/** A number of theirs, as text. */
export const flutterwaveId = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Its amounts are in the major unit. */
export const majorOf = (amountMinor: number): number => amountMinor / 100;
export const minorOf = (amount: number): number => Math.round(amount * 100);

/** Calls Flutterwave's v3. @throws when nobody answers in time */
export const callFlutterwave = (account: ProviderAccount, path: string, json?: object): Promise<ProviderReply> =>
  callProvider(`${account.baseUrl}/v3${path}`, {
    headers: { authorization: `Bearer ${account.secrets['secretKey'] ?? ''}` },
    ...(json === undefined ? {} : { method: 'POST', json }),
  });

/** Whether Flutterwave wrote this: v3 sends the word that the operator typed into its dashboard, as it is. Compared by digests, in constant time. */
export function isFlutterwaves({ secrets }: ProviderAccount, { headers }: CallbackMessage): boolean {
  const word = secrets['secretHash'] ?? '';
  return word !== '' && timingSafeEqual(sha256(String(headers['verif-hash'] ?? '')), sha256(word));
}
