import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor, percentOf, tripBonuses } from '@safiri/rules/earnings/bonuses.ts';
import { commissionable, commissionOf, earnedFare, grossOf } from '@safiri/rules/pricing/commission.ts';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { PayTerms, PromisedBonus } from '@safiri/rules/markets/pay-terms.ts';
import type { Config } from '../platform/config.ts';
import { owedOfBonus } from './own-bonus.ts';
import type { SettledPay } from '../wallet/public.ts';

interface Parts {
  /** What the passenger pays. */
  readonly fareMinor: number;
  /** What the operator adds to that for a promotion. */
  readonly promotionMinor: number;
  readonly commissionMinor: number;
  readonly bonus: PromisedBonus | null;
}

const presentPay = ({ fareMinor, promotionMinor, commissionMinor, bonus }: Parts): DriverPay => ({
  promotion: promotionMinor === 0 ? null : toWire(promotionMinor),
  commission: toWire(commissionMinor),
  bonus: bonus === null ? null : { id: bonus.id, percent: bonus.percent, amount: toWire(bonus.amountMinor) },
  net: toWire(fareMinor + promotionMinor - commissionMinor + (bonus?.amountMinor ?? 0)),
});

/** Of a trip before it is settled. */
export interface PayFacts {
  readonly fareMinor: number;
  readonly discountMinor: number | null;
  readonly payTerms: PayTerms | null;
  /** Null of trips that no market priced. */
  readonly fareLines: readonly FareLine[] | null;
  /** The operator's own: as it was promised when the trip was accepted, or as it is offered now. */
  readonly bonus: PromisedBonus | null;
}

/** The operator's share of a trip, percent: by the version of its market, else as the instance is set. */
export const commissionPercentOf = ({ payTerms }: Pick<PayFacts, 'payTerms'>, config: Pick<Config, 'commissionPercent'>): number =>
  payTerms?.commissionPercent ?? config.commissionPercent;

/** The operator's share of what is paid of a trip's fare: tolls and the taxes inside it are none of it; minor units. */
export const commissionOn = (
  trip: Pick<PayFacts, 'payTerms' | 'fareLines'>,
  config: Pick<Config, 'commissionPercent'>,
  paidMinor: number,
): number => commissionOf(commissionable(paidMinor, trip.fareLines ?? [], trip.payTerms?.taxes ?? []), commissionPercentOf(trip, config));

/** The specification's bonus of a trip that is paid by it, at the moment of accepting and on the clocks of the driver's country. */
function specifiedBonus(trip: PayFacts, acceptedAt: Date, countryId: CountryId): PromisedBonus | null {
  const id = trip.payTerms?.incentives === false ? undefined : bonusAt(acceptedAt, countryById(countryId).timeZoneId);
  return id === undefined ? null : { id, percent: percentOf(id), amountMinor: bonusMinor(earnedFare(trip), id) };
}

/** What a trip pays its driver on top: the bonus of its market that was promised, or less where the fare became less; else the specification's. */
export const bonusDue = (trip: PayFacts, acceptedAt: Date, countryId: CountryId): PromisedBonus | null =>
  trip.bonus === null
    ? specifiedBonus(trip, acceptedAt, countryId)
    : { ...trip.bonus, amountMinor: owedOfBonus(trip.bonus, earnedFare(trip)) };

/**
 * What a trip pays its driver when it is accepted at this moment.
 * @param countryId the driver's own: its clocks decide the specification's bonus
 */
export function expectedPay(trip: PayFacts, config: Pick<Config, 'commissionPercent'>, acceptedAt: Date, countryId: CountryId): DriverPay {
  return presentPay({
    fareMinor: trip.fareMinor,
    promotionMinor: trip.discountMinor ?? 0,
    commissionMinor: commissionOn(trip, config, grossOf(trip)),
    bonus: bonusDue(trip, acceptedAt, countryId),
  });
}

/** How a transfer names an operator's own bonus: `evening@25`. */
export const detailOf = ({ id, percent }: Pick<PromisedBonus, 'id' | 'percent'>): string => `${id}@${percent}`;

/** The bonus that a transfer names, with what it paid. */
function settledBonus(detail: string | null, amountMinor: number): PromisedBonus | null {
  const specified = tripBonuses.find((one) => one === detail);
  if (specified !== undefined) return { id: specified, percent: percentOf(specified), amountMinor };
  const [id = '', percent] = detail?.split('@') ?? [];
  return percent === undefined ? null : { id, percent: Number(percent), amountMinor };
}

/** What a completed trip paid its driver, as the ledger has it. */
export const paidPay = (fareMinor: number, { commission, promotion, bonus, detail }: SettledPay): DriverPay =>
  presentPay({ fareMinor, promotionMinor: promotion, commissionMinor: commission, bonus: settledBonus(detail, bonus) });
