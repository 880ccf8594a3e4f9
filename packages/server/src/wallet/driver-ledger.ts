import { sql, type SQL } from 'drizzle-orm';
import type { EarnedByKind } from '@safiri/contract/earnings/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { transferKinds, type TransferKind } from '@safiri/db/wallet/tables.ts';
import { accounts } from './ledger.ts';

/** What a completed trip left in the ledger for its driver, in minor units. */
export interface SettledPay {
  readonly commission: number;
  /** What the operator added for a promotion, before the commission on it. */
  readonly promotion: number;
  readonly bonus: number;
  /** Which bonus it was. */
  readonly detail: string | null;
}

/** The pay of a completed trip as a column of a query over rides. */
export const settledPay = (rideId: SQL) => sql<SettledPay>`(
  select json_build_object(
    'commission', coalesce(sum(e.amount_minor) filter (where t.kind in ('fare', 'promotion') and e.account = ${accounts.commission}), 0),
    'promotion', coalesce(sum(-e.amount_minor) filter (where t.kind = 'promotion' and e.account = ${accounts.promotions}), 0),
    'bonus', coalesce(sum(e.amount_minor) filter (where t.kind = 'bonus' and e.amount_minor > 0), 0),
    'detail', max(t.detail) filter (where t.kind = 'bonus'))
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
  where t.ride_id = ${rideId})`;

/**
 * What a completed trip moved, as one row for a lateral join: the operator's `commission`, the driver's `net` (with the bonus of the trip, and less the commission of its day where it was the first)
 * and the `cash` that the driver took, in minor units. A package's fare that was refused came to nothing.
 */
export const movedByTrip = (rideId: SQL, driverId: SQL) => sql`(
  select coalesce(sum(e.amount_minor) filter (where e.account = ${accounts.commission}), 0)::float8 as commission,
    coalesce(sum(e.amount_minor) filter (where e.account like 'driver:' || ${driverId} || ':%'), 0)::float8 as net,
    coalesce(sum(e.amount_minor) filter (where e.account = 'driver:' || ${driverId} || ':cash'), 0)::float8 as cash
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
  where t.ride_id = ${rideId} and t.kind in ('fare', 'fare_paid', 'release', 'bonus', 'promotion', 'day_commission'))`;

/** A sum of a driver's entries in minor units. */
export interface DriverSum {
  /** 1 for the span that begins with the first of the asked starts, and so on; 0 for everything before. */
  readonly span: number;
  readonly kind: TransferKind;
  readonly sum: number;
  /** The part of the sum that is cash in the driver's hand. */
  readonly cash: number;
}

/** Where each kind of transfer counts among what a driver earned; null for what is no earning: payouts, top-ups, adjustments, goods. */
export const earnedAs: Readonly<Record<TransferKind, keyof EarnedByKind | null>> = {
  fare: 'fares',
  release: 'fares',
  cancellation: 'fares',
  promotion: 'fares',
  day_commission: 'dayCommission',
  school: 'fares',
  bonus: 'bonuses',
  goal: 'goals',
  referral: 'referrals',
  payout: null,
  top_up: null,
  adjustment: null,
  order: null,
  package: null,
  debt: null,
  pay_in: null,
  suspense: null,
  cash_desk: null,
  drawer: null,
  write_off: null,
  refund: null,
  tip: 'tips',
  // From the hand into the balance: it adds nothing to what the fare was.
  fare_paid: 'fares',
};
const earningKinds = transferKinds.filter((kind) => earnedAs[kind] !== null);

const kindOf = (kind: string) => transferKinds.find((one) => one === kind);

/** The entries of a driver's wallet and cash since the first of the moments, summed by kind and by the spans that begin at them. */
export function recentSql(driverId: number, currency: string, starts: readonly Date[]): SQL {
  const edges = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`;
  const cash = accounts.driverCash(driverId);
  return sql`
    select width_bucket(e.at, ${edges}) as span, t.kind, sum(e.amount_minor) as sum,
           coalesce(sum(e.amount_minor) filter (where e.account = ${cash}), 0) as cash
    from ledger_entries e,
      -- Looked up for each entry since then; joined, it might be a scan of all transfers ever written.
      lateral (select kind from ledger_transfers where id = e.transfer_id limit 1) t
    where e.account in (${accounts.driverWallet(driverId)}, ${cash}) and e.currency = ${currency} and e.at >= ${starts[0]?.toISOString()}::timestamptz
    group by 1, 2`;
}

/** What a driver earned since a moment, in minor units by kind of transfer, as one row with one column `earned`: the earnings page counts the same. */
export const earnedSinceSql = (driverId: number, currency: string, since: Date): SQL => sql`
  select coalesce(json_object_agg(recent.kind, recent.sum), '{}') as earned from (${recentSql(driverId, currency, [since])}) recent
  where recent.kind in (${sql.join(
    earningKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** The column of {@link earnedSinceSql}, as the earnings page names its parts. */
export function earnedParts(earned: Partial<Record<TransferKind, number>>): Record<keyof EarnedByKind, number> {
  const parts = { fares: 0, bonuses: 0, goals: 0, referrals: 0, dayCommission: 0, tips: 0 };
  for (const kind of earningKinds) {
    const part = earnedAs[kind];
    if (part !== null) parts[part] += Number(earned[kind] ?? 0);
  }
  return parts;
}

/** All that a driver's wallet and cash ever took in, by kind. */
export function totalsSql(driverId: number, currency: string): SQL {
  const cash = accounts.driverCash(driverId);
  return sql`
    select kind, sum(sum_minor) as sum, coalesce(sum(sum_minor) filter (where account = ${cash}), 0) as cash
    from ledger_totals where account in (${accounts.driverWallet(driverId)}, ${cash}) and currency = ${currency} group by 1`;
}

/**
 * Sums a driver's ledger by the spans of time that begin at `starts`, at least one. What lies before the first of them, span 0, is what
 * the kept totals hold beyond the entries since: a driver of many years costs no more than one of a month, on whichever node.
 * @param reader in a transaction that reads from one moment, or the two reads may not agree
 */
export async function sumDriverLedger(reader: Reader, driverId: number, currency: string, starts: readonly Date[]): Promise<DriverSum[]> {
  const totals = await reader.execute<{ kind: string; sum: string; cash: string }>(totalsSql(driverId, currency));
  const entries = await reader.execute<{ span: number; kind: string; sum: string; cash: string }>(recentSql(driverId, currency, starts));
  const recent = entries.rows.flatMap(({ span, kind, sum, cash }) => {
    const known = kindOf(kind);
    return known === undefined ? [] : [{ span, kind: known, sum: Number(sum), cash: Number(cash) }];
  });
  const before = totals.rows.flatMap(({ kind, sum, cash }) => {
    const known = kindOf(kind);
    if (known === undefined) return [];
    const since = (what: 'sum' | 'cash') => recent.reduce((all, one) => (one.kind === known ? all + one[what] : all), 0);
    return [{ span: 0, kind: known, sum: Number(sum) - since('sum'), cash: Number(cash) - since('cash') }];
  });
  return [...before, ...recent];
}
