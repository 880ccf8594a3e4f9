import type { Reader } from '@safiri/db/platform/connect.ts';
import { bonusOf, bonusOnFare } from '@safiri/rules/earnings/bonuses.ts';
import type { PayTerms, PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import { runningIncentives, type MarketBonus } from '@safiri/rules/markets/programmes.ts';
import type { TripService } from '@safiri/rules/markets/services.ts';
import { earnedFare } from '@safiri/rules/pricing/commission.ts';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { giveToBudget, leftOfBudgets, takeFromBudget } from '../markets/public.ts';
import type { Market, Markets } from '../platform/markets.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Of a trip, what decides about the operator's own bonus on it. */
export interface BonusTrip {
  readonly payTerms: PayTerms | null;
  /** The market of its pickup. */
  readonly cityId: string;
  readonly service: Pick<TripService, 'id'> | null;
  readonly rideType: string;
  /** What its passenger pays, and what the operator adds to that for a promotion. */
  readonly fareMinor: number;
  readonly discountMinor: number | null;
  readonly fareLines: readonly FareLine[] | null;
  readonly isFast: boolean;
}

interface Found extends PromisedBonus {
  readonly market: Market;
  readonly programme: MarketBonus;
}

export const bonusReference = (rideId: number): string => `ride:${rideId}:bonus`;

/** Bonuses of a market for a trip, as rules of its week. */
const ruleOf = (programme: MarketBonus) => ({ ...programme, spans: programme.when });

/** The best bonus of the market's version in force that its day's budget still holds. */
async function findBonus(markets: Markets, reader: Reader, trip: BonusTrip, at: Date): Promise<Found | null> {
  if (trip.isFast || trip.payTerms?.incentives !== false) return null;
  const market = markets.byId(trip.cityId);
  if (market === undefined) return null;
  const { incentives, timeZone } = market.document;
  const service = trip.service?.id ?? trip.rideType;
  const running = runningIncentives(incentives, 'bonus', localDate(at, timeZone))
    .map(ruleOf)
    .filter((rule) => rule.services?.includes(service) !== false && bonusOf([rule], at, timeZone) !== undefined);
  if (running.length === 0) return null;
  const left = await leftOfBudgets(reader, market, running, at);
  const gross = earnedFare(trip);
  const held = running.filter(({ id, percent }) => bonusOnFare(gross, percent) <= (left.get(id) ?? 0));
  const best = bonusOf(held, at, timeZone);
  const programme = held.find(({ id }) => id === best?.id);
  const amountMinor = programme === undefined ? 0 : bonusOnFare(gross, programme.percent);
  return programme === undefined || amountMinor === 0
    ? null
    : { id: programme.id, percent: programme.percent, amountMinor, market, programme };
}

const promiseOf = ({ id, percent, amountMinor }: Found): PromisedBonus => ({ id, percent, amountMinor });

/** What an offer shows on top of the fare if the trip is accepted now; null where no bonus runs or its budget is spent. */
export async function offeredBonus(markets: Markets, reader: Reader, trip: BonusTrip, at: Date): Promise<PromisedBonus | null> {
  const found = await findBonus(markets, reader, trip, at);
  return found === null ? null : promiseOf(found);
}

/** A bonus that was taken from its day's budget, and what that has left, in minor units. */
export interface TakenBonus {
  readonly promised: PromisedBonus;
  readonly leftMinor: number;
}

/**
 * Takes the bonus of a trip that is being accepted from its day's budget, so that it is paid whatever comes after. Once for a trip; its row
 * is held.
 */
export async function promiseBonus(
  uow: UnitOfWork,
  markets: Markets,
  trip: BonusTrip & { readonly id: number },
): Promise<TakenBonus | null> {
  // Whoever took the last of a budget meanwhile is seen by the next look; then the second best bonus counts, or none.
  for (;;) {
    const found = await findBonus(markets, uow.tx, trip, uow.now);
    if (found === null) return null;
    const { market, programme, amountMinor } = found;
    const reference = bonusReference(trip.id);
    const taken = await takeFromBudget(uow.tx, { market, programme, reference, amountMinor, at: uow.now });
    if (taken !== undefined) return { promised: promiseOf(found), ...taken };
  }
}

/** Whether an offer of a trip may have shown a bonus that another one took the rest of. */
export function hasLost(trip: Pick<BonusTrip, 'fareMinor' | 'discountMinor' | 'fareLines'>, { promised, leftMinor }: TakenBonus): boolean {
  const amountMinor = bonusOnFare(earnedFare(trip), promised.percent);
  return amountMinor > leftMinor && amountMinor <= leftMinor + promised.amountMinor;
}

/** Gives a promise back whose trip was called off, or goes to another driver. */
export const takeBonusBack = (uow: UnitOfWork, { id, bonus }: { readonly id: number; readonly bonus: PromisedBonus | null }) =>
  bonus === null ? Promise.resolve() : giveToBudget(uow.tx, bonusReference(id));

/** What a promised bonus pays once the trip is driven: what was shown, or less where the trip ended early for less; minor units. */
export const owedOfBonus = ({ percent, amountMinor }: PromisedBonus, grossMinor: number): number =>
  Math.min(amountMinor, bonusOnFare(grossMinor, percent));
