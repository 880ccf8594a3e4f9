import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { openPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import type { Invariant } from './invariant.ts';

/** The longest pause between two questions is an hour, a claim a minute. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'a payment that succeeded has one transfer of its amount, and no other has any',
    query: sql`select 'payment ' || p.id || ' is ' || p.state || ' with ' || count(t.id) || ' transfers of ' || coalesce(sum(e.amount_minor), 0) as fault
      from payments p left join ledger_transfers t on t.reference = 'payment:' || p.id
      left join drivers d on d.user_id = p.user_id and p.purpose = 'pay_in'
      left join ledger_entries e on e.transfer_id = t.id and e.currency = p.currency
        and e.account = case p.purpose when 'pay_in' then 'driver:' || d.id else 'user:' || p.user_id end || ':wallet'
      group by p.id having coalesce(sum(e.amount_minor), 0) <> case when p.state = 'succeeded' then p.amount_minor else 0 end
        or count(t.id) <> case when p.state = 'succeeded' then 1 else 0 end or max(t.id) is distinct from p.transfer_id`,
  },
  {
    name: 'a provider holds by the books what its payments brought',
    query: sql`select a.account || ' holds ' || a.held || ' ' || a.currency || ', and its payments brought ' || coalesce(b.brought, 0) as fault
      from (select account, currency, -sum(amount_minor) as held from ledger_entries where account like 'provider:%' group by 1, 2) a
      left join (select 'provider:' || account_id || ':balance' as account, currency, sum(amount_minor) as brought
                 from payments where state = 'succeeded' group by 1, 2) b using (account, currency)
      left join (select e.account, e.currency, sum(e.amount_minor) as back from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
                 join provider_accounts p on e.account = 'provider:' || p.id || ':balance' and p.environment = 'sandbox'
                 where t.reference like 'sandbox:%' group by 1, 2) c using (account, currency)
      where a.held <> coalesce(b.brought, 0) - coalesce(c.back, 0)`,
  },
  {
    name: 'no payment is open without being asked about or a task',
    query: sql`select 'payment ' || id || ' is ' || state || ' and not asked about before ' || coalesce(next_ask_at::text, 'ever') as fault from payments
      where state in ${oneOf(openPaymentStates)} and task_at is null and (next_ask_at is null or next_ask_at > now() + interval '2 hours')`,
  },
];
