import type { CsvRow } from '../csv.ts';
import { localDate } from '../places/local-time.ts';
import { toWire } from '../pricing/money.ts';
import { sumsOf, type Invoice } from './invoice.ts';

/** The names of the columns. */
export const invoiceColumns = [
  'number',
  'kind',
  'credits',
  'issued',
  'supplied',
  'subject',
  'issuer',
  'issuer tax number',
  'seller',
  'seller address',
  'seller tax number',
  'buyer',
  'buyer address',
  'buyer tax number',
  'currency',
  'total',
  'goods of shops',
  'tax',
  'without goods and tax',
  'paid by',
  'authority',
  'control number',
] as const satisfies CsvRow;

/**
 * An invoice as a line of the table; a credit note's amounts are below zero. It names no customer but the drivers to whom the operator sells.
 * @param told what became of telling the tax authority
 * @param withHomes whether the addresses of drivers stand in it, which are homes; those of shops always do
 */
export function invoiceLine(
  invoice: Invoice,
  currency: string,
  { told, withHomes }: { readonly told: string | null; readonly withHomes: boolean },
): CsvRow {
  const { content, kind } = invoice;
  const amount = (minor: number) => toWire(kind === 'credit_note' && minor !== 0 ? -minor : minor);
  const { taxMinor, goodsMinor, netMinor } = sumsOf(invoice);
  const day = (at: Date) => localDate(at, content.timeZone);
  const issuer = content.parties.find(({ role }) => role === 'issuer');
  const seller = content.parties.find(({ role }) => role === 'driver' || role === 'merchant');
  const buyer = content.parties.find(({ role }) => role === 'buyer');
  return [
    invoice.number,
    kind,
    invoice.credits,
    day(invoice.issuedAt),
    day(invoice.suppliedAt),
    invoice.subject,
    issuer?.name ?? null,
    issuer?.taxNumber ?? null,
    seller?.name ?? null,
    seller?.role === 'driver' && !withHomes ? null : (seller?.address ?? null),
    seller?.taxNumber ?? null,
    buyer?.name ?? null,
    withHomes ? (buyer?.address ?? null) : null,
    buyer?.taxNumber ?? null,
    currency,
    amount(invoice.totalMinor),
    amount(goodsMinor),
    amount(taxMinor),
    amount(netMinor),
    content.paidBy,
    told,
    invoice.control?.number ?? null,
  ];
}
