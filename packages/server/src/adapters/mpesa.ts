import * as z from 'zod/mini';
import type { PaymentReason, ProviderAnswer } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentProvider, ProviderAccount } from '../payments/ports.ts';
import { code, postToDaraja, shillings, tillOf } from './mpesa-http.ts';
import { mpesaPaybill } from './mpesa-paybill.ts';
import { mpesaPayouts } from './mpesa-payouts.ts';
import { mpesaRefunds } from './mpesa-refunds.ts';
import { jsonOf } from './provider-http.ts';

const accepted = z.object({ ResponseCode: code, CheckoutRequestID: z.string() });
const answered = z.object({ ResultCode: code, CheckoutRequestID: z.string() });
const fault = z.object({ errorCode: z.string() });
/** An item may lack its value; there is no metadata when it was not paid; one item alone comes without its list. */
const item = z.object({ Name: z.string(), Value: z.optional(z.union([z.string(), z.number()])) });
const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string(),
      ResultCode: code,
      CallbackMetadata: z.optional(z.object({ Item: z.union([z.array(item), item]) })),
    }),
  }),
});

/** What a query says before the person answered. */
const STILL_PENDING = '500.001.1001';

/** What came of a prompt (Daraja's list). 1037, a phone that was not reached, may still be paid; what is not listed here, too. */
const outcomes: Readonly<Record<string, ProviderAnswer>> = {
  '1': failed('no_funds'),
  '1001': failed('busy'),
  '1019': { state: 'expired', reason: 'not_answered' },
  '1025': failed('prompt_failed'),
  '9999': failed('prompt_failed'),
  '1032': failed('cancelled'),
  '1037': { state: 'unknown', reason: 'phone_unreachable' },
  '2001': failed('wrong_pin'),
};

function failed(reason: PaymentReason): ProviderAnswer {
  return { state: 'failed', reason };
}

/** The time in Nairobi, which knows no summer, as `yyyyMMddHHmmss`. */
const stamp = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);

function signed({ secrets }: ProviderAccount, now: Date) {
  const shortcode = secrets['shortcode'] ?? '';
  const Timestamp = stamp(now);
  const Password = Buffer.from(`${shortcode}${secrets['passkey'] ?? ''}${Timestamp}`).toString('base64');
  return { BusinessShortCode: shortcode, Password, Timestamp };
}

/**
 * M-Pesa of Safaricom by Daraja: a prompt on the phone (STK push). It has no key against repetition, and its callbacks are not signed: they name
 * our payment by the secret address to which they come, and the query is believed.
 */
export const mpesa: PaymentProvider = {
  liveUrl: 'https://api.safaricom.co.ke',
  sandboxUrl: 'https://sandbox.safaricom.co.ke',

  async collect(account, { reference, amountMinor, phone, callbackUrl, now }) {
    const number = (phone ?? '').replace('+', '');
    const own = signed(account, now);
    const till = tillOf(account);
    const { status, body } = await postToDaraja(account, '/mpesa/stkpush/v1/processrequest', {
      ...own,
      TransactionType: till === undefined ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
      Amount: shillings(amountMinor),
      PartyA: number,
      PartyB: till ?? own.BusinessShortCode,
      PhoneNumber: number,
      CallBackURL: callbackUrl,
      AccountReference: reference.slice(0, 12),
      TransactionDesc: 'Top-up',
    });
    const read = z.safeParse(accepted, body);
    if (read.success && read.data.ResponseCode === '0')
      return { kind: 'taken', providerReference: read.data.CheckoutRequestID, pageUrl: null };
    return status >= 400 && status < 500 ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { providerReference, amountMinor, currency, now }) {
    // Its answer was lost, and no callback has said how Safaricom calls it.
    if (providerReference === null) return { state: 'unknown', reason: null };
    const { body } = await postToDaraja(account, '/mpesa/stkpushquery/v1/query', {
      ...signed(account, now),
      CheckoutRequestID: providerReference,
    });
    const pending = z.safeParse(fault, body);
    if (pending.success) return { state: pending.data.errorCode === STILL_PENDING ? 'pending' : 'silent' };
    const read = z.safeParse(answered, body);
    if (!read.success) return { state: 'silent' };
    const { ResultCode, CheckoutRequestID } = read.data;
    if (CheckoutRequestID !== providerReference) return { state: 'unknown', reason: null };
    // The prompt named the amount, and nobody can pay another one by it.
    if (ResultCode === '0') return { state: 'succeeded', amountMinor, currency, receipt: null };
    return outcomes[ResultCode] ?? { state: 'unknown', reason: null };
  },

  readCallback(_account, { raw }) {
    const read = z.safeParse(callback, jsonOf(raw));
    if (!read.success) return undefined;
    const { CheckoutRequestID, CallbackMetadata } = read.data.Body.stkCallback;
    const items = [CallbackMetadata?.Item ?? []].flat();
    const value = (name: string) => items.find(({ Name }) => Name === name)?.Value;
    const [amount, receipt] = [value('Amount'), value('MpesaReceiptNumber')];
    return {
      providerReference: CheckoutRequestID,
      ...(receipt === undefined ? {} : { receipt: String(receipt) }),
      ...(amount === undefined ? {} : { amountMinor: Math.round(Number(amount) * 100) }),
    };
  },

  payouts: mpesaPayouts,
  refunds: mpesaRefunds,
  paybill: mpesaPaybill,
};
