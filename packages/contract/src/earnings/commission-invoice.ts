import * as z from 'zod/mini';
import { invoiceKinds } from '@safiri/rules/invoices/invoice.ts';
import { countryId, id, instant } from '../fields.ts';

/** An invoice for what the operator kept of a driver in a month, as its driver lists it. */
export const commissionInvoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  countryId,
  /** Of its own month, on the calendar by which it was closed: YYYY-MM. */
  month: z.string(),
  total: z.string(),
  tax: z.string(),
  currency: z.string(),
  issuedAt: instant,
  /** Paths of the page that shows it, and of its PDF: the driver's own copies, for a day. On them is the link that may be passed on. */
  page: z.string(),
  pdf: z.string(),
});
export type CommissionInvoice = z.infer<typeof commissionInvoice>;
