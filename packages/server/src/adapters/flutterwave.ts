import * as z from 'zod/mini';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { PaymentReason } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentProvider } from '../payments/ports.ts';
import { callFlutterwave, flutterwaveFault as refused, flutterwaveId, isFlutterwaves, majorOf, minorOf } from './flutterwave-http.ts';
import { listFlutterwave } from './flutterwave-list.ts';
import { flutterwavePayouts } from './flutterwave-payouts.ts';
import { flutterwaveRefunds } from './flutterwave-refunds.ts';
import { jsonOf } from './provider-http.ts';

/** Of some networks the answer has no transaction, but a page at which the person types a code. */
const started = z.object({
  status: z.literal('success'),
  data: z.optional(z.object({ id: z.optional(flutterwaveId) })),
  meta: z.optional(z.object({ authorization: z.optional(z.object({ mode: z.string(), redirect: z.optional(z.string()) })) })),
});
const verified = z.object({
  status: z.literal('success'),
  data: z.object({
    id: flutterwaveId,
    tx_ref: z.string(),
    status: z.string(),
    amount: z.number(),
    currency: z.string(),
    processor_response: z.nullish(z.string()),
  }),
});
const charged = z.object({
  event: z.literal('charge.completed'),
  data: z.object({ id: flutterwaveId, tx_ref: z.string(), amount: z.number() }),
});
const transferred = z.object({ event: z.literal('transfer.completed'), data: z.object({ reference: z.string() }) });

/** How mobile money is charged in each country that it serves. */
const chargeTypes: Partial<Record<CountryId, string>> = {
  ke: 'mpesa',
  gh: 'mobile_money_ghana',
  ug: 'mobile_money_uganda',
  rw: 'mobile_money_rwanda',
  tz: 'mobile_money_tanzania',
  zm: 'mobile_money_zambia',
};

/** Where it wants the network said: by the first digits of a number without its calling code. */
const networks: Partial<Record<CountryId, readonly (readonly [first: RegExp, network: string])[]>> = {
  gh: [
    [/^(24|25|53|54|55|59)/, 'MTN'],
    [/^(20|50)/, 'VODAFONE'],
    [/^(26|27|56|57)/, 'TIGO'],
  ],
  ug: [
    [/^(31|39|76|77|78)/, 'MTN'],
    [/^(70|74|75|20)/, 'AIRTEL'],
  ],
  rw: [
    [/^(78|79)/, 'MTN'],
    [/^(72|73)/, 'AIRTEL'],
  ],
  zm: [
    [/^(76|96)/, 'MTN'],
    [/^(77|97)/, 'AIRTEL'],
    [/^(75|95)/, 'ZAMTEL'],
  ],
};

/** The network of a number; null where none is asked for, undefined where it is nobody's. */
function networkOf(countryId: CountryId, phone: string): string | null | undefined {
  const all = networks[countryId];
  if (all === undefined) return null;
  const national = phone.replace(/^\+\d{3}/, '');
  return all.find(([first]) => first.test(national))?.[1];
}

/** Processors say it in words of their own. */
const reasonOf = (words: string): PaymentReason =>
  /insufficient|funds/i.test(words) ? 'no_funds' : /pin/i.test(words) ? 'wrong_pin' : /cancel/i.test(words) ? 'cancelled' : 'declined';

/**
 * Flutterwave's v3: mobile money by a charge, at the phone or at a page of its own. Its webhooks have no signature but a word that both know: they are hints,
 * and of what it says of a charge its number, our reference, amount and currency have to fit.
 */
export const flutterwave: PaymentProvider = {
  liveUrl: 'https://api.flutterwave.com',
  sandboxUrl: 'https://api.flutterwave.com',

  async collect(account, { reference, amountMinor, currency, phone, email, returnUrl }) {
    const number = phone ?? '';
    const type = chargeTypes[account.countryId];
    const network = networkOf(account.countryId, number);
    if (type === undefined || network === undefined) return { kind: 'refused', reason: 'refused' };
    const { status, body } = await callFlutterwave(account, `/charges?type=${type}`, {
      tx_ref: reference,
      amount: majorOf(amountMinor),
      currency,
      email,
      phone_number: number.replace('+', ''),
      redirect_url: returnUrl,
      ...(network === null ? {} : { network }),
    });
    const taken = z.safeParse(started, body);
    if (taken.success) {
      const { data, meta } = taken.data;
      const { mode, redirect } = meta?.authorization ?? {};
      return { kind: 'taken', providerReference: data?.id ?? null, pageUrl: mode === 'redirect' ? (redirect ?? null) : null };
    }
    const no = z.safeParse(refused, body);
    if (!no.success || status >= 500) return { kind: 'unclear' };
    if (/duplicate/i.test(no.data.message)) return { kind: 'taken', providerReference: null, pageUrl: null };
    return { kind: 'refused', reason: 'refused' };
  },

  async ask(account, { reference, providerReference }) {
    const path =
      providerReference === null
        ? `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
        : `/transactions/${encodeURIComponent(providerReference)}/verify`;
    const { status, body } = await callFlutterwave(account, path);
    const read = z.safeParse(verified, body);
    if (!read.success) {
      const isMissing = (status === 400 || status === 404) && z.safeParse(refused, body).success;
      return { state: isMissing ? 'absent' : 'silent' };
    }
    const { data } = read.data;
    if (data.tx_ref !== reference) return { state: 'unknown', reason: null };
    switch (data.status) {
      case 'successful':
        return { state: 'succeeded', amountMinor: minorOf(data.amount), currency: data.currency, receipt: data.id };
      case 'failed':
        return { state: 'failed', reason: reasonOf(data.processor_response ?? '') };
      case 'pending':
        return { state: 'pending' };
      default:
        return { state: 'unknown', reason: null };
    }
  },

  readCallback(account, message) {
    if (!isFlutterwaves(account, message)) return undefined;
    const said = jsonOf(message.raw);
    const charge = z.safeParse(charged, said);
    if (charge.success) {
      const { id, tx_ref: reference, amount } = charge.data.data;
      return { reference, providerReference: id, amountMinor: minorOf(amount) };
    }
    const transfer = z.safeParse(transferred, said);
    return transfer.success ? { reference: transfer.data.data.reference } : undefined;
  },

  payouts: flutterwavePayouts,
  refunds: flutterwaveRefunds,
  list: listFlutterwave,
};
