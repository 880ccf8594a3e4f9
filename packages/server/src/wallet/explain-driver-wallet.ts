import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { TransferKind } from '@safiri/db/wallet/tables.ts';
import { moneyLines, type MoneyLine } from '@safiri/rules/wallet/driver-money.ts';
import { accounts } from './ledger.ts';

/** As what a driver reads an entry of their wallet: by what money moved for, and whether it came in or went out. */
const lineOf: Readonly<Record<TransferKind, readonly [comesIn: MoneyLine, goesOut: MoneyLine]>> = {
  // What a trip in cash takes is the commission on what the driver holds in hand.
  fare: ['trips', 'cash_commission'],
  release: ['trips', 'trips'],
  fare_paid: ['trips', 'trips'],
  promotion: ['trips', 'trips'],
  school: ['trips', 'trips'],
  bonus: ['bonuses', 'bonuses'],
  goal: ['bonuses', 'bonuses'],
  referral: ['bonuses', 'bonuses'],
  day_commission: ['day_commission', 'day_commission'],
  order: ['goods', 'goods'],
  cancellation: ['fees', 'fees'],
  debt: ['fees_taken', 'fees_taken'],
  pay_in: ['pay_ins', 'pay_ins'],
  refund: ['pay_ins', 'pay_ins'],
  cash_desk: ['cash_desk', 'cash_desk'],
  payout: ['payouts', 'payouts'],
  adjustment: ['corrections', 'corrections'],
  write_off: ['corrections', 'corrections'],
  tip: ['tips', 'tips'],
  top_up: ['corrections', 'corrections'],
  package: ['corrections', 'corrections'],
  drawer: ['corrections', 'corrections'],
  suspense: ['corrections', 'corrections'],
};

/** What stands between a driver and the operator in one currency, in minor units: with a minus the driver owes it. */
export interface ExplainedWallet {
  readonly currency: string;
  readonly balanceMinor: number;
  /** Set aside for a payout that is under way: it is in the balance no more. */
  readonly setAsideMinor: number;
  /** Their sum is the balance; those of nothing are left out. */
  readonly lines: ReadonlyArray<{ readonly line: MoneyLine; readonly amountMinor: number }>;
}

/**
 * A driver's balance in each currency that was ever moved, explained line by line since a moment. What lies before it is one line, what the kept totals
 * hold beyond the entries since.
 * @param reader in a transaction that reads from one moment, or the lines may not add up
 */
export async function explainDriverWallet(reader: Reader, driverId: number, since: Date): Promise<ExplainedWallet[]> {
  const [account, payout] = [accounts.driverWallet(driverId), accounts.driverPayout(driverId)];
  const totals = await reader.execute<{ currency: string; sum: string; aside: string }>(sql`
    select currency, coalesce(sum(sum_minor) filter (where account = ${account}), 0) as sum,
      coalesce(sum(sum_minor) filter (where account = ${payout}), 0) as aside
    from ledger_totals where account in (${account}, ${payout}) group by 1 order by 1`);
  const recent = await reader.execute<{ currency: string; kind: TransferKind; in: boolean; sum: string }>(sql`
    select e.currency, t.kind, e.amount_minor > 0 as in, sum(e.amount_minor) as sum
    from ledger_entries e, lateral (select kind from ledger_transfers where id = e.transfer_id limit 1) t
    where e.account = ${account} and e.currency in (select currency from ledger_totals where account = ${account}) and e.at >= ${since.toISOString()}::timestamptz
    group by 1, 2, 3`);
  return totals.rows.map(({ currency, sum, aside }) => {
    const balanceMinor = Number(sum);
    const sums = new Map<MoneyLine, number>();
    let before = balanceMinor;
    for (const row of recent.rows.filter((one) => one.currency === currency)) {
      const line = lineOf[row.kind][row.in ? 0 : 1];
      sums.set(line, (sums.get(line) ?? 0) + Number(row.sum));
      before -= Number(row.sum);
    }
    sums.set('before', before);
    const lines = moneyLines.flatMap((line) => {
      const amountMinor = sums.get(line) ?? 0;
      return amountMinor === 0 ? [] : [{ line, amountMinor }];
    });
    return { currency, balanceMinor, setAsideMinor: Number(aside), lines };
  });
}
