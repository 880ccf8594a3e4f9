import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { TransferKind } from '@safiri/db/wallet/tables.ts';
import { keptLines, type KeptLine } from '@safiri/rules/invoices/invoice.ts';
import { keysOf } from '@safiri/rules/records.ts';
import { accounts } from './ledger.ts';

/** As what the operator's commission counts when it is kept of a driver's money; null of what is no sale to a driver. A shop's commission is the shop's. */
const keptAs: Readonly<Record<TransferKind, KeptLine | null>> = {
  fare: 'tripCommission',
  release: 'tripCommission',
  promotion: 'tripCommission',
  school: 'schoolCommission',
  cancellation: 'feeCommission',
  day_commission: 'dayCommission',
  payout: 'payoutFee',
  fare_paid: null,
  bonus: null,
  goal: null,
  referral: null,
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
  tip: null,
};

const kinds = sql.join(
  keysOf(keptAs)
    .filter((kind) => keptAs[kind] !== null)
    .map((kind) => sql`${kind}`),
  sql`, `,
);

/** What was kept of drivers, entry by entry: that of the commission in a transfer that moves a driver's money. @param theirs which entries are looked at for whose it is */
const keptEntries = (theirs: SQL): SQL => sql`
  select d.driver_id, e.id, e.currency, e.at, e.amount_minor, t.kind
  from (select distinct d.transfer_id, split_part(d.account, ':', 2)::int as driver_id from ledger_entries d where ${theirs}) d
    join ledger_transfers t on t.id = d.transfer_id and t.kind in (${kinds})
    join ledger_entries e on e.transfer_id = d.transfer_id and e.account = ${accounts.commission}`;

/** The same of all drivers, for the check of the books. */
export const keptOfAll: SQL = keptEntries(sql`d.account like 'driver:%'`);

const ofDriver = (driverId: number, currency: string): SQL => {
  const names = [
    accounts.driverWallet(driverId),
    accounts.driverCash(driverId),
    accounts.driverHeld(driverId),
    accounts.driverPayout(driverId),
  ];
  return keptEntries(
    sql`d.account in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}) and d.currency = ${currency}`,
  );
};

/** When the operator first kept anything of a driver; undefined where it never did. */
export async function firstKept(reader: Reader, driverId: number, currency: string): Promise<Date | undefined> {
  const { rows } = await reader.execute<{ at: string | null }>(sql`select min(k.at) as at from (${ofDriver(driverId, currency)}) k`);
  const at = rows[0]?.at;
  return at == null ? undefined : new Date(at);
}

/** What the operator kept of a driver, in minor units. */
export interface KeptOfDriver {
  /** Within the asked span, as an invoice lists them; those of nothing are left out. */
  readonly lines: ReadonlyArray<{ readonly kind: KeptLine; readonly amountMinor: number }>;
  /** All before it. */
  readonly beforeMinor: number;
  /** The last entry of the ledger that was looked at. */
  readonly throughEntry: number;
}

/**
 * Sums what the operator kept of a driver in a span, and before it. The driver's money is held by the caller, so that no entry of it with a lower number comes later.
 * @param span its end is outside
 */
export async function keptOfDriver(
  reader: Reader,
  driverId: number,
  currency: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<KeptOfDriver> {
  const begin = sql`${from.toISOString()}::timestamptz`;
  const { rows } = await reader.execute<{ kind: TransferKind | null; kept: string; before: string; through: string }>(sql`
    select k.kind, coalesce(sum(k.amount_minor) filter (where k.at >= ${begin}), 0) as kept,
      coalesce(sum(k.amount_minor) filter (where k.at < ${begin}), 0) as before, bound.id as through
    from (select coalesce(max(id), 0) as id from ledger_entries) bound
      left join (${ofDriver(driverId, currency)}) k on k.id <= bound.id and k.at < ${to.toISOString()}::timestamptz
    group by k.kind, bound.id order by k.kind`);
  const sums = new Map<KeptLine, number>();
  for (const { kind, kept } of rows) {
    const line = kind === null ? null : keptAs[kind];
    if (line !== null) sums.set(line, (sums.get(line) ?? 0) + Number(kept));
  }
  return {
    lines: keptLines.flatMap((kind) => {
      const amountMinor = sums.get(kind) ?? 0;
      return amountMinor === 0 ? [] : [{ kind, amountMinor }];
    }),
    beforeMinor: rows.reduce((all, { before }) => all + Number(before), 0),
    throughEntry: Number(rows[0]?.through ?? 0),
  };
}
