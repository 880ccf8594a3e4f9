import { sql } from 'drizzle-orm';
import { keptOfAll } from '../wallet/public.ts';
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
    name: 'a closed month of a driver says what the ledger kept of them',
    // Each entry stands in the first month that ended after it and was closed when it was there: in its own, or in a later one where it came late.
    query: sql`with placed as (
        select m.id, sum(k.amount_minor) filter (where k.at >= m.from_at) as kept, sum(k.amount_minor) filter (where k.at < m.from_at) as earlier
        from (${keptOfAll}) k cross join lateral (
          select c.id, c.from_at from commission_months c where c.driver_id = k.driver_id and c.currency = k.currency and c.to_at > k.at
            and c.through_entry >= k.id order by c.to_at limit 1) m
        group by m.id)
      select 'month ' || m.id || ' of driver ' || m.driver_id || ' says ' || m.kept_minor || ' and ' || m.earlier_minor || ', the ledger ' ||
        coalesce(p.kept, 0) || ' and ' || coalesce(p.earlier, 0) as fault
      from commission_months m left join placed p on p.id = m.id
      where m.kept_minor <> coalesce(p.kept, 0) or m.earlier_minor <> coalesce(p.earlier, 0)`,
  },
  {
    name: 'the months of a driver follow each other, and what one gave back beyond what it took is in the next',
    query: sql`select 'month ' || id || ' of driver ' || driver_id || ' begins at ' || from_at || ' with ' || carried_minor as fault
      from (select *, lag(to_at) over following as ended, lag(least(0, kept_minor + earlier_minor + carried_minor)) over following as left_over
        from commission_months window following as (partition by driver_id, currency order by to_at)) m
      where from_at <> coalesce(ended, from_at) or carried_minor <> coalesce(left_over, 0)`,
  },
  {
    name: 'a closed month of a driver has one invoice of what it comes to, and none where that is nothing',
    query: sql`select 'month ' || coalesce(m.id, i.subject_id) || ' comes to ' || coalesce(m.total, 0) || ', its invoice to ' || coalesce(i.total_minor, 0) as fault
      from (select id, greatest(0, kept_minor + earlier_minor + carried_minor) as total from commission_months where month is not null) m
        full join (select subject_id, total_minor from invoices where subject = 'commission' and kind = 'invoice') i on i.subject_id = m.id
      where coalesce(m.total, 0) <> coalesce(i.total_minor, 0)`,
  },
  {
    name: 'nothing waits for a tax authority without being told again',
    query: sql`select 'invoice ' || invoice_id || ' is told again at ' || coalesce(next_try_at::text, 'no time') as fault from invoice_submissions
      where state = 'waiting' and (next_try_at is null or next_try_at > now() + interval '2 hours')`,
  },
];
