import { localMoment, dateOf } from '../places/local-time.ts';
import { toWire } from '../pricing/money.ts';
import type { Invoice } from './invoice.ts';

const columns = [
  'number',
  'kind',
  'credits',
  'issued',
  'supplied',
  'subject',
  'issuer',
  'issuer tax number',
  'seller',
  'seller tax number',
  'currency',
  'total',
  'tax',
  'without tax',
  'paid by',
  'authority',
  'control number',
];

/** What a spreadsheet would take for a formula is a text with an apostrophe before it. */
const cell = (value: string): string => {
  const plain = /^[=+@\t\r-]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
const row = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** The names of the columns. */
export const csvHeader = row(columns);

/** An invoice as a line of the table (RFC 4180); a credit note's amounts are below zero. It names no customer. @param state of telling the tax authority */
export function csvLine(invoice: Invoice, currency: string, state: string | null): string {
  const { content, kind } = invoice;
  const sign = kind === 'credit_note' ? -1 : 1;
  const taxMinor = content.taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const day = (at: Date) => dateOf(localMoment(at, content.timeZone));
  const issuer = content.parties.find(({ role }) => role === 'issuer');
  const seller = content.parties.find(({ role }) => role !== 'issuer');
  return row([
    invoice.number,
    kind,
    invoice.credits ?? '',
    day(invoice.issuedAt),
    day(invoice.suppliedAt),
    invoice.subject,
    issuer?.name ?? '',
    issuer?.taxNumber ?? '',
    seller?.name ?? '',
    seller?.taxNumber ?? '',
    currency,
    toWire(sign * invoice.totalMinor),
    toWire(sign * taxMinor),
    toWire(sign * (invoice.totalMinor - taxMinor)),
    content.paidBy,
    state ?? '',
    invoice.control?.number ?? '',
  ]);
}
