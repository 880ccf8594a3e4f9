import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { instanceMarkets, useHomeMarket } from '../platform/instance.ts';

/**
 * The city that decides about something: the one that it names, wherever the phone is. Where none is named that of the phone, if it is in the country, else the
 * country's first. Undefined in the demo, and of a city that this page was told nothing of.
 * @param marketId by a quote, or a ride; null and undefined while there is none
 */
export function useMarketOf(countryId: CountryId, marketId?: string | null): InstanceMarket | undefined {
  const home = useHomeMarket();
  if (marketId != null) return instanceMarkets?.find(({ id }) => id === marketId);
  return home?.countryId === countryId ? home : instanceMarkets?.find((market) => market.countryId === countryId);
}
