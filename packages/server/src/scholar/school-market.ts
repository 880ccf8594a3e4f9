import type { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { offeredMethods } from '@safiri/rules/markets/offered-methods.ts';
import { payTermsOf } from '@safiri/rules/markets/pay-terms.ts';
import { passengerServices } from '@safiri/rules/markets/services.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { minuteOf } from '@safiri/rules/catalogue/merchants.ts';
import { localMoment, dateOf } from '@safiri/rules/places/local-time.ts';
import { LOOKED_AHEAD_DAYS } from '@safiri/rules/scholar/groups.ts';
import { daysAfter, monthFrom, monthOf, nextMonth, type MonthPrice, type SchoolDays } from '@safiri/rules/scholar/school-month.ts';
import type { TaxTerms } from '@safiri/rules/pricing/taxes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { Context } from '../platform/context.ts';
import type { Market, Markets } from '../platform/markets.ts';

export type GroupRow = typeof schoolGroups.$inferSelect;

/** The service with which a market drives children to school; undefined where it has none. */
export const schoolService = ({ document }: Market): MarketService | undefined =>
  passengerServices(document).find(({ kind }) => kind === 'scholar');

/** Whether a group's city is open and drives children to school; of a group from before groups had a city it is not asked. */
export function cityDrives(markets: Pick<Markets, 'byId'>, { marketId }: Pick<GroupRow, 'marketId'>): boolean {
  if (marketId === null) return true;
  const market = markets.byId(marketId);
  return market?.document.status === 'open' && schoolService(market) !== undefined;
}

/** What a group's market says of its months; undefined of a group that is paid in cash alone. */
export interface MonthTerms extends SchoolDays {
  /** The smallest amount that is shown, minor units. */
  readonly stepMinor: number;
  readonly commissionPercent: number;
  /** Inside the price, of which no commission is taken. */
  readonly taxes: readonly TaxTerms[];
}

const MINOR = 100;

/** The days on which a group drives, by its market's calendar and its school's. */
export function schoolDaysOf(markets: Pick<Markets, 'byId'>, { scheduleType, days, daysOff, marketId }: GroupRow): SchoolDays {
  const market = marketId === null ? undefined : markets.byId(marketId);
  return { scheduleType, days, holidays: [...(market?.document.holidays.map(({ date }) => date) ?? []), ...daysOff] };
}

/** Days to come without a run, the earliest first. @param today by the clocks of the group's country */
export function daysOffFrom(markets: Pick<Markets, 'byId'>, group: GroupRow, today: string): string[] {
  const last = daysAfter(today, LOOKED_AHEAD_DAYS);
  return [...new Set(schoolDaysOf(markets, group).holidays)].filter((day) => day >= today && day <= last).toSorted();
}

/** How the months of a group are paid from wallets; undefined where only the driver takes the money. */
export function monthTerms({ markets, config }: Pick<Context, 'markets' | 'config'>, group: GroupRow): MonthTerms | undefined {
  const market = group.marketId === null ? undefined : markets.byId(group.marketId);
  if (market === undefined || group.driverId === null || !offeredMethods(market.document).includes(walletMethodId)) return undefined;
  const service = schoolService(market);
  const own = service === undefined ? undefined : payTermsOf(market.document, service);
  return {
    ...schoolDaysOf(markets, group),
    stepMinor: market.document.decimals === 0 ? MINOR : 1,
    commissionPercent: own?.commissionPercent ?? config.commissionPercent,
    taxes: own?.taxes ?? [],
  };
}

/** What the wallet pays for a seat that is taken now: the rest of this month from the next run on, or the next month. */
export function firstMonthOf(ctx: Pick<Context, 'markets' | 'config'>, group: GroupRow, now: Date): MonthPrice | undefined {
  const terms = monthTerms(ctx, group);
  if (terms === undefined) return undefined;
  const local = localMoment(now, countryById(group.countryId).timeZoneId);
  const today = dateOf(local);
  const first = minuteOf(group.pickupPoints[0]?.time ?? '') ?? 0;
  const from = local.hour * 60 + local.minute <= first ? today : daysAfter(today, 1);
  const rest = monthOf(from) === monthOf(today) ? monthFrom(from, terms, group.monthlyMinor, terms.stepMinor) : undefined;
  return rest ?? monthFrom(nextMonth(today), terms, group.monthlyMinor, terms.stepMinor);
}
