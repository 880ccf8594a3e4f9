import { isDescribed, type Country, type CountryId } from '@safiri/rules/countries/country.ts';
import { describedCountries } from '@safiri/rules/countries/described-countries.ts';
import { moneyFacts, otherCountry } from '../platform/countries.ts';

/** Of a country that this page was told nothing of: its clock is the phone's, and numbers there are typed in full. */
const unknownCountry = (id: CountryId): Country => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    id,
    name: id.toUpperCase(),
    flag: '',
    ...moneyFacts(id),
    dialCode: '+',
    cities: [],
    paymentMethods: [],
    languages: [],
    timezone: timeZone,
    timeZoneId: timeZone,
    isActive: false,
    status: 'coming_soon',
  };
};

/** All that this page knows of a country: one that the app describes, or one of its instance's cities (platform/countries.ts). */
export const countryHere = (id: CountryId): Country =>
  isDescribed(id) ? describedCountries[id] : (otherCountry(id) ?? unknownCountry(id));
