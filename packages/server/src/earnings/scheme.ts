import type { Reader } from '@safiri/db/platform/connect.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { bonusRules, nextWindows, type BonusRule } from '@safiri/rules/earnings/bonuses.ts';
import { randInMinor, REFERRAL_REWARD, REFERRAL_RIDES } from '@safiri/rules/earnings/goals.ts';
import { runningIncentives, type MarketIncentive } from '@safiri/rules/markets/programmes.ts';
import { minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { eq } from 'drizzle-orm';
import { homeMarket } from '../drivers/public.ts';
import { leftOfBudgets } from '../markets/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { ownGoals, specifiedGoals, type GoalScheme } from './goal-progress.ts';

/** What the operator pays drivers of a market beside fares. */
export interface Scheme {
  readonly timeZone: string;
  readonly bonuses: readonly BonusRule[];
  readonly goals: GoalScheme;
  /** Minor units, and passengers to carry; null where nobody is paid for bringing somebody. */
  readonly referral: { readonly rewardMinor: number; readonly afterTrips: number } | null;
  /** Those whose budget of today is used up, by their ids. */
  readonly spent: ReadonlySet<string>;
}

/** The market that a driver's programmes and debt are looked at by: where the phone was last, else the driver's own. */
export async function marketOf(
  { markets }: Pick<Context, 'markets'>,
  reader: Reader,
  { driverId, countryId }: DriverActor,
): Promise<Market | undefined> {
  const [row] = await reader
    .select({ lat: drivers.lastLat, lng: drivers.lastLng, marketId: drivers.marketId })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  const there = row?.lat == null || row.lng === null ? undefined : markets.at({ lat: row.lat, lng: row.lng });
  return there ?? homeMarket(markets, { marketId: row?.marketId ?? null, countryId });
}

/** By how little more than nothing is left a programme counts as spent, minor units. */
const costOf = (one: MarketIncentive): number => (one.kind === 'bonus' ? 1 : minorOfUnits(one.pays));

/** What counts for a driver now: by the market's version in force; the specification's by the driver's country. */
export async function schemeOf(ctx: Context, reader: Reader, actor: DriverActor): Promise<Scheme> {
  const now = ctx.clock();
  const country = countryById(actor.countryId);
  const market = await marketOf(ctx, reader, actor);
  if (market?.document.incentives === 'specified') {
    return {
      timeZone: country.timeZoneId,
      bonuses: bonusRules,
      goals: specifiedGoals(country),
      referral: { rewardMinor: randInMinor(REFERRAL_REWARD, country), afterTrips: REFERRAL_RIDES },
      spent: new Set(),
    };
  }
  if (market === undefined) {
    const goals = { currency: country.currency, timeZone: country.timeZoneId, marketId: null, goals: [] };
    return { timeZone: country.timeZoneId, bonuses: [], goals, referral: null, spent: new Set() };
  }
  const { incentives, timeZone } = market.document;
  const date = localDate(now, timeZone);
  const bonuses = runningIncentives(incentives, 'bonus', date);
  const [referral] = runningIncentives(incentives, 'referral', date);
  const all: readonly MarketIncentive[] = [
    ...bonuses,
    ...runningIncentives(incentives, 'goal', date),
    ...(referral === undefined ? [] : [referral]),
  ];
  const left = await leftOfBudgets(reader, market, all, now);
  return {
    timeZone,
    bonuses: bonuses.map((one) => ({ ...one, spans: one.when })),
    goals: ownGoals(market, now),
    referral: referral === undefined ? null : { rewardMinor: minorOfUnits(referral.pays), afterTrips: referral.afterTrips },
    spent: new Set(all.filter((one) => (left.get(one.id) ?? 0) < costOf(one)).map(({ id }) => id)),
  };
}

const WINDOWS = 4;

/** The bonus hours that run and come next; an own bonus whose budget of today is used up runs no more today. */
export function windowsOf({ bonuses, timeZone, spent }: Scheme, now: Date) {
  return nextWindows(bonuses, now, timeZone, WINDOWS).map((window) => ({
    ...window,
    running: window.startsAt <= now && !spent.has(window.bonus),
    isSpent: spent.has(window.bonus) && localDate(window.startsAt, timeZone) <= localDate(now, timeZone),
  }));
}
