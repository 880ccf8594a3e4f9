import type { CountryId } from '@safiri/rules/countries/country.ts';
import { instanceMarkets, useHomeMarket } from '../platform/instance.ts';

/** What the city of this phone allows beside the methods: how prices are rounded where a ride can be paid by two of them, and tips. */
interface MoneyTerms {
  /** Minor units of which prices are multiples; null where a ride is paid by one method alone. */
  readonly splitTo: number | null;
  readonly tips: boolean;
}

/** The demo has both, and prices to the cent. */
const DEMO: MoneyTerms = { splitTo: 1, tips: true };
const NONE: MoneyTerms = { splitTo: null, tips: false };

/** Those of the city of this phone where it is in the country, else of the country's first. */
export function useMoneyTerms(countryId: CountryId): MoneyTerms {
  const home = useHomeMarket();
  if (instanceMarkets === null) return DEMO;
  return (home?.countryId === countryId ? home : instanceMarkets.find((market) => market.countryId === countryId)) ?? NONE;
}
