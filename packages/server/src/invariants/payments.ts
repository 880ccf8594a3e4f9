import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { setAsideAs } from '@safiri/rules/payments/disbursement-life.ts';
import { creditedPaymentStates, openPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import { keysOf } from '@safiri/rules/records.ts';
import type { Invariant } from './invariant.ts';

/** How the transfer is called that sets money aside, by what it is for. */
const asideNames = sql.raw(
  keysOf(setAsideAs)
    .map((purpose) => `when '${purpose}' then '${setAsideAs[purpose]}'`)
    .join(' '),
);

/** The longest pause between two questions is an hour, a claim a minute. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'a payment that succeeded has one transfer of its amount, and no other has any',
    query: sql`select 'payment ' || p.id || ' is ' || p.state || ' with ' || count(t.id) || ' transfers of ' || coalesce(sum(e.amount_minor), 0) as fault
      from payments p left join ledger_transfers t on t.reference = 'payment:' || p.id
      left join drivers d on d.user_id = p.user_id and p.purpose = 'pay_in'
      left join ledger_entries e on e.transfer_id = t.id and e.currency = p.currency
        and e.account = case p.purpose when 'pay_in' then 'driver:' || d.id else 'user:' || p.user_id end || ':wallet'
      group by p.id having coalesce(sum(e.amount_minor), 0) <> case when p.state in ${oneOf(creditedPaymentStates)} then p.amount_minor else 0 end
        or count(t.id) <> case when p.state in ${oneOf(creditedPaymentStates)} then 1 else 0 end or max(t.id) is distinct from p.transfer_id`,
  },
  {
    name: 'a provider holds by the books what its payments brought, less what was paid out by it',
    query: sql`select a.account || ' holds ' || a.held || ' ' || a.currency || ', its payments brought ' || coalesce(b.brought, 0) || ' and ' || coalesce(d.paid, 0) || ' was paid out' as fault
      from (select account, currency, -sum(amount_minor) as held from ledger_entries where account like 'provider:%' group by 1, 2) a
      left join (select 'provider:' || account_id || ':balance' as account, currency, sum(amount_minor) as brought
                 from payments where state in ${oneOf(creditedPaymentStates)} group by 1, 2) b using (account, currency)
      left join (select 'provider:' || account_id || ':balance' as account, currency, sum(amount_minor) as paid
                 from disbursements where transfer_id is not null and state <> 'returned' group by 1, 2) d using (account, currency)
      left join (select e.account, e.currency, sum(e.amount_minor) as back from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
                 join provider_accounts p on e.account = 'provider:' || p.id || ':balance' and p.environment = 'sandbox'
                 where t.reference like 'sandbox:%' group by 1, 2) c using (account, currency)
      left join (select 'provider:' || account_id || ':balance' as account, currency, sum(amount_minor) as waits
                 from paybill_payments where state = 'suspense' group by 1, 2) s using (account, currency)
      where a.held <> coalesce(b.brought, 0) + coalesce(s.waits, 0) - coalesce(d.paid, 0) - coalesce(c.back, 0)`,
  },
  {
    name: 'in suspense is what people paid at a paybill and nobody was found for',
    query: sql`select coalesce(e.currency, b.currency) || ': ' || coalesce(e.held, 0) || ' in the books, ' || coalesce(b.waits, 0) || ' waits' as fault
      from (select currency, sum(amount_minor) as held from ledger_entries where account = 'platform:suspense' group by 1) e
      full join (select currency, sum(amount_minor) as waits from paybill_payments where state = 'suspense' group by 1) b using (currency)
      where coalesce(e.held, 0) <> coalesce(b.waits, 0)`,
  },
  {
    name: 'what was paid at a paybill is one payment of its amount, once it is credited',
    query: sql`select 'paybill payment ' || b.id || ' of ' || b.amount_minor || ' is payment ' || p.id || ' of ' || p.amount_minor as fault
      from paybill_payments b join payments p on p.id = b.payment_id
      where (b.amount_minor, b.currency, b.account_id, b.transaction_id) is distinct from (p.amount_minor, p.currency, p.account_id, p.receipt)`,
  },
  {
    name: 'nothing that was paid at a paybill is heard of without being asked about or a task',
    query: sql`select 'paybill payment ' || id || ' is not asked about before ' || coalesce(next_ask_at::text, 'ever') as fault from paybill_payments
      where state = 'heard' and task_at is null and (next_ask_at is null or next_ask_at > now() + interval '2 hours')`,
  },
  {
    name: 'no payment is open without being asked about or a task',
    query: sql`select 'payment ' || id || ' is ' || state || ' and not asked about before ' || coalesce(next_ask_at::text, 'ever') as fault from payments
      where state in ${oneOf(openPaymentStates)} and task_at is null and (next_ask_at is null or next_ask_at > now() + interval '2 hours')`,
  },
  {
    name: 'no payout without its debit',
    // Joined by the names of transfers alone: looked for by account, the payouts of one driver cost the square of their number.
    query: sql`select 'disbursement ' || d.id || ' is ' || d.state || ', and of ' || d.amount_minor + d.fee_minor || ' there was set aside ' || coalesce(sum(e.amount_minor), 0) as fault
      from (select *, case purpose ${asideNames} end || ':' || subject_id as aside_name from disbursements) d
      left join ledger_transfers t on t.reference = d.aside_name
      left join ledger_entries e on e.transfer_id = t.id and e.account = d.held_in and e.currency = d.currency and e.amount_minor > 0
      group by d.id, d.state, d.amount_minor, d.fee_minor having coalesce(sum(e.amount_minor), 0) <> d.amount_minor + d.fee_minor`,
  },
  {
    name: 'what is set aside leaves once, by the disbursement that succeeded, and goes back once where it did not; what was paid after all leaves once more',
    query: sql`select 'disbursement ' || d.id || ' is ' || d.state || ' and ' || coalesce(string_agg(t.reference, ', ' order by t.id), 'nothing') || ' was moved' as fault
      from disbursements d left join ledger_transfers t on t.reference in ('disbursement:' || d.id, 'disbursement:' || d.id || ':failed', 'disbursement:' || d.id || ':returned', 'disbursement:' || d.id || ':paid_after_all')
      group by d.id having coalesce(string_agg(t.reference, ',' order by t.id), '') <> case d.state
        when 'succeeded' then 'disbursement:' || d.id
        when 'returned' then 'disbursement:' || d.id || ',disbursement:' || d.id || ':returned'
        when 'failed' then 'disbursement:' || d.id || ':failed' || case when d.transfer_id is null then '' else ',disbursement:' || d.id || ':paid_after_all' end else '' end
        or max(t.id) filter (where t.reference in ('disbursement:' || d.id, 'disbursement:' || d.id || ':paid_after_all')) is distinct from d.transfer_id`,
  },
  {
    name: 'a payout ends as its disbursement does',
    query: sql`select 'payout ' || p.id || ' is ' || p.status || ', and its disbursement ' || d.id || ' ' || d.state as fault
      from payouts p join disbursements d on d.purpose = 'driver_payout' and d.subject_id = p.id
      where p.status <> case when d.state = 'succeeded' then 'paid' when d.state in ('failed', 'returned') then 'failed' else 'requested' end`,
  },
  {
    name: 'a settlement ends as its disbursement does',
    query: sql`select 'settlement ' || s.id || ' is ' || s.status || ', and its disbursement ' || coalesce(d.state, 'is none') as fault
      from merchant_settlements s left join disbursements d on d.purpose = 'merchant_settlement' and d.subject_id = s.id
      where s.status <> case when d.id is null then 'carried' when d.state = 'succeeded' then 'paid' when d.state in ('failed', 'returned') then 'failed' else 'waiting' end`,
  },
  {
    name: 'nothing is sent that two people did not sign, or one who is alone',
    query: sql`select 'disbursement ' || d.id || ' was sent, and its batch ' || coalesce(d.batch_id::text, 'is none') as fault
      from disbursements d left join disbursement_batches b on b.id = d.batch_id and b.state = 'approved'
      left join approvals a on a.kind = 'payout_batch' and a.subject_id = b.id and a.outcome = 'approved'
      where d.purpose <> 'payment_refund' and d.sent_at is not null and (b.id is null or a.id is null)`,
  },
  {
    name: 'no refund is sent to which a second person had to agree, and did not',
    query: sql`select 'refund ' || r.id || ' was sent' as fault
      from payment_refunds r join disbursements d on d.purpose = 'payment_refund' and d.subject_id = r.id
      left join approvals a on a.kind = 'payment_refund' and a.subject_id = r.id and a.outcome = 'approved'
      where r.needs_consent and d.sent_at is not null and a.id is null`,
  },
  {
    name: 'a refund ends as its disbursement does',
    query: sql`select 'refund ' || r.id || ' is ' || r.state || ', and its disbursement ' || coalesce(d.state, 'is none') as fault
      from payment_refunds r left join disbursements d on d.purpose = 'payment_refund' and d.subject_id = r.id
      where d.id is null or r.state <> case when d.state = 'succeeded' or (d.state = 'failed' and d.transfer_id is not null) then 'done'
        when d.state in ('failed', 'returned') then 'failed' else 'open' end or d.amount_minor <> r.amount_minor or d.currency <> r.currency`,
  },
  {
    name: 'of a payment its refunds are given back, and never more than it was',
    query: sql`select 'payment ' || p.id || ' is ' || p.state || ' and ' || p.given_back_minor || ' of it given back, by its refunds ' || coalesce(sum(r.amount_minor) filter (where r.state <> 'failed'), 0) as fault
      from payments p left join payment_refunds r on r.payment_id = p.id group by p.id
      having p.given_back_minor <> least(p.amount_minor, coalesce(sum(r.amount_minor) filter (where r.state <> 'failed'), 0))
        or (p.state = 'refunded') <> (coalesce(sum(r.amount_minor) filter (where r.state = 'done'), 0) >= p.amount_minor)`,
  },
  {
    name: 'no disbursement is under way without being asked about or a task',
    query: sql`select 'disbursement ' || id || ' is ' || state || ' and not asked about before ' || coalesce(next_ask_at::text, 'ever') as fault from disbursements
      where state in ('approved', 'pending', 'unknown') and task_at is null and (next_ask_at is null or next_ask_at > now() + interval '2 hours')`,
  },
];
