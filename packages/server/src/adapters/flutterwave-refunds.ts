import * as z from 'zod/mini';
import type { RefundOperations } from '../payments/ports.ts';
import { callFlutterwave, flutterwaveFault as no, flutterwaveId, majorOf, minorOf } from './flutterwave-http.ts';
import { isRefusal } from './provider-refusal.ts';

const refund = z.object({
  status: z.literal('success'),
  data: z.object({ id: flutterwaveId, status: z.string(), amount_refunded: z.number() }),
});

/**
 * Flutterwave's refunds: of a transaction by its own number, in full or in part. A refund has no reference of ours: one whose answer was lost is found by a
 * person, and never told again.
 */
export const flutterwaveRefunds: RefundOperations = {
  async giveBack(account, { amountMinor, reference, payment }) {
    const { status, body } = await callFlutterwave(account, `/transactions/${encodeURIComponent(payment.receipt ?? '')}/refund`, {
      amount: majorOf(amountMinor),
      comments: reference,
    });
    const sent = z.safeParse(refund, body);
    if (sent.success) return { kind: 'taken', providerReference: sent.data.data.id };
    const refused = z.safeParse(no, body);
    if (!refused.success || !isRefusal(status)) return { kind: 'unclear' };
    return { kind: 'refused', reason: /balance|fund/i.test(refused.data.message) ? 'no_funds' : 'refused' };
  },

  async ask(account, { providerReference, currency }) {
    if (providerReference === null) return { state: 'silent' };
    const { body } = await callFlutterwave(account, `/refunds/${encodeURIComponent(providerReference)}`);
    const read = z.safeParse(refund, body);
    if (!read.success) return { state: 'silent' };
    const { id, status, amount_refunded: amount } = read.data.data;
    // "completed-momo" and the like say by what.
    if (status.startsWith('completed')) return { state: 'succeeded', amountMinor: minorOf(amount), currency, receipt: id };
    if (status === 'failed') return { state: 'failed', reason: 'declined' };
    return status === 'new' || status.startsWith('pending') ? { state: 'pending' } : { state: 'unknown', reason: null };
  },
};
