import * as z from 'zod/mini';
import type { RefundOperations } from '../payments/ports.ts';
import { bearer } from './paystack-http.ts';
import { callProvider } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const made = z.object({ status: z.literal(true), data: z.object({ id }) });
const no = z.object({ status: z.literal(false), message: z.string() });
const listed = z.object({
  status: z.literal(true),
  data: z.array(z.object({ id, amount: z.number(), currency: z.string(), status: z.string(), merchant_note: z.nullish(z.string()) })),
});

/**
 * Paystack's refunds: of a transaction by our reference of it, in full or in part. A refund has no reference of ours, but a note in which it stands, by which
 * it is found again among the refunds of its transaction. It is never told again: a second one would give back twice.
 */
export const paystackRefunds: RefundOperations = {
  async giveBack(account, { reference, amountMinor, currency, payment }) {
    const { status, body } = await callProvider(`${account.baseUrl}/refund`, {
      method: 'POST',
      headers: bearer(account),
      json: { transaction: payment.reference, amount: amountMinor, currency, merchant_note: reference },
    });
    const sent = z.safeParse(made, body);
    if (sent.success) return { kind: 'taken', providerReference: sent.data.data.id };
    const refused = z.safeParse(no, body);
    if (!refused.success || !isRefusal(status)) return { kind: 'unclear' };
    return { kind: 'refused', reason: /balance/i.test(refused.data.message) ? 'no_funds' : 'refused' };
  },

  async ask(account, { reference, payment }) {
    const query = new URLSearchParams({ reference: payment.reference, perPage: '100' });
    const { body } = await callProvider(`${account.baseUrl}/refund?${query.toString()}`, { headers: bearer(account) });
    const read = z.safeParse(listed, body);
    if (!read.success) return { state: 'silent' };
    const own = read.data.data.find(({ merchant_note: note }) => note === reference);
    if (own === undefined) return { state: 'absent' };
    switch (own.status) {
      case 'processed':
        return { state: 'succeeded', amountMinor: own.amount, currency: own.currency, receipt: own.id };
      case 'failed':
        return { state: 'failed', reason: 'declined' };
      case 'pending':
      case 'processing':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },
};
