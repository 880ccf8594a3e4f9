import * as z from 'zod/mini';
import type { PayoutOperations } from '../payments/ports.ts';
import { callFlutterwave, flutterwaveFault as no, flutterwaveId, majorOf, minorOf } from './flutterwave-http.ts';
import { jsonOf } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const taken = z.object({ status: z.literal('success'), data: z.object({ id: flutterwaveId }) });
const listed = z.object({
  status: z.literal('success'),
  data: z.array(
    z.object({
      id: flutterwaveId,
      reference: z.string(),
      status: z.string(),
      amount: z.number(),
      currency: z.string(),
      complete_message: z.nullish(z.string()),
    }),
  ),
});

const hook = z.object({ event: z.literal('transfer.completed'), data: z.object({ reference: z.string(), amount: z.number() }) });

/** Flutterwave's transfers to numbers of mobile money: our reference is taken once, and found again by it. */
export const flutterwavePayouts: PayoutOperations = {
  async payOut(account, { reference, amountMinor, currency, account: phone, bank, name, callbackUrl }) {
    const { status, body } = await callFlutterwave(account, '/transfers', {
      account_bank: bank,
      account_number: phone.replace('+', ''),
      amount: majorOf(amountMinor),
      currency,
      debit_currency: currency,
      beneficiary_name: name ?? reference,
      narration: 'Payout',
      reference,
      callback_url: callbackUrl,
    });
    const sent = z.safeParse(taken, body);
    if (sent.success) return { kind: 'taken', providerReference: sent.data.data.id };
    const refused = z.safeParse(no, body);
    if (!refused.success || !isRefusal(status)) return { kind: 'unclear' };
    if (/reference|duplicate/i.test(refused.data.message)) return { kind: 'taken', providerReference: null };
    return { kind: 'refused', reason: /balance|fund/i.test(refused.data.message) ? 'no_funds' : 'refused' };
  },

  async ask(account, { reference }) {
    const { body } = await callFlutterwave(account, `/transfers?reference=${encodeURIComponent(reference)}`);
    const read = z.safeParse(listed, body);
    if (!read.success) return { state: 'silent' };
    const own = read.data.data.find((one) => one.reference === reference);
    if (own === undefined) return { state: 'absent' };
    switch (own.status) {
      case 'SUCCESSFUL':
        return { state: 'succeeded', amountMinor: minorOf(own.amount), currency: own.currency, receipt: own.id };
      case 'FAILED':
        return { state: 'failed', reason: /account|recipient/i.test(own.complete_message ?? '') ? 'wrong_account' : 'declined' };
      case 'NEW':
      case 'PENDING':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  // Its look-up knows accounts of banks alone.
  nameOf: () => Promise.resolve(null),

  // What comes to the address of one transfer is a hint with or without the word that both know.
  readCallback(_account, { raw }) {
    const read = z.safeParse(hook, jsonOf(raw));
    return read.success ? { reference: read.data.data.reference, amountMinor: minorOf(read.data.data.amount) } : undefined;
  },
};
