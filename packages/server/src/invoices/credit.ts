import { and, eq } from 'drizzle-orm';
import { invoices, invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { writeInvoices } from './issue.ts';
import { findInvoice, type StoredInvoice } from './queries.ts';

/**
 * Takes an invoice back by a credit note of all its lines, once. It is a document alone: no money moves by it.
 * @returns the credit note, and whether this call issued it
 * @throws Problem not_found, illegal_transition for a credit note
 */
export async function creditInvoice(uow: UnitOfWork, id: number, reason: string): Promise<{ note: StoredInvoice; isNew: boolean }> {
  const [invoice] = await uow.tx.select().from(invoices).where(eq(invoices.id, id)).for('no key update');
  if (invoice === undefined) throw notFound();
  if (invoice.kind === 'credit_note') throw new Problem('illegal_transition', 'A credit note is not taken back.');
  const [before] = await uow.tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.creditsId, id));
  const [told] = await uow.tx.select().from(invoiceSubmissions).where(eq(invoiceSubmissions.invoiceId, id));
  const { countryId, subject, subjectId, customerId, currency, totalMinor, taxMinor, content } = invoice;
  const noteId =
    before?.id ??
    (
      await writeInvoices(uow, [
        {
          kind: 'credit_note',
          countryId,
          subject,
          subjectId,
          creditsId: id,
          // Of who left, nobody is named again.
          customerId: invoice.customerName === null ? null : customerId,
          currency,
          totalMinor,
          taxMinor,
          content: { ...content, reason },
          driverId: null,
          merchantId: null,
          buyerId: null,
          authority: told?.authority ?? null,
          suppliedAt: invoice.suppliedAt,
        },
      ])
    )[0] ??
    0;
  const note = await findInvoice(uow.tx, noteId);
  if (note === undefined) throw notFound();
  return { note, isNew: before === undefined };
}

/**
 * Has the tax authority told again of what it refused.
 * @throws Problem not_found, illegal_transition where it refused nothing
 */
export async function sendAgain(uow: UnitOfWork, id: number): Promise<StoredInvoice> {
  const changed = await uow.tx
    .update(invoiceSubmissions)
    .set({ state: 'waiting', nextTryAt: uow.now, refusal: null, endedAt: null, tries: 0 })
    .where(and(eq(invoiceSubmissions.invoiceId, id), eq(invoiceSubmissions.state, 'refused')))
    .returning({ id: invoiceSubmissions.invoiceId });
  const one = await findInvoice(uow.tx, id);
  if (one === undefined) throw notFound();
  if (changed.length === 0) throw new Problem('illegal_transition', 'The tax authority has not refused this one.');
  return one;
}
