import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Country } from '@safiri/rules/countries/countries.ts';
import { goalIds, goals, periodOf, randInMinor, type Period } from '@safiri/rules/earnings/goals.ts';
import { runningIncentives, type GoalSpan, type MarketGoal } from '@safiri/rules/markets/programmes.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import type { OperatorPay } from '@safiri/rules/rides/completion.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Market } from '../platform/markets.ts';

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
  /** What trips under review brought: it counts once they are released. */
  readonly heldMinor: number;
  readonly paid: boolean;
}

const goalsAt = ({ goals: all, timeZone, marketId }: GoalScheme, now: Date) =>
  all.map((terms) => {
    const period = periodOf(terms.per, now, timeZone);
    const name = marketId === null ? terms.id : `${marketId}:${terms.id}`;
    return { ...terms, period, name: `goal:${name}:${period.key}` };
  });

type GoalNow = ReturnType<typeof goalsAt>[number];
const referenceOf = (driverId: number, { name }: Pick<GoalNow, 'name'>) => `driver:${driverId}:${name}`;

/** The name of an account of the driver in the query's row. */
const driverAccount = (name: 'wallet' | 'cash') => sql`'driver:' || d.id || ${sql.raw(`':${name}'`)}`;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/**
 * What each of these drivers earned towards each goal, in their order, from the entries of the running periods alone, with what does not
 * count yet because its trip is under review, and which of the goals are paid.
 */
export function goalsSql(driverIds: readonly number[], scheme: GoalScheme, now: Date): SQL {
  const current = goalsAt(scheme, now);
  const sumsOf = (pay: OperatorPay) =>
    sql.join(
      current.map(
        ({ period: { startsAt, endsAt } }) =>
          sql`coalesce(sum(e.amount_minor) filter (where r.operator_pay = ${pay} and e.at >= ${moment(startsAt)} and e.at < ${moment(endsAt)}), 0)`,
      ),
      sql`, `,
    );
  const first = new Date(Math.min(...current.map(({ period }) => period.startsAt.getTime())));
  const ofMarket = scheme.marketId === null ? sql`` : sql`and r.city_id = ${scheme.marketId}`;
  return sql`
    select d.id as "driverId", w.earned, w.held, array(
      select reference from ledger_transfers
      where reference = any(array(select 'driver:' || d.id || ':' || name from unnest(${sql.param(current.map(({ name }) => name))}::text[]) name))) as paid
    from unnest(${sql.param([...driverIds])}::int[]) d (id), lateral (
      select json_build_array(${sumsOf('released')}) as earned, json_build_array(${sumsOf('held')}) as held
      from ledger_entries e,
        -- Looked up for each entry of the month; joined, it might be a scan of all trips ever driven.
        lateral (select kind, ride_id from ledger_transfers where id = e.transfer_id limit 1) t,
        lateral (select operator_pay, city_id from rides where id = t.ride_id limit 1) r
      where r.operator_pay in ('released', 'held') ${ofMarket} and e.account in (${driverAccount('wallet')}, ${driverAccount('cash')}) and e.currency = ${scheme.currency}
        and e.at >= ${moment(first)} and t.kind in ('fare', 'release', 'bonus', 'promotion')) w`;
}

/**
 * What counts for the goals is net fares and trip bonuses of the periods of a moment, of trips that were plainly driven
 * or confirmed; goals and referrals do not count for a goal.
 * @returns by the driver
 */
export async function goalsOf(
  reader: Reader,
  driverIds: readonly number[],
  scheme: GoalScheme,
  now: Date,
): Promise<ReadonlyMap<number, readonly GoalProgress[]>> {
  const current = goalsAt(scheme, now);
  if (current.length === 0) return new Map();
  const { rows } = await reader.execute<{ driverId: number; earned: number[]; held: number[]; paid: string[] }>(
    goalsSql(driverIds, scheme, now),
  );
  return new Map(
    rows.map(({ driverId, earned, held, paid }) => [
      driverId,
      current.map(({ name, ...goal }, i) => {
        const reference = referenceOf(driverId, { name });
        return { ...goal, reference, earnedMinor: Number(earned[i] ?? 0), heldMinor: Number(held[i] ?? 0), paid: paid.includes(reference) };
      }),
    ]),
  );
}

/** The same of one driver. */
export const goalProgress = async (reader: Reader, driverId: number, scheme: GoalScheme, now: Date): Promise<readonly GoalProgress[]> =>
  (await goalsOf(reader, [driverId], scheme, now)).get(driverId) ?? [];
