import { choosableMethods } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { providerFacts, providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { paymentMethod } from '../platform/preferences.ts';
import { useMarketOf } from './market-of.ts';

/**
 * The methods that settle today: those of the city where one is served, else the country's.
 * @param marketId of what is paid for, where its city is known
 */
export function useOfferedMethods(countryId: CountryId, marketId?: string | null): readonly string[] {
  return useMarketOf(countryId, marketId)?.payments ?? choosableMethods(countryId);
}

/**
 * Whether the city may offer a provider that pays at once; which ones do, the server says.
 * @param atPhoneAlone leaves out those that ask on a page, which whoever pays opens
 */
export const useDirectOffered = (countryId: CountryId, atPhoneAlone = false): boolean =>
  useOfferedMethods(countryId).some((id) => isOneOf(providerIds, id) && (!atPhoneAlone || providerFacts[id].asks === 'phone'));

/** Of them the last chosen, else the first (product: payment picker). */
export function useChosenMethod(countryId: CountryId, marketId?: string | null): string {
  const remembered = paymentMethod.use();
  const methods = useOfferedMethods(countryId, marketId);
  return methods.find((id) => id === remembered) ?? methods[0] ?? 'cash';
}
