import type { Country, DescribedCountryId } from './country.ts';

export type CountryMoney = Pick<Country, 'currency' | 'currencySymbol' | 'currencyDigits' | 'exchangeRate'>;

/** What amounts need of the countries that are described, apart from all else that is known of them: screens with prices load this alone. */
export const describedMoney: { readonly [Id in DescribedCountryId]: CountryMoney } = {
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
