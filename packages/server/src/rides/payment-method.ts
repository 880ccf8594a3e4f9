import { SPECIFIED_DEFAULT_METHOD } from '@safiri/rules/countries/payment.ts';
import { offeredMethods } from '@safiri/rules/markets/offered-methods.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { ServiceArea } from '../places/public.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * The method a ride will be settled by; whether a package pays it is seen when it is taken out of one. A package was sold for rides that go
 * straight from one place to another.
 * @throws Problem naming paymentMethod
 */
export function requireRideMethod(area: ServiceArea, wished: string, { length: stops }: readonly unknown[] = []): string {
  if (wished !== PACKAGE_METHOD) return requirePaymentMethod(area, wished);
  if (stops > 0) throw fieldProblem('paymentMethod', 'A package pays no ride with stops.');
  return PACKAGE_METHOD;
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
