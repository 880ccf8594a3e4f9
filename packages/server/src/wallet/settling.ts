import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { accounts, balanceOf } from './ledger.ts';

const HOUR_MS = 3_600_000;

/** What came in too lately to be paid out, in minor units, and when the first of it has settled. */
export interface Settling {
  readonly settlingMinor: number;
  readonly nextAt: Date | null;
}

/**
 * What came into a driver's wallet too lately to be paid out. A payout that went back has settled before.
 * @param hours for how long it settles
 */
export async function settlingOf(reader: Reader, driverId: number, currency: string, hours: number, now: Date): Promise<Settling> {
  if (hours === 0) return { settlingMinor: 0, nextAt: null };
  const since = new Date(now.getTime() - hours * HOUR_MS);
  const { rows } = await reader.execute<{ sum: string; first: string | null }>(sql`
    select coalesce(sum(e.amount_minor), 0) as sum, min(e.at) as first
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account = ${accounts.driverWallet(driverId)} and e.currency = ${currency} and e.amount_minor > 0 and e.at > ${since.toISOString()}::timestamptz
      and t.kind <> 'payout'`);
  const first = rows[0]?.first ?? null;
  return {
    settlingMinor: Number(rows[0]?.sum ?? 0),
    nextAt: first === null ? null : new Date(new Date(first).getTime() + hours * HOUR_MS),
  };
}

/** The same with a driver's balance. */
export async function payableFrom(
  reader: Reader,
  driverId: number,
  currency: string,
  hours: number,
  now: Date,
): Promise<Settling & { readonly balanceMinor: number }> {
  const balanceMinor = await balanceOf(reader, accounts.driverWallet(driverId), currency);
  return { balanceMinor, ...(await settlingOf(reader, driverId, currency, hours, now)) };
}
