import * as z from 'zod/mini';
import { invoiceSubjects } from '@safiri/rules/invoices/invoice.ts';
import { defineCall } from '../call.ts';
import { idParam, languageAsked, line } from '../fields.ts';
import { invoicePaths } from './paths.ts';
import { ownInvoice, sharedInvoice, taxIdentity } from './shapes.ts';

export const ownInvoices = defineCall({
  key: invoicePaths.ofSale,
  summary: 'The invoice of something that the signed-in person paid, and its credit note; empty where there is none',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ subject: z.enum(invoiceSubjects), id: idParam, language: languageAsked }),
  reply: z.array(ownInvoice),
  problems: [],
});

export const sharedInvoiceCall = defineCall({
  key: invoicePaths.shared,
  summary: 'An invoice for whoever has a link to it that has not ended',
  who: 'anyone',
  limit: 'read',
  params: z.object({ token: z.string().check(z.maxLength(80)) }),
  query: z.object({ language: languageAsked }),
  reply: sharedInvoice,
  problems: ['not_found'],
});

/** Of the PDF, which is no JSON and so no call. */
export const pdfQuery = z.object({ language: languageAsked });

/** As whom somebody is registered for taxes. */
export const identityBody = z.strictObject({ name: line(120), address: line(200), taxNumber: line(30) });

export const ownTaxIdentity = defineCall({
  key: invoicePaths.ownIdentity,
  summary: 'As whom the driver is registered for taxes; null while that is not said',
  who: 'driver',
  limit: 'read',
  reply: z.nullable(taxIdentity),
  problems: [],
});

export const setOwnTaxIdentity = defineCall({
  key: invoicePaths.setOwnIdentity,
  summary: 'The driver says as whom they are registered for taxes; invoices name it from the next one on',
  who: 'driver',
  limit: 'write',
  body: identityBody,
  reply: taxIdentity,
  problems: [],
});
