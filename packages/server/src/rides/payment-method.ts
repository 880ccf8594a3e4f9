import { SPECIFIED_DEFAULT_METHOD } from '@safiri/rules/countries/payment.ts';
import { offeredMethods } from '@safiri/rules/markets/offered-methods.ts';
import { COVERED_METERS_AT_MOST, PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { ServiceArea } from '../places/public.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * The method a ride will be settled by; a package pays rides up to its length.
 * @throws Problem naming paymentMethod
 */
export function requireRideMethod(area: ServiceArea, wished: string, distanceMeters: number): string {
  if (wished !== PACKAGE_METHOD) return requirePaymentMethod(area, wished);
  if (distanceMeters <= COVERED_METERS_AT_MOST) return PACKAGE_METHOD;
  throw fieldProblem('paymentMethod', `A package pays rides of up to ${COVERED_METERS_AT_MOST / 1000} km.`);
}

/**
 * The method a trip or an order will be settled by.
 * @throws Problem naming paymentMethod when the market does not offer it
 */
export function requirePaymentMethod({ city, market }: ServiceArea, wished: string): string {
  const method = wished === SPECIFIED_DEFAULT_METHOD ? 'cash' : wished;
  if (!offeredMethods(market.document).includes(method)) throw fieldProblem('paymentMethod', `Not offered in ${city.name}`);
  return method;
}
