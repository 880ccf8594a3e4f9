import * as z from 'zod/mini';
import type { PaymentReason } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentProvider } from '../payments/ports.ts';
import { listPaystack } from './paystack-list.ts';
import { paystackPayouts } from './paystack-payouts.ts';
import { paystackRefunds } from './paystack-refunds.ts';
import { bearer, isSigned } from './paystack-http.ts';
import { callProvider, jsonOf } from './provider-http.ts';

const started = z.object({ status: z.literal(true), data: z.object({ authorization_url: z.string(), reference: z.string() }) });
const refused = z.object({ status: z.literal(false), message: z.string() });
const verified = z.object({
  status: z.literal(true),
  data: z.object({
    id: z.union([z.string(), z.number()]),
    status: z.string(),
    reference: z.string(),
    amount: z.number(),
    currency: z.string(),
    gateway_response: z.nullish(z.string()),
  }),
});
const webhook = z.object({ event: z.string(), data: z.object({ reference: z.string() }) });

/** What it says of refunds names the transaction alone. */
const refundHook = z.object({ event: z.string().check(z.startsWith('refund.')), data: z.object({ transaction_reference: z.string() }) });

/** Banks say it in words of their own. */
const reasonOf = (words: string): PaymentReason =>
  /insufficient/i.test(words) ? 'no_funds' : /pin/i.test(words) ? 'wrong_pin' : 'declined';

/**
 * Paystack, as its documentation describes it: a page of theirs takes the card, our reference makes a second one of the same impossible,
 * amounts are minor units. Until somebody has paid, it calls a payment abandoned.
 */
export const paystack: PaymentProvider = {
  liveUrl: 'https://api.paystack.co',
  sandboxUrl: 'https://api.paystack.co',

  async collect(account, { reference, amountMinor, currency, email, returnUrl }) {
    const { status, body } = await callProvider(`${account.baseUrl}/transaction/initialize`, {
      method: 'POST',
      headers: bearer(account),
      json: { email, amount: amountMinor, reference, currency, callback_url: returnUrl },
    });
    const taken = z.safeParse(started, body);
    if (taken.success) return { kind: 'taken', providerReference: null, pageUrl: taken.data.data.authorization_url };
    const no = z.safeParse(refused, body);
    if (!no.success || status >= 500) return { kind: 'unclear' };
    // An earlier try arrived: its page is not told again, and what became of it is asked.
    if (/duplicate/i.test(no.data.message)) return { kind: 'taken', providerReference: null, pageUrl: null };
    return { kind: 'refused', reason: 'refused' };
  },

  async ask(account, { reference }) {
    const { status, body } = await callProvider(`${account.baseUrl}/transaction/verify/${encodeURIComponent(reference)}`, {
      headers: bearer(account),
    });
    const read = z.safeParse(verified, body);
    if (!read.success) {
      const isMissing = (status === 400 || status === 404) && z.safeParse(refused, body).success;
      return { state: isMissing ? 'absent' : 'silent' };
    }
    const { data } = read.data;
    if (data.reference !== reference) return { state: 'unknown', reason: null };
    switch (data.status) {
      case 'success':
        return { state: 'succeeded', amountMinor: data.amount, currency: data.currency, receipt: String(data.id) };
      case 'failed':
        return { state: 'failed', reason: reasonOf(data.gateway_response ?? '') };
      case 'abandoned':
        return { state: 'absent' };
      case 'pending':
      case 'ongoing':
      case 'processing':
      case 'queued':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  readCallback(account, message) {
    if (!isSigned(account, message)) return undefined;
    const { raw } = message;
    const said = jsonOf(raw);
    const refund = z.safeParse(refundHook, said);
    if (refund.success) return { refundOf: refund.data.data.transaction_reference };
    const read = z.safeParse(webhook, said);
    return read.success ? { reference: read.data.data.reference } : undefined;
  },

  payouts: paystackPayouts,
  refunds: paystackRefunds,
  list: listPaystack,
};
