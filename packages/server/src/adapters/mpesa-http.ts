import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import * as z from 'zod/mini';
import type { ProviderAccount } from '../payments/ports.ts';
import { bearerTokens } from './bearer-tokens.ts';
import { callProvider, type ProviderReply } from './provider-http.ts';

/** Codes come as numbers and as text. */
export const code = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const token = z.object({ access_token: z.string(), expires_in: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)) });

const tokenOf = bearerTokens(async ({ baseUrl, secrets }) => {
  const basic = Buffer.from(`${secrets['consumerKey'] ?? ''}:${secrets['consumerSecret'] ?? ''}`).toString('base64');
  const { status, body } = await callProvider(`${baseUrl}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization: `Basic ${basic}` },
  });
  const read = z.safeParse(token, body);
  if (!read.success) throw new Error(`Daraja gave no token: ${status}`);
  return { value: read.data.access_token, seconds: read.data.expires_in };
});

/** Calls Daraja. @throws when nobody answers in time */
export async function postToDaraja(account: ProviderAccount, path: string, json: object): Promise<ProviderReply> {
  const authorization = `Bearer ${await tokenOf(account)}`;
  return callProvider(`${account.baseUrl}${path}`, { method: 'POST', headers: { authorization }, json });
}

/** The Buy Goods till that is paid, where the operator has one in place of a paybill. */
export const tillOf = ({ secrets }: ProviderAccount): string | undefined => secrets['till'] || undefined;

/** Whole shillings, which is all that it knows. */
export const shillings = (amountMinor: number): number => amountMinor / 100;

/** A word that only the provider reads, by its certificate or public key (PKCS #1 v1.5, as Daraja and Airtel document it), as base64. */
export const sealedFor = (key: string, word: string): string =>
  publicEncrypt({ key: createPublicKey(key), padding: constants.RSA_PKCS1_PADDING }, Buffer.from(word)).toString('base64');
