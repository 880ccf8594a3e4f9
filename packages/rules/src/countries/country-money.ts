import { recordOf, keysOf } from '../records.ts';
import { countryIds, type Country, type CountryId, type DescribedCountryId } from './country.ts';
import { currencies } from './currencies.ts';
import { otherCurrencies, type OtherCountryId } from './other-countries.ts';

export type CountryMoney = Pick<Country, 'currency' | 'currencySymbol' | 'currencyDigits' | 'exchangeRate'>;

const described: { readonly [Id in DescribedCountryId]: CountryMoney } = {
  za: { currency: 'ZAR', currencySymbol: 'R', currencyDigits: 2, exchangeRate: 1 },
  ng: { currency: 'NGN', currencySymbol: '₦', currencyDigits: 2, exchangeRate: 800 },
  ke: { currency: 'KES', currencySymbol: 'KSh', currencyDigits: 2, exchangeRate: 140 },
  gh: { currency: 'GHS', currencySymbol: 'GH₵', currencyDigits: 2, exchangeRate: 12 },
  ug: { currency: 'UGX', currencySymbol: 'USh', currencyDigits: 2, exchangeRate: 3700 },
  tz: { currency: 'TZS', currencySymbol: 'TSh', currencyDigits: 2, exchangeRate: 2500 },
  eg: { currency: 'EGP', currencySymbol: 'E£', currencyDigits: 2, exchangeRate: 31 },
  ma: { currency: 'MAD', currencySymbol: 'DH', currencyDigits: 2, exchangeRate: 10 },
  et: { currency: 'ETB', currencySymbol: 'Br', currencyDigits: 2, exchangeRate: 55 },
  rw: { currency: 'RWF', currencySymbol: 'FRw', currencyDigits: 2, exchangeRate: 1300 },
  // The loti is tied to the rand.
  ls: { currency: 'LSL', currencySymbol: 'M', currencyDigits: 2, exchangeRate: 1 },
  zm: { currency: 'ZMW', currencySymbol: 'K', currencyDigits: 2, exchangeRate: 1.3 },
};

const others = recordOf(keysOf(otherCurrencies), (id: OtherCountryId): CountryMoney => {
  const currency = otherCurrencies[id];
  const { symbol, digits, perRand } = currencies[currency];
  return { currency, currencySymbol: symbol, currencyDigits: digits, exchangeRate: perRand };
});

/** What amounts need of each country, apart from all else that is known of it: screens with prices load this alone. */
export const countryMoney: { readonly [Id in CountryId]: CountryMoney } = { ...described, ...others };

/** The countries whose money a currency is; none for what is no country's. */
export const countriesOfCurrency = (currency: string): readonly CountryId[] =>
  keysOf(countryMoney).filter((id) => countryMoney[id].currency === currency);

/** By whose money an amount in a currency is shown: by that of home where it is that, else of the first country that has it. */
export const shownByMoneyOf = (currency: string, home: CountryId): CountryId =>
  countryMoney[home].currency === currency ? home : (countriesOfCurrency(currency)[0] ?? home);
