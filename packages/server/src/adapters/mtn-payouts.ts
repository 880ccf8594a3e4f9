import * as z from 'zod/mini';
import type { DisbursementReason } from '@safiri/rules/payments/disbursement-life.ts';
import { PayeeUnknown, type PayoutOperations } from '../payments/ports.ts';
import { headersOf, mtnTokens, uuidOf } from './mtn-http.ts';
import { callProvider, jsonOf } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const decimal = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const fault = z.object({ code: z.string() });
const outcome = z.object({
  status: z.string(),
  externalId: z.optional(z.string()),
  amount: decimal,
  currency: z.string(),
  financialTransactionId: z.optional(z.union([z.string(), z.number()])),
  reason: z.optional(z.union([z.string(), fault])),
});
const callback = z.object({ externalId: z.string(), amount: decimal });
const holder = z.object({ given_name: z.optional(z.string()), family_name: z.optional(z.string()), name: z.optional(z.string()) });

const reasons: Readonly<Record<string, DisbursementReason>> = {
  PAYEE_NOT_FOUND: 'wrong_account',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'wrong_account',
  NOT_ENOUGH_FUNDS: 'no_funds',
  PAYER_LIMIT_REACHED: 'limit',
};

const product = mtnTokens('disbursement', {
  user: 'disbursementUser',
  key: 'disbursementKey',
  subscription: 'disbursementSubscriptionKey',
});
const digits = (phone: string) => phone.replace('+', '');

/** MTN MoMo's disbursement: the reference is ours and taken once; it calls back once and never again, unsigned. */
export const mtnPayouts: PayoutOperations = {
  async payOut(account, { reference, amountMinor, currency, account: phone, callbackUrl }) {
    const { status, body } = await callProvider(`${account.baseUrl}/disbursement/v1_0/transfer`, {
      method: 'POST',
      headers: { ...(await headersOf(account, product)), 'x-reference-id': uuidOf(reference), 'x-callback-url': callbackUrl },
      json: {
        amount: String(amountMinor / 100),
        currency,
        externalId: reference,
        payee: { partyIdType: 'MSISDN', partyId: digits(phone) },
        payerMessage: 'Payout',
        payeeNote: reference,
      },
    });
    const read = z.safeParse(fault, body);
    const isOurs = status === 409 && read.success && read.data.code === 'RESOURCE_ALREADY_EXIST';
    if (status === 202 || isOurs) return { kind: 'taken', providerReference: uuidOf(reference) };
    return isRefusal(status) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { reference }) {
    const { status, body } = await callProvider(`${account.baseUrl}/disbursement/v1_0/transfer/${uuidOf(reference)}`, {
      headers: await headersOf(account, product),
    });
    const said = z.safeParse(fault, body);
    if (status === 404 && said.success && said.data.code === 'RESOURCE_NOT_FOUND') return { state: 'absent' };
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
        return { state: 'failed', reason: reasons[why] ?? 'declined' };
      case 'PENDING':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  async nameOf(account, { account: phone }) {
    const { status, body } = await callProvider(
      `${account.baseUrl}/disbursement/v1_0/accountholder/msisdn/${digits(phone)}/basicuserinfo`,
      { headers: await headersOf(account, product) },
    );
    if (status === 404) throw new PayeeUnknown();
    const read = z.safeParse(holder, body);
    if (!read.success) return null;
    const { name, given_name: given, family_name: family } = read.data;
    return name ?? ([given, family].filter((part) => part !== undefined && part !== '').join(' ') || null);
  },

  readCallback(_account, { raw }) {
    const read = z.safeParse(callback, jsonOf(raw));
    return read.success ? { reference: read.data.externalId, amountMinor: Math.round(read.data.amount * 100) } : undefined;
  },
};
