import type { CountryId } from '../countries/country.ts';
import type { InvoiceKind } from './invoice.ts';

/** Who issues: the operator, once for each country, because it is registered for taxes there. */
export const operatorIssuer = (countryId: CountryId): string => `operator:${countryId}`;

const DIGITS = 6;
const letters: Record<InvoiceKind, string> = { invoice: '', credit_note: 'CN-' };

/** The number as people read it: KE-2026-000123, of a credit note KE-CN-2026-000001. @param number counted from 1 in each year, for each kind */
export const invoiceNumber = (countryId: CountryId, kind: InvoiceKind, year: number, number: number): string =>
  `${countryId.toUpperCase()}-${letters[kind]}${year}-${String(number).padStart(DIGITS, '0')}`;
