import * as z from 'zod/mini';
import type { ProviderAccount } from '../payments/ports.ts';
import { bearerTokens } from './bearer-tokens.ts';
import { callProvider } from './provider-http.ts';

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** By which of an account's secrets a product of MTN is used. */
interface KeyNames {
  readonly user: string;
  readonly key: string;
  readonly subscription: string;
}

/** A product of MTN, with its tokens. */
export interface MtnProduct {
  readonly names: KeyNames;
  readonly tokenOf: (account: ProviderAccount) => Promise<string>;
}

/** @param product as its paths begin */
export const mtnTokens = (product: 'collection' | 'disbursement', names: KeyNames): MtnProduct => ({
  names,
  tokenOf: bearerTokens(async ({ baseUrl, secrets }) => {
    const basic = Buffer.from(`${secrets[names.user] ?? ''}:${secrets[names.key] ?? ''}`).toString('base64');
    const { status, body } = await callProvider(`${baseUrl}/${product}/token/`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'ocp-apim-subscription-key': secrets[names.subscription] ?? '' },
    });
    const read = z.safeParse(token, body);
    if (!read.success) throw new Error(`MTN MoMo gave no token: ${status}`);
    return { value: read.data.access_token, seconds: read.data.expires_in };
  }),
});

export const headersOf = async (account: ProviderAccount, { names, tokenOf }: MtnProduct) => ({
  authorization: `Bearer ${await tokenOf(account)}`,
  'ocp-apim-subscription-key': account.secrets[names.subscription] ?? '',
  'x-target-environment': account.secrets['targetEnvironment'] ?? '',
});

/** Our reference as the UUID that MTN wants: a letter and its digits without dashes. */
export const uuidOf = (reference: string): string => reference.slice(1).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
