import * as z from 'zod/mini';
import { invoiceSubjects } from '@safiri/rules/invoices/invoice.ts';
import { isDate } from '@safiri/rules/places/local-time.ts';
import { defineCall } from '../call.ts';
import { countryId, idParam, line } from '../fields.ts';
import { identityBody } from './calls.ts';
import { invoiceStaffPaths } from './paths.ts';
import { listedInvoice, taxIdentity } from './shapes.ts';

const one = z.object({ id: idParam });

export const listInvoices = defineCall({
  key: invoiceStaffPaths.list,
  summary: 'Invoices and credit notes, newest first, fifty at a time; of one sale, or those that a tax authority refused',
  who: 'staff',
  limit: 'read',
  query: z.object({
    before: z.optional(idParam),
    subject: z.optional(z.enum(invoiceSubjects)),
    subjectId: z.optional(idParam),
    refused: z.optional(z.literal('yes')),
  }),
  reply: z.array(listedInvoice),
  problems: [],
});

const day = z.string().check(z.refine(isDate, { error: 'A day such as 2026-11-24' }));

/** Which invoices the table for spreadsheets has: from one day to another, both with it, by the calendar of the country. */
export const csvQuery = z.object({ country: countryId, from: day, to: day });

export const creditInvoice = defineCall({
  key: invoiceStaffPaths.credit,
  summary: 'Takes an invoice back by a credit note, whole and once; the same again answers with the same',
  who: 'staff',
  limit: 'write',
  params: one,
  body: z.strictObject({ reason: line(300) }),
  reply: listedInvoice,
  problems: ['not_found', 'illegal_transition'],
});

export const sendInvoiceAgain = defineCall({
  key: invoiceStaffPaths.sendAgain,
  summary: 'Tells the tax authority again of an invoice that it refused',
  who: 'staff',
  limit: 'write',
  params: one,
  reply: listedInvoice,
  problems: ['not_found', 'illegal_transition'],
});

export const shopTaxIdentity = defineCall({
  key: invoiceStaffPaths.shopIdentity,
  summary: 'As whom a shop is registered for taxes; null while that is not said',
  who: 'staff',
  limit: 'read',
  params: one,
  reply: z.nullable(taxIdentity),
  problems: ['not_found'],
});

export const setShopTaxIdentity = defineCall({
  key: invoiceStaffPaths.setShopIdentity,
  summary: 'Says as whom a shop is registered for taxes; invoices name it from the next one on',
  who: 'staff',
  limit: 'write',
  params: one,
  body: identityBody,
  reply: taxIdentity,
  problems: ['not_found'],
});
