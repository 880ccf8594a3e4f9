import en from '@safiri/locales/invoices-server/en.json' with { type: 'json' };
import { languageOr } from '@safiri/rules/languages.ts';
import { invoiceRows, type InvoiceRow, type SayInvoice } from '@safiri/rules/invoices/invoice-rows.ts';
import type { Invoice } from '@safiri/rules/invoices/invoice.ts';
import { dictionariesOf, textsIn, wordsIn } from '../platform/icu.ts';

const dictionaries = dictionariesOf<Record<string, string>>('invoices-server', en);

const sayIn =
  (language: string): SayInvoice =>
  (key, values) =>
    wordsIn(language, textsIn(dictionaries, language)[key] ?? key, values);

/** What an invoice says in a language: what its page shows and its PDF draws. */
export const rowsIn = (language: string, invoice: Invoice, named: boolean): InvoiceRow[] =>
  invoiceRows(invoice, languageOr(language), sayIn(language), named);
