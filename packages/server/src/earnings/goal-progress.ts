import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Country } from '@safiri/rules/countries/countries.ts';
import { goalIds, goals, periodOf, randInMinor, type Period } from '@safiri/rules/earnings/goals.ts';
import { runningIncentives, type GoalSpan, type MarketGoal } from '@safiri/rules/markets/programmes.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Market } from '../platform/markets.ts';
import { accounts } from '../wallet/public.ts';

/** A goal as it is counted; amounts in minor units. */
interface GoalTerms {
  readonly id: string;
  readonly per: GoalSpan;
  readonly targetMinor: number;
  readonly rewardMinor: number;
  /** An operator's own, with its budget; null for the specification's. */
  readonly programme: MarketGoal | null;
}

/** Goals of the specification for a country, or those that an operator wrote for a market. */
export interface GoalScheme {
  readonly currency: string;
  readonly timeZone: string;
  /** Trips of this market alone count; null for all. */
  readonly marketId: string | null;
  readonly goals: readonly GoalTerms[];
}

/** The specification's week and month, in a country's currency. */
export const specifiedGoals = (country: Country): GoalScheme => ({
  currency: country.currency,
  timeZone: country.timeZoneId,
  marketId: null,
  goals: goalIds.map((id) => ({
    id,
    per: id,
    targetMinor: randInMinor(goals[id].target, country),
    rewardMinor: randInMinor(goals[id].reward, country),
    programme: null,
  })),
});

/** Those that an operator wrote, which run at a moment. */
export function ownGoals({ document, country }: Market, at: Date): GoalScheme {
  const running = runningIncentives(document.incentives, 'goal', localDate(at, document.timeZone));
  return {
    currency: country.currency,
    timeZone: document.timeZone,
    marketId: document.id,
    goals: running.map((programme) => ({
      id: programme.id,
      per: programme.per,
      targetMinor: minorOfUnits(programme.earn),
      rewardMinor: minorOfUnits(programme.pays),
      programme,
    })),
  };
}

/** Where a driver stands on the way to a goal; amounts in minor units. */
export interface GoalProgress extends GoalTerms {
  readonly period: Period;
  /** Names the payment of this goal in this period once. */
  readonly reference: string;
  readonly earnedMinor: number;
  readonly paid: boolean;
}

const goalsAt = (driverId: number, { goals: all, timeZone, marketId }: GoalScheme, now: Date) =>
  all.map((terms) => {
    const period = periodOf(terms.per, now, timeZone);
    const name = marketId === null ? terms.id : `${marketId}:${terms.id}`;
    return { ...terms, period, reference: `driver:${driverId}:goal:${name}:${period.key}` };
  });

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What a driver earned towards each goal, in their order, from the entries of the running periods alone. */
export function goalsSql(driverId: number, scheme: GoalScheme, now: Date): SQL {
  const current = goalsAt(driverId, scheme, now);
  const earned = current.map(
    ({ period: { startsAt, endsAt } }) =>
      sql`coalesce(sum(e.amount_minor) filter (where e.at >= ${moment(startsAt)} and e.at < ${moment(endsAt)}), 0)`,
  );
  const first = new Date(Math.min(...current.map(({ period }) => period.startsAt.getTime())));
  const ofMarket = scheme.marketId === null ? sql`` : sql`and r.city_id = ${scheme.marketId}`;
  return sql`
    select json_build_array(${sql.join(earned, sql`, `)}) as earned
    from ledger_entries e,
      -- Looked up for each entry of the month; joined, it might be a scan of all trips ever driven.
      lateral (select kind, ride_id from ledger_transfers where id = e.transfer_id limit 1) t,
      lateral (select operator_pay, city_id from rides where id = t.ride_id limit 1) r
    where r.operator_pay = 'released' ${ofMarket} and e.account in (${accounts.driverWallet(driverId)}, ${accounts.driverCash(driverId)}) and e.currency = ${scheme.currency}
      and e.at >= ${moment(first)} and t.kind in ('fare', 'release', 'bonus', 'promotion')`;
}

/**
 * What counts for the goals is net fares and trip bonuses of the periods of a moment, of trips that were plainly driven
 * or confirmed; goals and referrals do not count for a goal.
 */
export async function goalProgress(reader: Reader, driverId: number, scheme: GoalScheme, now: Date): Promise<GoalProgress[]> {
  const current = goalsAt(driverId, scheme, now);
  if (current.length === 0) return [];
  const { rows } = await reader.execute<{ earned: number[] }>(goalsSql(driverId, scheme, now));
  const paid = await reader.execute<{ reference: string }>(
    sql`select reference from ledger_transfers where reference in ${current.map(({ reference }) => reference)}`,
  );
  const known = new Set(paid.rows.map(({ reference }) => reference));
  return current.map((one, i) => ({ ...one, earnedMinor: Number(rows[0]?.earned[i] ?? 0), paid: known.has(one.reference) }));
}
