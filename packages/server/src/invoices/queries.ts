import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { invoices, invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { invoiceNumber } from '@safiri/rules/invoices/invoice-number.ts';
import type { Invoice, InvoiceSubject } from '@safiri/rules/invoices/invoice.ts';

type InvoiceRowDb = typeof invoices.$inferSelect;
type SubmissionRow = typeof invoiceSubmissions.$inferSelect;

export interface StoredInvoice {
  readonly invoice: InvoiceRowDb;
  readonly told: SubmissionRow | null;
  /** Year and number of the invoice that it takes back, and of the credit note that takes it back. */
  readonly credits: { readonly year: number; readonly number: number } | null;
  readonly creditedBy: { readonly year: number; readonly number: number } | null;
}

const numberWhere = (condition: SQL) =>
  sql<{
    year: number;
    number: number;
  } | null>`(select jsonb_build_object('year', o.year, 'number', o.number) from invoices o where ${condition})`;

/** Invoices with what is known of each beside it. */
export const stored = (reader: Reader) =>
  reader
    .select({
      invoice: invoices,
      told: invoiceSubmissions,
      credits: numberWhere(sql`o.id = ${invoices.creditsId}`),
      creditedBy: numberWhere(sql`o.credits_id = ${invoices.id}`),
    })
    .from(invoices)
    .leftJoin(invoiceSubmissions, eq(invoiceSubmissions.invoiceId, invoices.id));

export async function findInvoice(reader: Reader, id: number): Promise<StoredInvoice | undefined> {
  const [row] = await stored(reader).where(eq(invoices.id, id));
  return row;
}

/** What was issued of a sale to whoever paid it: the invoice first. */
export const invoicesOf = (reader: Reader, customerId: number, subject: InvoiceSubject, subjectId: number): Promise<StoredInvoice[]> =>
  stored(reader)
    .where(and(eq(invoices.subject, subject), eq(invoices.subjectId, subjectId), eq(invoices.customerId, customerId)))
    .orderBy(invoices.id);

/** All that somebody paid, newest first, at most so many. */
export const invoicesOfCustomer = (reader: Reader, customerId: number, most: number): Promise<StoredInvoice[]> =>
  stored(reader).where(eq(invoices.customerId, customerId)).orderBy(desc(invoices.id)).limit(most);

/** Those of a kind of sale that somebody paid, newest first. @param before the id below which they lie */
export const invoicesOfSubject = (
  reader: Reader,
  {
    customerId,
    subject,
    before,
    most,
  }: { readonly customerId: number; readonly subject: InvoiceSubject; readonly before: number | undefined; readonly most: number },
): Promise<StoredInvoice[]> =>
  stored(reader)
    .where(
      and(eq(invoices.customerId, customerId), eq(invoices.subject, subject), before === undefined ? undefined : lt(invoices.id, before)),
    )
    .orderBy(desc(invoices.id))
    .limit(most);

export const numberOf = ({ countryId, kind, year, number }: Pick<InvoiceRowDb, 'countryId' | 'kind' | 'year' | 'number'>): string =>
  invoiceNumber(countryId, kind, year, number);

/** An invoice as the rules know it. */
export function invoiceOf({ invoice, told, credits }: StoredInvoice): Invoice {
  return {
    kind: invoice.kind,
    number: numberOf(invoice),
    countryId: invoice.countryId,
    subject: invoice.subject,
    totalMinor: invoice.totalMinor,
    issuedAt: invoice.issuedAt,
    suppliedAt: invoice.suppliedAt,
    content: invoice.content,
    customerName: invoice.customerName,
    credits: credits === null ? null : invoiceNumber(invoice.countryId, 'invoice', credits.year, credits.number),
    control: told === null || told.controlNumber === null ? null : { authority: told.authority, number: told.controlNumber },
  };
}
