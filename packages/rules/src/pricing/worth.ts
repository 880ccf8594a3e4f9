import { countriesOfCurrency, countryMoney } from '../countries/country-money.ts';

/** An amount in minor units of its currency. */
export interface Sum {
  readonly amountMinor: number;
  readonly currency: string;
}

/**
 * What amounts of any currencies are worth together, in cents of the rand: each to the cent. Limits that hold for all countries are counted by it.
 * @throws RangeError for a currency that no country has
 */
export const worthOf = (sums: readonly Sum[]): number =>
  sums.reduce((cents, { amountMinor, currency }) => {
    const [country] = countriesOfCurrency(currency);
    if (country === undefined) throw new RangeError(`no country has ${currency}`);
    return cents + Math.round(amountMinor / countryMoney[country].exchangeRate);
  }, 0);
