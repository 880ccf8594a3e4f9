import * as z from 'zod/mini';
import type { DisbursementReason } from '@safiri/rules/payments/disbursement-life.ts';
import { accountKind } from '@safiri/rules/payments/payout-ways.ts';
import { PayeeUnknown, type Payee, type PayoutOperations, type ProviderAccount } from '../payments/ports.ts';
import { bearer } from './paystack-http.ts';
import { callProvider } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const made = z.object({ status: z.literal(true), data: z.object({ recipient_code: z.string() }) });
const taken = z.object({ status: z.literal(true), data: z.object({ transfer_code: z.string() }) });
const no = z.object({ status: z.literal(false), message: z.string() });
const verified = z.object({
  status: z.literal(true),
  data: z.object({
    status: z.string(),
    reference: z.string(),
    amount: z.number(),
    currency: z.string(),
    transfer_code: z.optional(z.string()),
    reason: z.nullish(z.string()),
  }),
});
const resolved = z.object({ status: z.literal(true), data: z.object({ account_name: z.string() }) });

/** As Paystack calls accounts of a country. */
const recipientTypes: Readonly<Record<string, string>> = { za: 'basa', ng: 'nuban', gh: 'mobile_money', ke: 'mobile_money' };

/** Phones are written there as people dial them at home. */
const numberOf = ({ countryId }: ProviderAccount, { account }: Payee) =>
  accountKind('paystack', countryId) === 'bank' ? account : account.replace(/^\+\d{3}/, '0');

const reasonOf = (words: string): DisbursementReason => (/account|recipient/i.test(words) ? 'wrong_account' : 'declined');

/** Paystack's transfers: an account becomes a recipient, which may be made again and again; our reference is taken once. */
export const paystackPayouts: PayoutOperations = {
  async payOut(account, disbursement) {
    const { reference, amountMinor, currency, bank, name } = disbursement;
    const headers = bearer(account);
    const created = await callProvider(`${account.baseUrl}/transferrecipient`, {
      method: 'POST',
      headers,
      json: {
        type: recipientTypes[account.countryId],
        name: name ?? reference,
        account_number: numberOf(account, disbursement),
        bank_code: bank,
        currency,
      },
    });
    const recipient = z.safeParse(made, created.body);
    // Nothing was sent yet: a recipient that it refuses is a wrong account.
    if (!recipient.success)
      return isRefusal(created.status) && z.safeParse(no, created.body).success
        ? { kind: 'refused', reason: 'wrong_account' }
        : { kind: 'unclear' };
    const { status, body } = await callProvider(`${account.baseUrl}/transfer`, {
      method: 'POST',
      headers,
      json: {
        source: 'balance',
        amount: amountMinor,
        recipient: recipient.data.data.recipient_code,
        reason: 'Payout',
        reference: reference,
        currency,
      },
    });
    const sent = z.safeParse(taken, body);
    if (sent.success) return { kind: 'taken', providerReference: sent.data.data.transfer_code };
    const refused = z.safeParse(no, body);
    if (!refused.success || !isRefusal(status)) return { kind: 'unclear' };
    if (/reference/i.test(refused.data.message)) return { kind: 'taken', providerReference: null };
    return { kind: 'refused', reason: /balance/i.test(refused.data.message) ? 'no_funds' : 'refused' };
  },

  async ask(account, { reference }) {
    const { status, body } = await callProvider(`${account.baseUrl}/transfer/verify/${encodeURIComponent(reference)}`, {
      headers: bearer(account),
    });
    const read = z.safeParse(verified, body);
    if (!read.success) {
      const missing = z.safeParse(no, body);
      return { state: isRefusal(status) && missing.success && /not found/i.test(missing.data.message) ? 'absent' : 'silent' };
    }
    const { data } = read.data;
    if (data.reference !== reference) return { state: 'unknown', reason: null };
    switch (data.status) {
      case 'success':
        return { state: 'succeeded', amountMinor: data.amount, currency: data.currency, receipt: data.transfer_code ?? null };
      case 'failed':
        return { state: 'failed', reason: reasonOf(data.reason ?? '') };
      case 'reversed':
        return { state: 'returned', reason: 'sent_back' };
      case 'pending':
      case 'received':
      case 'otp':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  async nameOf(account, payee) {
    // South African accounts are resolved with the holder's identity number alone.
    if (account.countryId === 'za' || payee.bank === null) return null;
    const query = new URLSearchParams({ account_number: numberOf(account, payee), bank_code: payee.bank });
    const { status, body } = await callProvider(`${account.baseUrl}/bank/resolve?${query.toString()}`, { headers: bearer(account) });
    const read = z.safeParse(resolved, body);
    if (read.success) return read.data.data.account_name;
    if (isRefusal(status) && z.safeParse(no, body).success) throw new PayeeUnknown();
    return null;
  },
};
