import { choosableMethods } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { instanceMarkets, useHomeMarket } from '../platform/instance.ts';
import { paymentMethod } from '../platform/preferences.ts';

/** The methods that settle today: those of the city where one is served, else the country's. */
export function useOfferedMethods(countryId: CountryId): readonly string[] {
  const home = useHomeMarket();
  const here = home?.countryId === countryId ? home : instanceMarkets?.find((market) => market.countryId === countryId);
  return here?.payments ?? choosableMethods(countryId);
}

/** Of them the last chosen, else the first (product: payment picker). */
export function useChosenMethod(countryId: CountryId): string {
  const remembered = paymentMethod.use();
  const methods = useOfferedMethods(countryId);
  return methods.find((id) => id === remembered) ?? methods[0] ?? 'cash';
}
