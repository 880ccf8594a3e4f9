import type { CountryId } from '../countries/country.ts';
import { countriesOfCurrency, countryMoney } from '../countries/country-money.ts';
import { formatAmount, toWire } from './money.ts';
import { shownDigits } from './shown-digits.ts';

/**
 * An amount with the country's symbol and decimals, such as 'R42.00' (spec: foundations §9); cents show wherever there are some.
 * @param decimals where an instance's markets show other ones (markets/shown-decimals.ts)
 */
export function formatMoney(minor: number, countryId: CountryId, decimals?: 0 | 2): string {
  const { currencySymbol, currencyDigits } = countryMoney[countryId];
  return formatAmount(minor, currencySymbol, shownDigits([minor], decimals ?? currencyDigits));
}

/** An amount of a currency, such as ZAR, with the symbol of its country. @param decimals as of `formatMoney` */
export function formatIn(currency: string, minor: number, decimals?: 0 | 2): string {
  const [countryId] = countriesOfCurrency(currency);
  return countryId === undefined ? `${currency} ${toWire(minor)}` : formatMoney(minor, countryId, decimals);
}
