import * as z from 'zod/mini';
import { authorityIds, submissionStates } from '@safiri/rules/invoices/authorities.ts';
import { invoiceKinds, invoiceSubjects } from '@safiri/rules/invoices/invoice.ts';
import { rowKinds } from '@safiri/rules/invoices/invoice-rows.ts';
import { countryId, id, instant } from '../fields.ts';

/** What an invoice says, as its page and its PDF show it. */
export const invoiceRow = z.object({ kind: z.enum(rowKinds), text: z.string(), amount: z.nullable(z.string()) });

/** An invoice for who has the link to it. */
export const sharedInvoice = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  rows: z.array(invoiceRow),
  /** What its code to scan says: the tax authority's own text where it gave one, else the link that may be passed on. */
  qr: z.string(),
  /** Where the PDF is. */
  pdf: z.string(),
  /** When the link ends. */
  until: instant,
});
export type SharedInvoice = z.infer<typeof sharedInvoice>;

/** An own invoice: with the customer's name, and a link to pass on, which has none. */
export const ownInvoice = z.extend(sharedInvoice, { id, share: z.string() });
export type OwnInvoice = z.infer<typeof ownInvoice>;

/** Who a driver or a shop is to the tax authority. */
export const taxIdentity = z.object({ name: z.string(), address: z.string(), taxNumber: z.string(), updatedAt: instant });
export type TaxIdentity = z.infer<typeof taxIdentity>;

/** An invoice as finance lists it. */
export const listedInvoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  countryId,
  subject: z.enum(invoiceSubjects),
  subjectId: id,
  /** The path of its page, for a day. */
  page: z.string(),
  /** Who paid; null where nobody is known by name, or no more. */
  customer: z.nullable(z.object({ userId: id, name: z.string() })),
  /** Who drove, or whose goods they are; null where the operator alone sells. */
  seller: z.nullable(z.string()),
  total: z.string(),
  tax: z.string(),
  currency: z.string(),
  issuedAt: instant,
  /** By whose clocks its number and its dates are: those of the market that sold. */
  timeZone: z.string(),
  /** The number of the credit note that takes it back. */
  creditedBy: z.nullable(z.string()),
  /** What the tax authority was told and said; null where it is not told. */
  authority: z.nullable(
    z.object({
      id: z.enum(authorityIds),
      state: z.enum(submissionStates),
      controlNumber: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
    }),
  ),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;
