import type { CountryId } from '../countries/country.ts';
import { countryMoney } from '../countries/country-money.ts';
import { minorOfUnits } from '../pricing/money.ts';
import { roundSums } from '../pricing/round-sums.ts';

/** So long after a trip its passenger can thank the driver with money. */
const TIP_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

export const isTipTime = (completedAt: Date, now: Date): boolean => now.getTime() - completedAt.getTime() < TIP_DAYS * DAY_MS;

/** Sums that a tap gives, minor units, smallest first: three round ones from that of five rand on, and from one whole unit. */
export const tipSums = (countryId: CountryId): readonly number[] =>
  roundSums(Math.max(1, 5 * countryMoney[countryId].exchangeRate), 3).map((units) => minorOfUnits(units));

/** The most that is taken for a tip, minor units: the fare itself, and of a cheap trip the largest of the sums. A slip of the finger gives no more. */
export const mostTip = (fareMinor: number, countryId: CountryId): number => Math.max(fareMinor, ...tipSums(countryId));
