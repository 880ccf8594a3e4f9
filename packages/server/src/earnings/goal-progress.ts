import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Country } from '@safiri/rules/countries/countries.ts';
import { goalIds, goals, periodOf, randInMinor, type GoalId, type Period } from '@safiri/rules/earnings/goals.ts';
import { accounts } from '../wallet/public.ts';

/** Where a driver stands on the way to a goal; amounts in minor units. */
export interface GoalProgress {
  readonly id: GoalId;
  readonly period: Period;
  /** Names the payment of this goal in this period once. */
  readonly reference: string;
  readonly earnedMinor: number;
  readonly targetMinor: number;
  readonly rewardMinor: number;
  readonly paid: boolean;
}

type GoalState = Pick<GoalProgress, 'id' | 'period' | 'reference'>;

const goalsAt = (driverId: number, country: Country, now: Date): GoalState[] =>
  goalIds.map((id) => {
    const period = periodOf(id, now, country.timeZoneId);
    return { id, period, reference: `driver:${driverId}:goal:${id}:${period.key}` };
  });

/** What a driver earned towards each goal, from the entries of the running week and month alone. */
export function goalsSql(driverId: number, country: Country, now: Date): SQL {
  const current = goalsAt(driverId, country, now);
  const since = (id: GoalId) => sql`${current.find((one) => one.id === id)?.period.startsAt.toISOString()}::timestamptz`;
  const until = (id: GoalId) => sql`${current.find((one) => one.id === id)?.period.endsAt.toISOString()}::timestamptz`;
  const earned = (id: GoalId) => sql`coalesce(sum(e.amount_minor) filter (where e.at >= ${since(id)} and e.at < ${until(id)}), 0)`;
  return sql`
    select ${earned('week')} as week, ${earned('month')} as month
    from ledger_entries e,
      -- Looked up for each entry of the month; joined, it might be a scan of all trips ever driven.
      lateral (select kind, ride_id from ledger_transfers where id = e.transfer_id limit 1) t,
      lateral (select operator_pay from rides where id = t.ride_id limit 1) r
    where r.operator_pay = 'released' and e.account in (${accounts.driverWallet(driverId)}, ${accounts.driverCash(driverId)}) and e.currency = ${country.currency}
      and e.at >= least(${since('week')}, ${since('month')}) and t.kind in ('fare', 'release', 'bonus')`;
}

/**
 * What counts for the goals is net fares and trip bonuses of the week and month of a moment, of trips that were plainly driven
 * or confirmed; goals and referrals do not count for a goal.
 */
export async function goalProgress(reader: Reader, driverId: number, country: Country, now: Date): Promise<GoalProgress[]> {
  const current = goalsAt(driverId, country, now);
  const { rows } = await reader.execute<Record<GoalId, string>>(goalsSql(driverId, country, now));
  const paid = await reader.execute<{ reference: string }>(
    sql`select reference from ledger_transfers where reference in ${current.map(({ reference }) => reference)}`,
  );
  const known = new Set(paid.rows.map(({ reference }) => reference));
  return current.map((one) => ({
    ...one,
    earnedMinor: Number(rows[0]?.[one.id] ?? 0),
    targetMinor: randInMinor(goals[one.id].target, country),
    rewardMinor: randInMinor(goals[one.id].reward, country),
    paid: known.has(one.reference),
  }));
}
