import { recordOf, keysOf } from '../records.ts';
import type { CountryId } from './country.ts';
import { currencies } from './currencies.ts';
import { type CountryMoney, describedMoney } from './described-money.ts';
import { otherCurrencies, type OtherCountryId } from './other-countries.ts';

const others = recordOf(keysOf(otherCurrencies), (id: OtherCountryId): CountryMoney => {
  const currency = otherCurrencies[id];
  const { symbol, digits, perRand } = currencies[currency];
  return { currency, currencySymbol: symbol, currencyDigits: digits, exchangeRate: perRand };
});

/** What amounts need of each country. */
export const countryMoney: { readonly [Id in CountryId]: CountryMoney } = { ...describedMoney, ...others };

/** The countries whose money a currency is; none for what is no country's. */
export const countriesOfCurrency = (currency: string): readonly CountryId[] =>
  keysOf(countryMoney).filter((id) => countryMoney[id].currency === currency);

/** By whose money an amount in a currency is shown: by that of home where it is that, else of the first country that has it. */
export const shownByMoneyOf = (currency: string, home: CountryId): CountryId =>
  countryMoney[home].currency === currency ? home : (countriesOfCurrency(currency)[0] ?? home);
