import { keysOf, recordOf } from '../records.ts';
import type { Country, CountryId } from './country.ts';
import { countryMoney } from './country-money.ts';
import { paymentsIn } from './country-payments.ts';
import { describedCountries } from './described-countries.ts';
import { dialled } from './other-country-data.ts';
import { otherCurrencies, type OtherCountryId } from './other-countries.ts';
import { paymentMethod } from './payment-methods.ts';

/** Names in English, as CLDR has them. */
const names = new Intl.DisplayNames('en', { type: 'region' });

/** The two letters of a country as the flag that they spell. */
const flagOf = (id: string) => String.fromCodePoint(...[...id].map((letter) => (letter.codePointAt(0) ?? 0) - 97 + 0x1f1e6));

/** Of those that are not described what phones, clocks and money need. */
export const otherCountries = recordOf(keysOf(otherCurrencies), (id: OtherCountryId): Country => {
  const [dialCode, timeZoneId] = dialled[id];
  return {
    id,
    name: names.of(id.toUpperCase()) ?? id.toUpperCase(),
    flag: flagOf(id),
    ...countryMoney[id],
    dialCode,
    cities: [],
    paymentMethods: paymentsIn(id).map(paymentMethod),
    languages: [],
    timezone: timeZoneId,
    timeZoneId,
    isActive: false,
    status: 'coming_soon',
  };
});

/** Everything the product knows of each country. */
export const countryData: { readonly [Id in CountryId]: Country } = { ...describedCountries, ...otherCountries };
