import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor, percentOf, tripBonuses, type TripBonus } from '@safiri/rules/earnings/bonuses.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { PayTerms } from '@safiri/rules/markets/pay-terms.ts';
import type { Config } from '../platform/config.ts';
import { commissionOf, type SettledPay } from '../wallet/public.ts';

function presentPay(fareMinor: number, commissionMinor: number, bonus: { id: TripBonus; amountMinor: number } | null): DriverPay {
  return {
    commission: toWire(commissionMinor),
    bonus: bonus === null ? null : { id: bonus.id, percent: percentOf(bonus.id), amount: toWire(bonus.amountMinor) },
    net: toWire(fareMinor - commissionMinor + (bonus?.amountMinor ?? 0)),
  };
}

/** Of a trip before it is settled. */
export interface PayFacts {
  readonly fareMinor: number;
  readonly payTerms: PayTerms | null;
}

/** The operator's share of a trip, percent: by the version of its market, else as the instance is set. */
export const commissionPercentOf = ({ payTerms }: Pick<PayFacts, 'payTerms'>, config: Pick<Config, 'commissionPercent'>): number =>
  payTerms?.commissionPercent ?? config.commissionPercent;

/**
 * What a trip pays its driver when it is accepted at this moment.
 * @param countryId the driver's own: its clocks decide the bonus
 */
export function expectedPay(trip: PayFacts, config: Pick<Config, 'commissionPercent'>, acceptedAt: Date, countryId: CountryId): DriverPay {
  const id = trip.payTerms?.incentives === false ? undefined : bonusAt(acceptedAt, countryById(countryId).timeZoneId);
  return presentPay(
    trip.fareMinor,
    commissionOf(trip.fareMinor, commissionPercentOf(trip, config)),
    id === undefined ? null : { id, amountMinor: bonusMinor(trip.fareMinor, id) },
  );
}

/** What a completed trip paid its driver, as the ledger has it. */
export function paidPay(fareMinor: number, { commission, bonus, detail }: SettledPay): DriverPay {
  const id = tripBonuses.find((one) => one === detail);
  return presentPay(fareMinor, commission, id === undefined ? null : { id, amountMinor: bonus });
}
