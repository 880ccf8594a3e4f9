import { choosableMethods } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { paymentMethod } from '../platform/preferences.ts';

/** The methods of the country that settle today, the last chosen first (product: payment picker). */
export function useChosenMethod(countryId: CountryId): string {
  const remembered = paymentMethod.use();
  const methods = choosableMethods(countryId);
  return methods.find((id) => id === remembered) ?? methods[0] ?? 'cash';
}
