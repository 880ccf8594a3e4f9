import * as z from 'zod/mini';
import type { RefundOperations } from '../payments/ports.ts';
import { askMtn, disbursementProduct } from './mtn-disbursement.ts';
import { headersOf, uuidOf } from './mtn-http.ts';
import { mtnPayouts } from './mtn-payouts.ts';
import { callProvider } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const fault = z.object({ code: z.string() });

/** MTN MoMo's refund, a call of its product for disbursements: it names the payment by its reference, and ours of the refund is taken once. */
export const mtnRefunds: RefundOperations = {
  async giveBack(account, { reference, amountMinor, currency, callbackUrl, payment }) {
    const { status, body } = await callProvider(`${account.baseUrl}/disbursement/v1_0/refund`, {
      method: 'POST',
      headers: { ...(await headersOf(account, disbursementProduct)), 'x-reference-id': uuidOf(reference), 'x-callback-url': callbackUrl },
      json: {
        amount: String(amountMinor / 100),
        currency,
        externalId: reference,
        payerMessage: 'Refund',
        payeeNote: reference,
        referenceIdToRefund: uuidOf(payment.reference),
      },
    });
    const read = z.safeParse(fault, body);
    const isOurs = status === 409 && read.success && read.data.code === 'RESOURCE_ALREADY_EXIST';
    if (status === 202 || isOurs) return { kind: 'taken', providerReference: uuidOf(reference) };
    return isRefusal(status) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },
  ask: (account, { reference }) => askMtn(account, 'refund', reference),
  ...(mtnPayouts.readCallback === undefined ? {} : { readCallback: mtnPayouts.readCallback }),
};
