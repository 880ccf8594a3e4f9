import * as z from 'zod/mini';
import { PayeeUnknown, type PayoutOperations } from '../payments/ports.ts';
import { askMtn, disbursementProduct } from './mtn-disbursement.ts';
import { headersOf, uuidOf } from './mtn-http.ts';
import { callProvider, jsonOf } from './provider-http.ts';
import { isRefusal } from './provider-refusal.ts';

const decimal = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const fault = z.object({ code: z.string() });
const callback = z.object({ externalId: z.string(), amount: decimal });
const holder = z.object({ given_name: z.optional(z.string()), family_name: z.optional(z.string()), name: z.optional(z.string()) });

const digits = (phone: string) => phone.replace('+', '');

/** MTN MoMo's disbursement: the reference is ours and taken once; it calls back once and never again, unsigned. */
export const mtnPayouts: PayoutOperations = {
  async payOut(account, { reference, amountMinor, currency, account: phone, callbackUrl }) {
    const { status, body } = await callProvider(`${account.baseUrl}/disbursement/v1_0/transfer`, {
      method: 'POST',
      headers: { ...(await headersOf(account, disbursementProduct)), 'x-reference-id': uuidOf(reference), 'x-callback-url': callbackUrl },
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

  ask: (account, { reference }) => askMtn(account, 'transfer', reference),

  async nameOf(account, { account: phone }) {
    const { status, body } = await callProvider(
      `${account.baseUrl}/disbursement/v1_0/accountholder/msisdn/${digits(phone)}/basicuserinfo`,
      { headers: await headersOf(account, disbursementProduct) },
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
