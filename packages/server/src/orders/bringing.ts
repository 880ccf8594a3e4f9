import { orderTerms } from '@safiri/rules/markets/order-terms.ts';
import { payTermsOf } from '@safiri/rules/markets/pay-terms.ts';
import { ownVehicles, tripServiceOf, vehiclesOf } from '@safiri/rules/markets/services.ts';
import { vehiclesForGroceries } from '@safiri/rules/orders/parcels.ts';
import type { Context } from '../platform/context.ts';
import type { OrderRow } from './queries.ts';
import type { Carrying } from './send-courier.ts';

/**
 * How a shop's order is brought, by the version of the market that priced it: the service's vehicles, of many groceries the larger of them,
 * and all of them where none is larger.
 */
export async function bringing(
  ctx: Context,
  { kind, marketVersionId }: OrderRow,
  pieces: number,
): Promise<Pick<Carrying, 'vehicles' | 'service' | 'payTerms'>> {
  const large = kind === 'grocery' ? vehiclesForGroceries(pieces) : null;
  if (marketVersionId === null) return { vehicles: large, service: null, payTerms: null };
  const { document } = await ctx.markets.version(ctx.db, marketVersionId);
  const terms = orderTerms(document, kind === 'grocery' ? 'grocery' : 'food');
  if (terms === undefined) return { vehicles: large, service: null, payTerms: null };
  const { service, byDistance } = terms;
  const own = vehiclesOf(service);
  const fitting = large?.filter((vehicle) => !byDistance || own.includes(vehicle)) ?? [];
  return {
    vehicles: fitting.length > 0 ? fitting : ownVehicles(service),
    service: tripServiceOf(service),
    payTerms: payTermsOf(document, service),
  };
}
