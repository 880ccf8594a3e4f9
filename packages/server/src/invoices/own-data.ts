import { eq } from 'drizzle-orm';
import { invoices } from '@safiri/db/invoices/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { InvoiceContent } from '@safiri/rules/invoices/invoice.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { invoicesOfCustomer, numberOf } from './queries.ts';
import { findTaxIdentity, forgetTaxIdentity } from './tax-identity.ts';

/** More invoices than a person gets in years; what is beyond is asked of support. */
const EXPORTED_AT_MOST = 5000;

/** Where a driver lives is not told to who rode with them. */
const withoutHomes = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  parties: content.parties.map((party) => (party.role === 'driver' ? { ...party, address: null } : party)),
});

/**
 * The law keeps an invoice: number, dates, who sold, lines and taxes stay; who paid is named no longer. A driver's name and tax number stay on what
 * they sold, for the same reason; what they would be named by from now on goes.
 */
export async function forgetInvoices(uow: UnitOfWork, { userId, driverId }: Pick<Person, 'userId' | 'driverId'>): Promise<void> {
  await uow.tx.update(invoices).set({ customerName: null }).where(eq(invoices.customerId, userId));
  if (driverId !== null) await forgetTaxIdentity(uow, driverId);
}

/** The invoices of what a person paid, and as whom they are registered for taxes. */
export async function exportInvoices(
  reader: Reader,
  { userId, driverId }: Pick<Person, 'userId' | 'driverId'>,
): Promise<Record<string, object>> {
  const own = await invoicesOfCustomer(reader, userId, EXPORTED_AT_MOST);
  const identity = driverId === null ? null : await findTaxIdentity(reader, { driverId });
  return {
    'invoices.json': own.map(({ invoice }) => ({
      number: numberOf(invoice),
      kind: invoice.kind,
      subject: invoice.subject,
      customerName: invoice.customerName,
      currency: invoice.currency,
      total: toWire(invoice.totalMinor),
      suppliedAt: invoice.suppliedAt,
      issuedAt: invoice.issuedAt,
      content: withoutHomes(invoice.content),
    })),
    ...(identity === null ? {} : { 'tax-identity.json': identity }),
  };
}
