import type { Country } from '@safiri/rules/countries/countries.ts';
import { acceptedMethod } from '@safiri/rules/countries/payment.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * The method a trip or an order will be settled by.
 * @throws Problem naming paymentMethod when the country does not offer it
 */
export function requirePaymentMethod(country: Country, wished: string): string {
  const method = acceptedMethod(country, wished);
  if (method === undefined) throw fieldProblem('paymentMethod', `Not offered in ${country.name}`);
  return method;
}
