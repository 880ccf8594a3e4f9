import type { Country } from '@safiri/rules/countries/countries.ts';
import { acceptedMethod } from '@safiri/rules/countries/payment.ts';
import { COVERED_METERS_AT_MOST, PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * The method a ride will be settled by; a package pays rides up to its length.
 * @throws Problem naming paymentMethod
 */
export function requireRideMethod(country: Country, wished: string, distanceMeters: number): string {
  if (wished !== PACKAGE_METHOD) return requirePaymentMethod(country, wished);
  if (distanceMeters <= COVERED_METERS_AT_MOST) return PACKAGE_METHOD;
  throw fieldProblem('paymentMethod', `A package pays rides of up to ${COVERED_METERS_AT_MOST / 1000} km.`);
}

/**
 * The method a trip or an order will be settled by.
 * @throws Problem naming paymentMethod when the country does not offer it
 */
export function requirePaymentMethod(country: Country, wished: string): string {
  const method = acceptedMethod(country, wished);
  if (method === undefined) throw fieldProblem('paymentMethod', `Not offered in ${country.name}`);
  return method;
}
