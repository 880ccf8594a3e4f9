import { offeredMethods } from '@safiri/rules/markets/offered-methods.ts';
import { howPaid, type HowPaid } from '@safiri/rules/payments/how-paid.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { directWaysOf } from '../payments/public.ts';
import type { ServiceArea } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';

/** Nothing that is not offered is quietly taken for cash (product §6). */
function unavailable({ city }: ServiceArea, methods: readonly string[]): Problem {
  const message = `Not offered in ${city.name}`;
  return new Problem('payment_method_unavailable', message, { methods, errors: [{ path: 'paymentMethod', message }] });
}

/** @throws Problem payment_method_unavailable where the operator has no account by which that provider takes money now */
async function requireWay(ctx: Context, area: ServiceArea, { payBy }: HowPaid): Promise<void> {
  if (payBy === null) return;
  const ways = await directWaysOf(ctx, ctx.db, area.market);
  const others = offeredMethods(area.market.document).filter((method) => !isOneOf(providerIds, method));
  if (!ways.includes(payBy)) throw unavailable(area, [...others, ...ways]);
}

/**
 * How a trip or an order will be settled.
 * @throws Problem payment_method_unavailable with the methods that the market offers
 */
export async function requirePaymentMethod(ctx: Context, area: ServiceArea, wished: string): Promise<HowPaid> {
  const methods = offeredMethods(area.market.document);
  if (!methods.includes(wished)) throw unavailable(area, methods);
  const how = howPaid(wished);
  await requireWay(ctx, area, how);
  return how;
}

/**
 * How a ride will be settled; whether a package pays it is seen when it is taken out of one. A package was sold for rides that go
 * straight from one place to another.
 * @throws Problem naming paymentMethod, payment_method_unavailable with those that are
 */
export async function requireRideMethod(
  ctx: Context,
  area: ServiceArea,
  wished: string,
  { length: stops }: readonly unknown[] = [],
): Promise<HowPaid> {
  if (wished !== PACKAGE_METHOD) return requirePaymentMethod(ctx, area, wished);
  if (stops > 0) throw fieldProblem('paymentMethod', 'A package pays no ride with stops.');
  return { paymentMethod: PACKAGE_METHOD, payBy: null };
}
