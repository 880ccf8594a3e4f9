import type { Language } from '../languages.ts';
import { providerFacts, providerIds } from '../payments/providers.ts';
import { dayWords } from '../places/day-words.ts';
import { formatMoney } from '../pricing/country-amounts.ts';
import { shownDigits } from '../pricing/shown-digits.ts';
import { isOneOf } from '../records.ts';
import { authorityFacts } from './authorities.ts';
import { sumsOf, type Invoice, type InvoiceLine, type InvoiceParty } from './invoice.ts';

/** How a row looks: the name of the document, a plain line, an amount, the sum, a line below it. */
export const rowKinds = ['title', 'text', 'amount', 'total', 'note'] as const;
export type RowKind = (typeof rowKinds)[number];

/** One line of an invoice as it is read: its page and its PDF are these rows and nothing beside. */
export interface InvoiceRow {
  readonly kind: RowKind;
  readonly text: string;
  /** Null of a row without an amount. */
  readonly amount: string | null;
}

/** Says a text of the room `invoices-server` in some language. */
export type SayInvoice = (key: string, values?: Readonly<Record<string, string>>) => string;

const METERS_PER_KM = 1000;
/** Less would be written as 0.0 km. */
const LEAST_METERS = 50;

const titles: Record<Invoice['kind'], string> = { invoice: 'docTitleInvoice', credit_note: 'docTitleCreditNote' };
const parties: Record<InvoiceParty['role'], string> = {
  issuer: 'docPartyIssuer',
  driver: 'docPartyDriver',
  merchant: 'docPartyMerchant',
  buyer: 'docCustomer',
};
const subjects: Record<Invoice['subject'], string> = {
  ride: 'docSubjectRide',
  order: 'docSubjectOrder',
  parcel: 'docSubjectParcel',
  package: 'docSubjectPackage',
  school: 'docSubjectSchool',
  commission: 'docSubjectCommission',
};
const lines: Record<InvoiceLine['kind'], string> = {
  base: 'docLineBase',
  distance: 'docLineDistance',
  time: 'docLineTime',
  booking: 'docLineBooking',
  fixed: 'docLineFixed',
  place: 'docLinePlace',
  weight: 'docLineWeight',
  fragile: 'docLineFragile',
  night: 'docLineNight',
  surge: 'docLineSurge',
  minimum: 'docLineMinimum',
  stops: 'docLineStops',
  promotion: 'docLinePromotion',
  toll: 'docLineToll',
  waiting: 'docLineWaiting',
  rounding: 'docLineRounding',
  goods: 'docLineGoods',
  delivery: 'docLineDelivery',
  service: 'docLineService',
  package: 'docLinePackage',
  school: 'docLineSchool',
  tripCommission: 'docLineTripCommission',
  schoolCommission: 'docLineSchoolCommission',
  feeCommission: 'docLineFeeCommission',
  dayCommission: 'docLineDayCommission',
  payoutFee: 'docLinePayoutFee',
  earlier: 'docLineEarlier',
  carried: 'docLineCarried',
};
/** Ways to pay that have words; providers are called by their names. */
const methods: Readonly<Record<string, string>> = {
  cash: 'docMethodCash',
  safiri_wallet: 'docMethodWallet',
  package: 'docMethodPackage',
  earnings: 'docMethodEarnings',
};

/** What a provider of payments is called; anything else by its own word. */
const providerName = (id: string): string => (isOneOf(providerIds, id) ? providerFacts[id].name : id);
const text = (words: string): InvoiceRow => ({ kind: 'text', text: words, amount: null });
const note = (words: string): InvoiceRow => ({ kind: 'note', text: words, amount: null });

/** A driver's address is a home: the law wants name and tax number of them, and it is in finance's table alone. */
function partyText({ role, name, address, taxNumber }: InvoiceParty, say: SayInvoice): string {
  const number = taxNumber === null ? null : say('docTaxNumber', { number: taxNumber });
  const parts = [name, role === 'driver' || role === 'buyer' ? null : address, number].filter((part) => part !== null);
  return say(parties[role], { who: parts.join(' · ') });
}

const lineText = ({ kind, name, quantity }: InvoiceLine, say: SayInvoice): string => {
  const what = name ?? say(lines[kind]);
  return quantity === null ? what : `${quantity} × ${what}`;
};

/**
 * What an invoice says, row by row.
 * @param named whether its customer is named: on the own copy, never behind a link that may be passed on
 */
export function invoiceRows(invoice: Invoice, language: Language, say: SayInvoice, named: boolean): InvoiceRow[] {
  const { content, countryId, customerName } = invoice;
  const { timeZone, decimals } = content;
  const { taxMinor, goodsMinor, netMinor } = sumsOf(invoice);
  const said = [...content.lines, ...content.taxes].map(({ amountMinor }) => amountMinor);
  const digits = shownDigits([invoice.totalMinor, ...(taxMinor === 0 ? [] : [netMinor]), ...said], decimals);
  const amount = (kind: RowKind, words: string, minor: number): InvoiceRow => ({
    kind,
    text: words,
    amount: formatMoney(minor, countryId, digits),
  });
  const method = methods[content.paidBy];
  const sold = dayWords(invoice.suppliedAt, timeZone, language);
  return [
    { kind: 'title', text: say(titles[invoice.kind], { number: invoice.number }), amount: null },
    text(say('docIssued', { at: dayWords(invoice.issuedAt, timeZone, language) })),
    ...(invoice.credits === null ? [] : [text(say('docCredits', { number: invoice.credits }))]),
    ...(content.reason === null ? [] : [text(say('docReason', { reason: content.reason }))]),
    ...content.parties.map((party) => text(partyText(party, say))),
    // A driver to whom the operator sells stands among the parties.
    ...(named && customerName !== null && invoice.subject !== 'commission' ? [text(say('docCustomer', { who: customerName }))] : []),
    text(say(subjects[invoice.subject], { at: sold })),
    ...(content.meters === null || content.meters < LEAST_METERS ? [] : [text(`${(content.meters / METERS_PER_KM).toFixed(1)} km`)]),
    ...content.lines.map((line) => amount('amount', lineText(line, say), line.amountMinor)),
    amount('total', say(invoice.kind === 'invoice' ? 'docTotal' : 'docTotalBack'), invoice.totalMinor),
    ...content.taxes.map((tax) =>
      amount(
        'note',
        say('docTaxInside', { tax: tax.names[language] ?? tax.names.en ?? tax.id.toUpperCase(), percent: String(tax.percent) }),
        tax.amountMinor,
      ),
    ),
    ...(taxMinor === 0 ? [] : [amount('note', say(goodsMinor === 0 ? 'docWithoutTax' : 'docWithoutTaxOwn'), netMinor)]),
    note(say('docPaidBy', { method: method === undefined ? providerName(content.paidBy) : say(method) })),
    ...(invoice.control === null
      ? []
      : [note(say('docControl', { authority: authorityFacts[invoice.control.authority].name, number: invoice.control.number }))]),
  ];
}
