import type { ListedInvoice, OwnInvoice, SharedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import { invoiceNumber } from '@safiri/rules/invoices/invoice-number.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Config } from '../platform/config.ts';
import { linkTo, pageOf, type Copy, type InvoiceLink } from './link.ts';
import { invoiceOf, numberOf, type StoredInvoice } from './queries.ts';
import { rowsIn } from './texts.ts';

const pdfOf = ({ token }: InvoiceLink): string => invoicePaths.pdf.replace('GET ', '').replace(':token', token);

/** What the code to scan says: the tax authority's own text, else a link that may be passed on. */
export const qrOf = (config: Config, { invoice, told }: StoredInvoice, now: Date): string =>
  told?.qrText ?? pageOf(config, linkTo(config, invoice.id, 'shared', now));

/** An invoice behind a link. */
export function presentShared(
  config: Config,
  one: StoredInvoice,
  { link, copy, language, now }: { link: InvoiceLink; copy: Copy; language: string; now: Date },
): SharedInvoice {
  return {
    kind: one.invoice.kind,
    number: numberOf(one.invoice),
    rows: rowsIn(language, invoiceOf(one), copy === 'own'),
    qr: qrOf(config, one, now),
    pdf: pdfOf(link),
    until: link.until.toISOString(),
  };
}

/** The own copy, and the link to pass on. */
export function presentOwn(config: Config, one: StoredInvoice, language: string, now: Date): OwnInvoice {
  const { id } = one.invoice;
  const link = linkTo(config, id, 'own', now);
  const shared = linkTo(config, id, 'shared', now);
  return {
    ...presentShared(config, one, { link, copy: 'own', language, now }),
    id,
    until: shared.until.toISOString(),
    share: pageOf(config, shared),
  };
}

/** An invoice as finance lists it. */
export function presentListed({ invoice, told, creditedBy }: StoredInvoice): ListedInvoice {
  const { id, kind, countryId, subject, subjectId, currency } = invoice;
  return {
    id,
    kind,
    number: numberOf(invoice),
    countryId,
    subject,
    subjectId,
    total: toWire(invoice.totalMinor),
    tax: toWire(invoice.taxMinor),
    currency,
    issuedAt: invoice.issuedAt.toISOString(),
    creditedBy: creditedBy === null ? null : invoiceNumber(countryId, 'credit_note', creditedBy.year, creditedBy.number),
    authority: told === null ? null : { id: told.authority, state: told.state, controlNumber: told.controlNumber, refusal: told.refusal },
  };
}
