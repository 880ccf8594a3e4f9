import * as z from 'zod/mini';
import { PayeeUnknown, type PayoutOperations } from '../payments/ports.ts';
import { headersOf, national } from './airtel-http.ts';
import { sealedFor } from './mpesa-http.ts';
import { callProvider } from './provider-http.ts';

const taken = z.object({ status: z.object({ success: z.literal(true) }) });
/** Errors come with HTTP 200. */
const refused = z.object({ status: z.object({ success: z.literal(false), message: z.optional(z.string()) }) });
const asked = z.object({
  data: z.object({ transaction: z.object({ id: z.string(), status: z.string(), reference_id: z.nullish(z.string()) }) }),
  status: z.object({ success: z.literal(true) }),
});
const holder = z.object({
  data: z.object({ first_name: z.nullish(z.string()), last_name: z.nullish(z.string()) }),
  status: z.object({ success: z.literal(true) }),
});

/** Airtel Money's disbursement: our id is taken once, errors come with HTTP 200, and an outcome may be ambiguous. */
export const airtelPayouts: PayoutOperations = {
  async payOut(account, disbursement) {
    const { reference, amountMinor, currency, account: phone } = disbursement;
    const { secrets } = account;
    const { status, body } = await callProvider(`${account.baseUrl}/standard/v2/disbursements/`, {
      method: 'POST',
      headers: await headersOf(account, currency),
      json: {
        payee: { msisdn: national(phone, account), wallet_type: 'NORMAL' },
        reference,
        pin: sealedFor(secrets['publicKey'] ?? '', secrets['pin'] ?? ''),
        transaction: { amount: amountMinor / 100, id: reference, type: 'B2C' },
      },
    });
    if (z.safeParse(taken, body).success) return { kind: 'taken', providerReference: null };
    const no = z.safeParse(refused, body);
    if (!no.success || status >= 500) return { kind: 'unclear' };
    const message = no.data.status.message ?? '';
    if (/duplicate/i.test(message)) return { kind: 'taken', providerReference: null };
    // What it says of a token or of itself is no word about the disbursement.
    return /invalid (msisdn|amount|pin|payee)/i.test(message) ? { kind: 'refused', reason: 'refused' } : { kind: 'unclear' };
  },

  async ask(account, { reference, amountMinor, currency }) {
    const { body } = await callProvider(
      `${account.baseUrl}/standard/v2/disbursements/${encodeURIComponent(reference)}?transactionType=B2C`,
      {
        headers: await headersOf(account, currency),
      },
    );
    const read = z.safeParse(asked, body);
    if (!read.success) {
      const no = z.safeParse(refused, body);
      return { state: no.success && /not found/i.test(no.data.status.message ?? '') ? 'absent' : 'silent' };
    }
    const { id, status, reference_id: receipt } = read.data.data.transaction;
    if (id !== reference) return { state: 'unknown', reason: null };
    switch (status) {
      case 'TS':
        // It names no amount: what was sent, as nothing else goes by this id.
        return { state: 'succeeded', amountMinor, currency, receipt: receipt ?? null };
      case 'TF':
        return { state: 'failed', reason: 'declined' };
      case 'TIP':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  async nameOf(account, { account: phone }, currency) {
    const { body } = await callProvider(`${account.baseUrl}/standard/v1/users/${national(phone, account)}`, {
      headers: await headersOf(account, currency),
    });
    const read = z.safeParse(holder, body);
    if (!read.success) {
      const no = z.safeParse(refused, body);
      if (no.success && /not found/i.test(no.data.status.message ?? '')) throw new PayeeUnknown();
      return null;
    }
    const { first_name: first, last_name: last } = read.data.data;
    return [first, last].filter((part) => part !== undefined && part !== null && part !== '').join(' ') || null;
  },
};
