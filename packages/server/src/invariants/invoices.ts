import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** The numbers of a series are all there: as many as its last one says, each once, from one on. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'the numbers of invoices have no gap',
    query: sql`select coalesce(s.issuer, i.issuer) || ' ' || coalesce(s.kind, i.kind) || ' ' || coalesce(s.year, i.year) || ' is at ' ||
        coalesce(s.last, 0) || ' with ' || coalesce(i.n, 0) || ' documents up to ' || coalesce(i.highest, 0) as fault
      from invoice_series s
      full join (select issuer, kind, year, count(distinct number) as n, max(number) as highest from invoices group by 1, 2, 3) i using (issuer, kind, year)
      where coalesce(s.last, 0) <> coalesce(i.n, 0) or coalesce(s.last, 0) <> coalesce(i.highest, 0)`,
  },
  {
    name: 'the lines of an invoice add up to its total, and its taxes to its tax',
    query: sql`select 'invoice ' || id || ' says ' || total_minor || ' with ' || tax_minor || ' of tax' as fault from invoices
      where total_minor <> (select coalesce(sum((l ->> 'amountMinor')::bigint), 0) from jsonb_array_elements(content -> 'lines') l)
        or tax_minor <> (select coalesce(sum((t ->> 'amountMinor')::bigint), 0) from jsonb_array_elements(content -> 'taxes') t)`,
  },
  {
    name: 'a credit note is of the invoice that it takes back',
    query: sql`select 'credit note ' || c.id || ' differs from invoice ' || i.id as fault from invoices c join invoices i on i.id = c.credits_id
      where i.kind <> 'invoice' or (c.subject, c.subject_id, c.total_minor, c.tax_minor, c.currency) is distinct from (i.subject, i.subject_id, i.total_minor, i.tax_minor, i.currency)`,
  },
  {
    name: 'nothing waits for a tax authority without being told again',
    query: sql`select 'invoice ' || invoice_id || ' is told again at ' || coalesce(next_try_at::text, 'no time') as fault from invoice_submissions
      where state = 'waiting' and (next_try_at is null or next_try_at > now() + interval '2 hours')`,
  },
];
