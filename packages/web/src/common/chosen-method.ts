import { choosableMethods } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { paymentMethod } from '../platform/preferences.ts';
import { useMarketOf } from './market-of.ts';

/**
 * The methods that settle today: those of the city where one is served, else the country's.
 * @param marketId of what is paid for, where its city is known
 */
export function useOfferedMethods(countryId: CountryId, marketId?: string | null): readonly string[] {
  return useMarketOf(countryId, marketId)?.payments ?? choosableMethods(countryId);
}

/** Of them the last chosen, else the first (product: payment picker). */
export function useChosenMethod(countryId: CountryId, marketId?: string | null): string {
  const remembered = paymentMethod.use();
  const methods = useOfferedMethods(countryId, marketId);
  return methods.find((id) => id === remembered) ?? methods[0] ?? 'cash';
}
