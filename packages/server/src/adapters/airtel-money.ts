import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentProvider } from '../payments/ports.ts';
import { headersOf, national } from './airtel-http.ts';
import { airtelPayouts } from './airtel-payouts.ts';
import { airtelRefunds } from './airtel-refunds.ts';
import { callProvider, jsonOf } from './provider-http.ts';

const taken = z.object({ data: z.object({ transaction: z.object({ id: z.string() }) }), status: z.object({ success: z.literal(true) }) });
/** Errors come with HTTP 200. */
const refused = z.object({ status: z.object({ success: z.literal(false), message: z.optional(z.string()) }) });
const transaction = z.object({
  id: z.string(),
  airtel_money_id: z.nullish(z.string()),
  status: z.string(),
  message: z.optional(z.string()),
});
const asked = z.object({ data: z.object({ transaction }), status: z.object({ success: z.literal(true) }) });
const callback = z.object({
  transaction: z.object({ id: z.string(), status_code: z.string(), airtel_money_id: z.optional(z.string()) }),
  hash: z.optional(z.string()),
});

/** A hash is made over the transaction as it came; whoever rewrites it as JSON makes another one. */
function isSigned(raw: Buffer, hash: string, privateKey: string): boolean {
  const [, body = ''] = /"transaction"\s*:\s*(\{[^{}]*\})/.exec(raw.toString('utf8')) ?? [];
  const own = createHmac('sha256', privateKey).update(body).digest();
  const given = Buffer.from(hash, 'base64');
  return given.length === own.length && timingSafeEqual(given, own);
}

/** Airtel Money's collection: tokens of three minutes, errors with HTTP 200, our id once, and an outcome that may be ambiguous. */
export const airtelMoney: PaymentProvider = {
  liveUrl: 'https://openapi.airtel.africa',
  sandboxUrl: 'https://openapiuat.airtel.africa',

  async collect(account, { reference, amountMinor, currency, phone }) {
    const country = account.countryId.toUpperCase();
    const { status, body } = await callProvider(`${account.baseUrl}/merchant/v1/payments/`, {
      method: 'POST',
      headers: await headersOf(account, currency),
      json: {
        reference: 'Top-up',
        subscriber: { country, currency, msisdn: national(phone, account) },
        transaction: { amount: amountMinor / 100, country, currency, id: reference },
      },
    });
    if (z.safeParse(taken, body).success) return { kind: 'taken', providerReference: null, pageUrl: null };
    const no = z.safeParse(refused, body);
    if (!no.success || status >= 500) return { kind: 'unclear' };
    if (/duplicate/i.test(no.data.status.message ?? '')) return { kind: 'taken', providerReference: null, pageUrl: null };
    return { kind: 'refused', reason: 'refused' };
  },

  async ask(account, { reference, amountMinor, currency }) {
    const { body } = await callProvider(`${account.baseUrl}/standard/v1/payments/${encodeURIComponent(reference)}`, {
      headers: await headersOf(account, currency),
    });
    const read = z.safeParse(asked, body);
    if (!read.success) {
      const no = z.safeParse(refused, body);
      return { state: no.success && /not found/i.test(no.data.status.message ?? '') ? 'absent' : 'silent' };
    }
    const { id, status, airtel_money_id: receipt } = read.data.data.transaction;
    if (id !== reference) return { state: 'unknown', reason: null };
    switch (status) {
      case 'TS':
        // It names no amount: the prompt's own, as nobody can pay another one by it.
        return { state: 'succeeded', amountMinor, currency, receipt: receipt ?? null };
      case 'TF':
        return { state: 'failed', reason: 'declined' };
      case 'TE':
        return { state: 'expired', reason: 'not_answered' };
      case 'TIP':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  readCallback({ secrets }, { raw }) {
    const read = z.safeParse(callback, jsonOf(raw));
    if (!read.success) return undefined;
    const { transaction: said, hash } = read.data;
    const { privateKey } = secrets;
    if (privateKey !== undefined && !isSigned(raw, hash ?? '', privateKey)) return undefined;
    return { reference: said.id };
  },

  payouts: airtelPayouts,
  refunds: airtelRefunds,
};
