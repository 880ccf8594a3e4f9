import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { bonusAt, bonusMinor, percentOf, tripBonuses, type TripBonus } from '@safiri/rules/earnings/bonuses.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { commissionOf, type SettledPay } from '../wallet/public.ts';

function presentPay(fareMinor: number, commissionMinor: number, bonus: { id: TripBonus; amountMinor: number } | null): DriverPay {
  return {
    commission: toWire(commissionMinor),
    bonus: bonus === null ? null : { id: bonus.id, percent: percentOf(bonus.id), amount: toWire(bonus.amountMinor) },
    net: toWire(fareMinor - commissionMinor + (bonus?.amountMinor ?? 0)),
  };
}

/**
 * What a trip pays its driver when it is accepted at this moment.
 * @param countryId the driver's own: its clocks decide the bonus
 */
export function expectedPay(fareMinor: number, commissionPercent: number, acceptedAt: Date, countryId: CountryId): DriverPay {
  const id = bonusAt(acceptedAt, countryById(countryId).timeZoneId);
  return presentPay(
    fareMinor,
    commissionOf(fareMinor, commissionPercent),
    id === undefined ? null : { id, amountMinor: bonusMinor(fareMinor, id) },
  );
}

/** What a completed trip paid its driver, as the ledger has it. */
export function paidPay(fareMinor: number, { commission, bonus, detail }: SettledPay): DriverPay {
  const id = tripBonuses.find((one) => one === detail);
  return presentPay(fareMinor, commission, id === undefined ? null : { id, amountMinor: bonus });
}
