import type { CommissionInvoice } from '@safiri/contract/earnings/commission-invoice.ts';
import type { ListedInvoice, OwnInvoice, SharedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { invoicePage, invoicePaths } from '@safiri/contract/invoices/paths.ts';
import { invoiceNumber } from '@safiri/rules/invoices/invoice-number.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Config } from '../platform/config.ts';
import { linkToPassOn, ownLinkTo, pageOf, type InvoiceLink } from './link.ts';
import { invoiceOf, numberOf, type StoredInvoice } from './queries.ts';
import { rowsIn } from './texts.ts';

const pdfOf = ({ token }: InvoiceLink): string => invoicePaths.pdf.replace('GET ', '').replace(':token', token);

/** What the code to scan says: the tax authority's own text, else the link that may be passed on. */
export const qrOf = (config: Config, { told }: StoredInvoice, link: InvoiceLink): string =>
  told?.qrText ?? pageOf(config, linkToPassOn(config, link));

/** An invoice behind a link. */
export const presentShared = (config: Config, one: StoredInvoice, link: InvoiceLink, language: string): SharedInvoice => ({
  kind: one.invoice.kind,
  number: numberOf(one.invoice),
  rows: rowsIn(language, invoiceOf(one), link.copy === 'own'),
  qr: qrOf(config, one, link),
  pdf: pdfOf(link),
  until: link.until.toISOString(),
});

/** The own copy, and the link to pass on. */
export function presentOwn(config: Config, one: StoredInvoice, language: string, now: Date): OwnInvoice {
  const { id } = one.invoice;
  const link = ownLinkTo(config, id, now);
  const shared = linkToPassOn(config, link);
  return {
    ...presentShared(config, one, link, language),
    id,
    until: shared.until.toISOString(),
    share: pageOf(config, shared),
  };
}

/** An invoice of a month as its driver lists it. */
export function presentMonth(config: Config, { invoice }: StoredInvoice, now: Date): CommissionInvoice {
  const { id, kind, countryId, currency } = invoice;
  const link = ownLinkTo(config, id, now);
  return {
    id,
    kind,
    number: numberOf(invoice),
    countryId,
    month: localDate(invoice.suppliedAt, invoice.content.timeZone).slice(0, 'YYYY-MM'.length),
    total: toWire(invoice.totalMinor),
    tax: toWire(invoice.taxMinor),
    currency,
    issuedAt: invoice.issuedAt.toISOString(),
    page: invoicePage.replace(':token', link.token),
    pdf: pdfOf(link),
  };
}

/** An invoice as finance lists it. */
export function presentListed(config: Config, { invoice, told, creditedBy }: StoredInvoice, now: Date): ListedInvoice {
  const { id, kind, countryId, subject, subjectId, currency, customerId, customerName, content } = invoice;
  return {
    id,
    kind,
    number: numberOf(invoice),
    countryId,
    subject,
    subjectId,
    page: invoicePage.replace(':token', ownLinkTo(config, id, now).token),
    customer: customerId === null || customerName === null ? null : { userId: customerId, name: customerName },
    seller: content.parties.find(({ role }) => role === 'merchant' || role === 'driver')?.name ?? null,
    total: toWire(invoice.totalMinor),
    tax: toWire(invoice.taxMinor),
    currency,
    issuedAt: invoice.issuedAt.toISOString(),
    timeZone: invoice.content.timeZone,
    creditedBy: creditedBy === null ? null : invoiceNumber(countryId, 'credit_note', creditedBy.year, creditedBy.number),
    authority: told === null ? null : { id: told.authority, state: told.state, controlNumber: told.controlNumber, refusal: told.refusal },
  };
}
