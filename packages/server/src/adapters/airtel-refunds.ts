import * as z from 'zod/mini';
import type { RefundOperations } from '../payments/ports.ts';
import { headersOf } from './airtel-http.ts';
import { callProvider } from './provider-http.ts';

const done = z.object({
  data: z.object({ transaction: z.object({ airtel_money_id: z.nullish(z.string()), status: z.string() }) }),
  status: z.object({ success: z.literal(true) }),
});
/** Errors come with HTTP 200. */
const refused = z.object({ status: z.object({ success: z.literal(false), message: z.optional(z.string()) }) });

/**
 * Airtel Money's refund: of a whole payment, by Airtel's number of it. It says at once how it ended, takes no reference of ours and cannot be asked: what of
 * it was lost on the way a person finds out.
 */
export const airtelRefunds: RefundOperations = {
  async giveBack(account, { currency, payment }) {
    const { status, body } = await callProvider(`${account.baseUrl}/standard/v1/payments/refund`, {
      method: 'POST',
      headers: await headersOf(account, currency),
      json: { transaction: { airtel_money_id: payment.receipt } },
    });
    const read = z.safeParse(done, body);
    if (read.success && /^success$/i.test(read.data.data.transaction.status))
      return { kind: 'done', receipt: read.data.data.transaction.airtel_money_id ?? null };
    const no = z.safeParse(refused, body);
    if (!no.success || status >= 500) return { kind: 'unclear' };
    const { message = '' } = no.data.status;
    if (/insufficient|balance/i.test(message)) return { kind: 'refused', reason: 'no_funds' };
    // What it says of a token or of itself is no word about the refund.
    return /invalid transaction|not found/i.test(message) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },
  ask: () => Promise.resolve({ state: 'silent' }),
};
