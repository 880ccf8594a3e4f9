import type { CountryId } from '@safiri/rules/countries/country.ts';
import { inCoins } from '@safiri/rules/countries/coins.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { moneyFacts } from '../platform/countries.ts';

/** What is handed over of an amount, as coins make it; minor units. */
export const handedMinor = (minor: number, countryId: CountryId): number => inCoins(minor, moneyFacts(countryId).currency);

/** The same of decimal strings. */
export const handedOver = (amount: string, countryId: CountryId): string => toWire(handedMinor(fromWire(amount) ?? 0, countryId));
