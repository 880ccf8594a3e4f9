import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackMessage, ProviderAccount } from '../payments/ports.ts';

export const bearer = ({ secrets }: ProviderAccount) => ({ authorization: `Bearer ${secrets['secretKey'] ?? ''}` });

/** Whether Paystack wrote this: it signs the bytes as they came. */
export function isSigned({ secrets }: ProviderAccount, { raw, headers }: CallbackMessage): boolean {
  const given = Buffer.from(String(headers['x-paystack-signature'] ?? ''), 'hex');
  const own = createHmac('sha512', secrets['secretKey'] ?? '')
    .update(raw)
    .digest();
  return given.length === own.length && timingSafeEqual(given, own);
}
