import * as z from 'zod/mini';
import type { PaymentReason } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentProvider } from '../payments/ports.ts';
import { headersOf, mtnTokens, uuidOf } from './mtn-http.ts';
import { mtnPayouts } from './mtn-payouts.ts';
import { mtnRefunds } from './mtn-refunds.ts';
import { callProvider, jsonOf } from './provider-http.ts';

const fault = z.object({ code: z.string() });
const outcome = z.object({
  status: z.string(),
  externalId: z.optional(z.string()),
  amount: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
  currency: z.string(),
  financialTransactionId: z.optional(z.union([z.string(), z.number()])),
  reason: z.optional(z.union([z.string(), fault])),
});
const callback = z.object({ externalId: z.string(), amount: z.pipe(z.union([z.string(), z.number()]), z.transform(Number)) });

const reasons: Readonly<Record<string, PaymentReason>> = {
  PAYER_NOT_FOUND: 'prompt_failed',
  NOT_ENOUGH_FUNDS: 'no_funds',
  LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED: 'no_funds',
  PAYER_LIMIT_REACHED: 'limit',
  REJECTED: 'cancelled',
  APPROVAL_REJECTED: 'cancelled',
  EXPIRED: 'not_answered',
};

const keys = mtnTokens('collection', { user: 'apiUser', key: 'apiKey', subscription: 'subscriptionKey' });

/**
 * MTN MoMo's collection: the reference is ours, so that a second request of it is refused and can be asked about; it calls back once and
 * never again, unsigned.
 */
export const mtnMomo: PaymentProvider = {
  liveUrl: 'https://proxy.momoapi.mtn.com',
  sandboxUrl: 'https://sandbox.momodeveloper.mtn.com',

  async collect(account, { reference, amountMinor, currency, phone, callbackUrl }) {
    const { status, body } = await callProvider(`${account.baseUrl}/collection/v1_0/requesttopay`, {
      method: 'POST',
      headers: { ...(await headersOf(account, keys)), 'x-reference-id': uuidOf(reference), 'x-callback-url': callbackUrl },
      json: {
        amount: String(amountMinor / 100),
        currency,
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: (phone ?? '').replace('+', '') },
        payerMessage: 'Top-up',
        payeeNote: reference,
      },
    });
    const read = z.safeParse(fault, body);
    const isOurs = status === 409 && read.success && read.data.code === 'RESOURCE_ALREADY_EXIST';
    if (status === 202 || isOurs) return { kind: 'taken', providerReference: uuidOf(reference), pageUrl: null };
    return status >= 400 && status < 500 ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { reference }) {
    const { status, body } = await callProvider(`${account.baseUrl}/collection/v1_0/requesttopay/${uuidOf(reference)}`, {
      headers: await headersOf(account, keys),
    });
    if (status === 404) return { state: 'absent' };
    const read = z.safeParse(outcome, body);
    if (!read.success) return { state: 'silent' };
    const { data } = read;
    if (data.externalId !== undefined && data.externalId !== reference) return { state: 'unknown', reason: null };
    const why = typeof data.reason === 'string' ? data.reason : (data.reason?.code ?? '');
    switch (data.status) {
      case 'SUCCESSFUL': {
        const receipt = data.financialTransactionId === undefined ? null : String(data.financialTransactionId);
        return { state: 'succeeded', amountMinor: Math.round(data.amount * 100), currency: data.currency, receipt };
      }
      case 'FAILED':
        return { state: why === 'EXPIRED' ? 'expired' : 'failed', reason: reasons[why] ?? 'declined' };
      case 'PENDING':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  readCallback(_account, { raw }) {
    const read = z.safeParse(callback, jsonOf(raw));
    return read.success ? { reference: read.data.externalId, amountMinor: Math.round(read.data.amount * 100) } : undefined;
  },

  payouts: mtnPayouts,
  refunds: mtnRefunds,
};
