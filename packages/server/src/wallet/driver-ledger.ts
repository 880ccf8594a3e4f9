import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { transferKinds, type TransferKind } from '@safiri/db/wallet/tables.ts';
import { accounts } from './ledger.ts';

/** What a completed trip left in the ledger for its driver, in minor units. */
export interface SettledPay {
  readonly commission: number;
  readonly bonus: number;
  /** Which bonus it was. */
  readonly detail: string | null;
}

/** The pay of a completed trip as a column of a query over rides. */
export const settledPay = (rideId: SQL) => sql<SettledPay>`(
  select json_build_object(
    'commission', coalesce(sum(e.amount_minor) filter (where t.kind = 'fare' and e.account = ${accounts.commission}), 0),
    'bonus', coalesce(sum(e.amount_minor) filter (where t.kind = 'bonus' and e.amount_minor > 0), 0),
    'detail', max(t.detail) filter (where t.kind = 'bonus'))
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
  where t.ride_id = ${rideId})`;

/** A sum of a driver's entries in minor units. */
export interface DriverSum {
  /** 1 for the span that begins with the first of the asked starts, and so on; 0 for everything before. */
  readonly span: number;
  readonly kind: TransferKind;
  readonly sum: number;
  /** The part of the sum that is cash in the driver's hand. */
  readonly cash: number;
}

/** The entries of a driver's wallet and cash from `since` on, summed by kind and by the spans of time that begin at `starts`. */
async function sumSince(reader: Reader, driverId: number, currency: string, starts: readonly Date[], since: Date): Promise<DriverSum[]> {
  const edges = sql`array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]`;
  const cash = accounts.driverCash(driverId);
  const { rows } = await reader.execute<{ span: number; kind: string; sum: string; cash: string }>(sql`
    select width_bucket(e.at, ${edges}) as span, t.kind, sum(e.amount_minor) as sum,
           coalesce(sum(e.amount_minor) filter (where e.account = ${cash}), 0) as cash
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account in (${accounts.driverWallet(driverId)}, ${cash}) and e.currency = ${currency}
      and e.at >= ${since.toISOString()}::timestamptz
    group by 1, 2`);
  return rows.flatMap(({ span, kind, sum, cash: inCash }) => {
    const known = transferKinds.find((one) => one === kind);
    return known === undefined ? [] : [{ span, kind: known, sum: Number(sum), cash: Number(inCash) }];
  });
}

const BEGINNING = new Date(0);
const REMEMBERED_AT_MOST = 50_000;

/** Sums a driver's ledger by the spans of time that begin at `starts`; the sums before the first of them are span 0. */
export type SumDriverLedger = (reader: Reader, driverId: number, currency: string, starts: readonly Date[]) => Promise<DriverSum[]>;

/**
 * The ledger is only ever added to, and entries carry the moment of their writing: what lies before the first span, weeks
 * ago, is summed once and remembered, so that a driver of many years costs no more than one of a month.
 */
export function createDriverSums(): SumDriverLedger {
  const remembered = new Map<string, { until: Date; sums: DriverSum[] }>();
  return async (reader, driverId, currency, starts) => {
    const first = starts[0] ?? BEGINNING;
    const key = `${driverId}:${currency}`;
    const known = remembered.get(key);
    const base = known !== undefined && known.until <= first ? known : { until: BEGINNING, sums: [] };
    const fresh = await sumSince(reader, driverId, currency, starts, base.until);
    const before = [...base.sums, ...fresh.filter(({ span }) => span === 0)];
    const sums = transferKinds.flatMap((kind) => {
      const of = before.filter((one) => one.kind === kind);
      const add = (what: 'sum' | 'cash') => of.reduce((total, one) => total + one[what], 0);
      return of.length === 0 ? [] : [{ span: 0, kind, sum: add('sum'), cash: add('cash') }];
    });
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(key, { until: first, sums });
    return [...sums, ...fresh.filter(({ span }) => span > 0)];
  };
}
