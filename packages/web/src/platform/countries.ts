import { describedCountryIds, isDescribed, type Country, type CountryId } from '@safiri/rules/countries/country.ts';
import { describedMoney, type CountryMoney } from '@safiri/rules/countries/described-money.ts';
import { describedZones } from '@safiri/rules/countries/described-zones.ts';
import { isOneOf, keysOf } from '@safiri/rules/records.ts';
import { instanceCountries } from './instance.ts';

/**
 * The countries that the app does not describe itself, as far as this page knows them: those of this instance's cities but drafts, which came with
 * the page, and in the console all. The table of two hundred more is not loaded for one of them.
 */
const others = new Map<string, Country>(instanceCountries.map((one) => [one.id, one]));

/** Lets the page know further countries. */
export function learnCountries(countries: readonly Country[]): void {
  for (const one of countries) others.set(one.id, one);
}

/** What the page knows of a country that the app does not describe; undefined where it was told nothing. */
export const otherCountry = (id: CountryId): Country | undefined => others.get(id);

/** Whether a stored value names a country that this page knows. */
export const isKnownCountry = (value: unknown): value is CountryId =>
  isOneOf(describedCountryIds, value) || (typeof value === 'string' && others.has(value));

/** An amount of a country that this page was told nothing of is written without a sign: never with another country's. */
const unknownMoney: CountryMoney = { currency: '', currencySymbol: '', currencyDigits: 2, exchangeRate: 1 };

/** What amounts need of a country. */
export const moneyFacts = (id: CountryId): CountryMoney => (isDescribed(id) ? describedMoney[id] : (others.get(id) ?? unknownMoney));

/** In which time zone the clocks of a country run, as the IANA names it; undefined of one that this page was told nothing of: then the phone's counts. */
export const zoneOfCountry = (id: CountryId): string | undefined => (isDescribed(id) ? describedZones[id] : others.get(id)?.timeZoneId);

/** A country of which this page knows that its people pay in a currency, such as ZAR; undefined where it knows none. */
export const countryOfCurrency = (currency: string): CountryId | undefined =>
  keysOf(describedMoney).find((id) => describedMoney[id].currency === currency) ??
  [...others.values()].find((one) => one.currency === currency)?.id;
