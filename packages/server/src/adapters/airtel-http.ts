import * as z from 'zod/mini';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { ProviderAccount } from '../payments/ports.ts';
import { bearerTokens } from './bearer-tokens.ts';
import { callProvider } from './provider-http.ts';

const token = z.object({ access_token: z.string(), expires_in: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)) });

const tokenOf = bearerTokens(async ({ baseUrl, secrets }) => {
  const { status, body } = await callProvider(`${baseUrl}/auth/oauth2/token`, {
    method: 'POST',
    json: { client_id: secrets['clientId'], client_secret: secrets['clientSecret'], grant_type: 'client_credentials' },
  });
  const read = z.safeParse(token, body);
  if (!read.success) throw new Error(`Airtel Money gave no token: ${status}`);
  return { value: read.data.access_token, seconds: read.data.expires_in };
});

export const headersOf = async (account: ProviderAccount, currency: string) => ({
  authorization: `Bearer ${await tokenOf(account)}`,
  'x-country': account.countryId.toUpperCase(),
  'x-currency': currency,
});

/** The number without its calling code, which Airtel wants so. */
export const national = (phone: string | null, { countryId }: ProviderAccount): string =>
  (phone ?? '').replace(countryById(countryId).dialCode, '');
