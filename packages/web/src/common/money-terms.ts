import type { CountryId } from '@safiri/rules/countries/country.ts';
import { leastCoinOf } from '@safiri/rules/countries/coins.ts';
import { moneyFacts } from '../platform/countries.ts';
import { instanceMarkets } from '../platform/instance.ts';
import { useMarketOf } from './market-of.ts';

/** What a city allows beside the methods: how prices are rounded where a ride can be paid by two of them, and tips. */
interface MoneyTerms {
  /** Minor units of which the cash beside the wallet is a multiple; null where a ride is paid by one method alone. */
  readonly splitTo: number | null;
  readonly tips: boolean;
}

const NONE: MoneyTerms = { splitTo: null, tips: false };

/** @param marketId of the ride or its quote: its city decides, not that of the phone (`useMarketOf`) */
export function useMoneyTerms(countryId: CountryId, marketId: string | null | undefined): MoneyTerms {
  const market = useMarketOf(countryId, marketId);
  // The demo has both, and prices to the cent: coins alone decide.
  if (instanceMarkets === null) return { splitTo: leastCoinOf(moneyFacts(countryId).currency), tips: true };
  return market ?? NONE;
}
