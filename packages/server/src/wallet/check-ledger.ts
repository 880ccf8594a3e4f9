import { sql, type SQL } from 'drizzle-orm';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';

export interface LedgerReport {
  readonly transfers: number;
  readonly entries: number;
  readonly completedRides: number;
  /** What is wrong, one sentence each; empty when the books are right. */
  readonly faults: readonly string[];
}

/** Faults of a kind that are named; there is no point in naming a million. */
const NAMED_AT_MOST = 20;

/** Each gives one row per fault, with its sentence. */
const checks: readonly SQL[] = [
  sql`select 'transfer ' || transfer_id || ' is off by ' || sum(amount_minor) || ' ' || currency as fault
      from ledger_entries group by transfer_id, currency having sum(amount_minor) <> 0`,
  sql`select 'the ledger is off by ' || sum(amount_minor) || ' ' || currency as fault
      from ledger_entries group by currency having sum(amount_minor) <> 0`,
  sql`select 'transfer ' || t.id || ' (' || t.reference || ') has no entries' as fault
      from ledger_transfers t where not exists (select 1 from ledger_entries e where e.transfer_id = t.id)`,
  // Adjustments by staff and fees that are owed may take a wallet below zero; nothing else may.
  sql`select e.account || ' stands at ' || sum(e.amount_minor) || ' ' || e.currency as fault
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account like 'user:%:wallet'
      group by e.account, e.currency
      having sum(e.amount_minor) < 0 and sum(e.amount_minor) < coalesce(sum(e.amount_minor) filter (where t.kind in ('adjustment', 'cancellation', 'debt') and e.amount_minor < 0), 0)`,
  sql`select 'ride ' || r.id || ' is ' || r.status || ' with ' || count(t.id) || ' fare transfers' as fault
      from rides r left join ledger_transfers t on t.ride_id = r.id and t.kind = 'fare'
      group by r.id, r.status, r.is_fast having count(t.id) <> case when r.status = 'completed' and not r.is_fast then 1 else 0 end`,
  sql`select 'ride ' || r.id || ' is ' || r.operator_pay || ' and ' || t.kind || ' ' || t.reference || ' was paid for it' as fault
      from rides r join ledger_transfers t on t.ride_id = r.id and t.kind in ('bonus', 'promotion') where r.operator_pay <> 'released'`,
  sql`select 'ride ' || r.id || ' cost ' || r.discount_minor || ' less, and its promotion added ' || coalesce(sum(-e.amount_minor), 0) as fault
      from rides r left join ledger_transfers t on t.ride_id = r.id and t.kind = 'promotion'
      left join ledger_entries e on e.transfer_id = t.id and e.account = 'platform:promotions'
      where r.operator_pay = 'released' and (r.discount_minor > 0 or t.id is not null)
        and not exists (select 1 from drivers d join users u on u.id = d.user_id where d.id = r.driver_id and u.deleted_at is not null)
      group by r.id having coalesce(sum(-e.amount_minor), 0) <> coalesce(r.discount_minor, 0)`,
  // What the wallet pays of a ride in cash, and what its driver was given on top.
  sql`select 'ride ' || r.id || ' has ' || coalesce(r.wallet_minor, 0) || ' from the wallet, and its fare took ' || coalesce(-sum(e.amount_minor), 0) as fault
      from rides r join ledger_transfers t on t.ride_id = r.id and t.kind = 'fare'
      left join ledger_entries e on e.transfer_id = t.id and e.account = 'user:' || r.booker_id || ':wallet'
      where r.payment_method = 'cash' group by r.id having coalesce(-sum(e.amount_minor), 0) <> coalesce(r.wallet_minor, 0)`,
  // What was to be handed over, and was paid by a provider instead.
  sql`select 'ride ' || coalesce(r.id, t.ride_id) || ' was paid ' || coalesce(r.direct_minor, 0) || ' by a provider, and its driver got ' || coalesce(t.got, 0) as fault
      from (select id, direct_minor from rides where direct_minor is not null) r
      full join (select t.ride_id, sum(e.amount_minor) as got from ledger_transfers t
                 join ledger_entries e on e.transfer_id = t.id and e.account like 'driver:%:wallet' where t.kind = 'fare_paid' group by 1) t on t.ride_id = r.id
      where coalesce(r.direct_minor, 0) <> coalesce(t.got, 0)`,
  sql`select 'ride ' || coalesce(r.id, t.ride_id) || ' has a tip of ' || coalesce(r.tip_minor, 0) || ', and its driver got ' || coalesce(t.got, 0) as fault
      from (select id, driver_id, tip_minor from rides where tip_minor is not null) r
      full join (select t.ride_id, sum(e.amount_minor) as got from ledger_transfers t
                 join ledger_entries e on e.transfer_id = t.id and e.account like 'driver:%:wallet' where t.kind = 'tip' group by 1) t on t.ride_id = r.id
      where coalesce(r.tip_minor, 0) <> coalesce(t.got, 0)`,
  sql`select coalesce(b.market_id, u.market_id) || '''s ' || coalesce(b.programme, u.programme) || ' of ' || coalesce(b.day, u.day) || ' cost ' || coalesce(b.spent_minor, 0) || ', and its uses say ' || coalesce(u.used, 0) as fault
      from budget_days b full join (select market_id, programme, day, sum(amount_minor) as used from budget_uses group by 1, 2, 3) u using (market_id, programme, day)
      where coalesce(b.spent_minor, 0) <> coalesce(u.used, 0)`,
  sql`select t.reference || ' paid ' || e.amount_minor || ', and ' || u.amount_minor || ' was taken from its budget' as fault
      from budget_uses u join ledger_transfers t on t.reference = u.reference
      join ledger_entries e on e.transfer_id = t.id and e.account in ('platform:bonuses', 'platform:promotions')
      where -e.amount_minor <> u.amount_minor`,
  sql`select 'ride ' || r.id || ' cost the operator ' || greatest(0, -coalesce(m.margin, 0)) || ' beyond its package, and ' || u.used || ' was taken from its budget' as fault
      from rides r join subscriptions s on s.id = r.subscription_id and s.terms ? 'perDay'
      cross join lateral (select sum(e.amount_minor) as margin from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id and e.account = 'platform:packages' where t.ride_id = r.id and t.kind in ('fare', 'release')) m
      cross join lateral (select coalesce(sum(amount_minor), 0) as used from budget_uses
        where reference in ('ride:' || r.id || ':package', 'ride:' || r.id || ':package:rest')) u
      where r.status = 'completed' and greatest(0, -coalesce(m.margin, 0)) <> u.used
        and (u.used > greatest(0, -coalesce(m.margin, 0)) or not exists (select from scheduled_rides b where b.ride_id = r.id))`,
  sql`select 'ride ' || r.id || ' is ' || r.operator_pay || ' and holds ' || sum(e.amount_minor) || ' ' || e.currency as fault
      from rides r join ledger_transfers t on t.ride_id = r.id join ledger_entries e on e.transfer_id = t.id
      where e.account like 'driver:%:held' group by r.id, e.currency having (sum(e.amount_minor) <> 0) <> (r.operator_pay = 'held')`,
  sql`select e.account || ' still holds ' || e.held || ' ' || e.currency as fault
      from (select account, currency, sum(amount_minor) as held from ledger_entries where account like 'order:%:held' group by 1, 2) e
      join orders o on o.id = split_part(e.account, ':', 2)::int
      where e.held <> 0 and o.ended_at is not null`,
  sql`select account || ' holds ' || coalesce(e.held, 0) || ' ' || currency || ', and its month has ' || coalesce(m.unearned, 0) || ' that is neither driven nor given back' as fault
      from (select account, currency, sum(amount_minor) as held from ledger_entries where account like 'school:%:held' group by 1, 2) e
      full join (select 'school:' || id || ':held' as account, currency, price_minor - earned_minor - coalesce(returned_minor, 0) as unearned from school_months) m
        using (account, currency)
      where coalesce(e.held, 0) <> coalesce(m.unearned, 0)`,
  sql`select e.account || ' holds ' || e.held || ' ' || e.currency || ' for open payouts of ' || coalesce(p.open, 0) as fault
      from (select account, currency, sum(amount_minor) as held from ledger_entries where account like 'driver:%:payout' group by 1, 2) e
      left join (select 'driver:' || driver_id || ':payout' as account, currency, sum(amount_minor) as open
                 from payouts where status = 'requested' group by 1, 2) p using (account, currency)
      where e.held <> coalesce(p.open, 0)`,
  sql`select account || ' holds ' || coalesce(e.held, 0) || ' ' || currency || ', and the rides to come of that package are worth ' || coalesce(s.worth, 0) as fault
      from (select account, currency, sum(amount_minor) as held from ledger_entries where account like 'package:%:held' group by 1, 2) e
      full join (select 'package:' || id || ':held' as account, currency, price_minor / rides_total * (rides_total - rides_earned - rides_returned) as worth
                 from subscriptions where market_id is not null) s using (account, currency)
      where coalesce(e.held, 0) <> coalesce(s.worth, 0)`,
  sql`select 'package ' || s.id || ' was driven ' || s.rides_earned || ' times with ' || s.rides_total - s.rides_left - s.rides_earned - s.rides_returned || ' under way, and its rides say ' || r.driven || ' and ' || r.live as fault
      from subscriptions s cross join lateral (
        select count(*) filter (where r.status = 'completed' and not exists (
            select from ledger_transfers t where t.ride_id = r.id and t.kind = 'release' and t.detail = 'refused')) as driven,
          count(*) filter (where r.status not in ('completed', 'cancelled')) as live
        from rides r where r.subscription_id = s.id) r
      where s.market_id is not null
        and (s.rides_earned <> r.driven or s.rides_total - s.rides_left - s.rides_earned - s.rides_returned <> r.live)`,
  sql`select 'fees of ' || coalesce(e.held, 0) || ' ' || currency || ' wait, and ' || coalesce(f.owed, 0) || ' are owed' as fault
      from (select currency, sum(amount_minor) as held from ledger_entries where account = 'platform:fees' group by 1) e
      full join (select currency, sum(amount_minor) as owed from cancellation_fees where status = 'owed' group by 1) f using (currency)
      where coalesce(e.held, 0) <> coalesce(f.owed, 0)`,
  sql`select 'the fee of ride ' || f.ride_id || ' is ' || f.status || ', and its payer was charged ' || -coalesce(sum(e.amount_minor), 0) as fault
      from cancellation_fees f left join ledger_transfers t on t.ride_id = f.ride_id and t.kind = 'cancellation'
      left join ledger_entries e on e.transfer_id = t.id and e.account = 'user:' || f.payer_id || ':wallet'
      group by f.ride_id having coalesce(sum(e.amount_minor), 0) <> case when f.status = 'waived' then 0 else -f.amount_minor end`,
  sql`select account || ' is kept at ' || coalesce(k.sum_minor, 0) || ' ' || currency || ' of ' || kind || ', and its entries say ' || coalesce(e.sum, 0) as fault
      from (select e.account, e.currency, t.kind, sum(e.amount_minor) as sum from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
            where e.account like 'driver:%' group by 1, 2, 3) e
      full join ledger_totals k using (account, currency, kind) where e.sum is distinct from k.sum_minor`,
];

/** What is wrong with the books as the reader sees them, one sentence each. */
export async function ledgerFaults(reader: Reader): Promise<string[]> {
  const faults: string[] = [];
  for (const check of checks) {
    const { rows } = await reader.execute<{ fault: string }>(sql`${check} limit ${NAMED_AT_MOST}`);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

/**
 * Checks the books in one moment of the database, reading only: every transfer and the whole ledger balance per currency,
 * no passenger's wallet is below zero, each completed ride has exactly one fare and no other ride has any, wallets paid of rides in cash what the rides say, what providers paid of them left their drivers' hands, tips are whole, promotions added what
 * they took off, budgets cost what was taken from them, what is held for packages is what their rides to come are worth, what is set
 * aside is what open payouts ask for, and the totals kept of drivers are what their entries add up to.
 */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const faults = await ledgerFaults(tx);
      const { rows } = await tx.execute<{ transfers: number; entries: number; rides: number }>(sql`
        select (select count(*)::int from ledger_transfers) as transfers, (select count(*)::int from ledger_entries) as entries,
               (select count(*)::int from rides where status = 'completed' and not is_fast) as rides`);
      const { transfers = 0, entries = 0, rides = 0 } = rows[0] ?? {};
      return { transfers, entries, completedRides: rides, faults };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
