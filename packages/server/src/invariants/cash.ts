import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** What the team books by hand. */
export const cashInvariants: readonly Invariant[] = [
  {
    name: 'a booking of the team is in the books once with its amount, and nothing moves over the desk or is given up without one',
    query: sql`select 'booking ' || coalesce(b.id::text, 'none') || ' of ' || coalesce(b.amount_minor, 0) || ' has transfer ' || coalesce(t.reference, 'none') || ' of ' || coalesce(e.moved, 0) as fault
      from money_bookings b left join drivers d on d.user_id = b.user_id
      full join ledger_transfers t on t.id = b.transfer_id
      left join lateral (select sum(amount_minor) as moved from ledger_entries where transfer_id = t.id and currency = b.currency
        and account = case b.party when 'driver' then 'driver:' || d.id else 'user:' || b.user_id end || ':wallet') e on true
      where (b.id is null and (t.kind in ('cash_desk', 'write_off') or t.reference like 'booking:%'))
        or (b.id is not null and b.transfer_id is not null and (t.reference is distinct from 'booking:' || b.id or e.moved is distinct from b.amount_minor))`,
  },
  {
    name: 'a drawer holds by the books what was put and booked into it, and nothing once it was counted',
    query: sql`select 'drawer ' || d.id || ' holds ' || coalesce(e.held, 0) || ', and should hold ' || coalesce(case when d.closed_at is null then d.float_minor + coalesce(b.booked, 0) else 0 end, 0) as fault
      from cash_drawers d
      left join lateral (select -sum(amount_minor) as held from ledger_entries where account = 'drawer:' || d.id || ':balance' and currency = d.currency) e on true
      left join lateral (select sum(amount_minor) as booked from money_bookings where drawer_id = d.id and transfer_id is not null) b on true
      where coalesce(e.held, 0) <> case when d.closed_at is null then d.float_minor + coalesce(b.booked, 0) else 0 end`,
  },
];
