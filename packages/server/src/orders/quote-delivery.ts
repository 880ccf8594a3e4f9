import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { quoteDelivery as call } from '@safiri/contract/orders/calls.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { findMerchant, presentTerms } from '../catalogue/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { presentLines, storeQuotes, takesCodes } from '../pricing/public.ts';
import { priceWay, requireOrderTerms, requireReach } from './delivery-price.ts';
import type { OrderPorts } from './order-ports.ts';

/**
 * What bringing an order of a shop to an address costs; a price by the way is kept as a quote.
 * @throws Problem not_found, not_bookable_here, or naming deliveryLocation when it is out of reach
 */
export async function quoteDelivery(
  ctx: Context,
  ports: OrderPorts,
  actor: Actor,
  { merchantId, deliveryLocation: to }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const merchant = await findMerchant(ctx.db, merchantId);
  if (merchant === undefined) throw notFound();
  const { area, terms } = requireOrderTerms(ctx, merchant);
  requireReach(merchant, to, 'deliveryLocation');
  const of = { countryId: area.country.id, currency: area.country.currency, terms: presentTerms(area.market.document, terms) };
  const givesCodes = actor.userType === 'passenger' && takesCodes(area.market.document, [terms.service], ctx.clock());
  if (!terms.byDistance) {
    const own = { deliveryFee: toWire(merchant.deliveryMinor), deliveryLines: [], quoteId: null, expiresAt: null };
    return { ...of, ...own, takesCodes: false, codesBarred: givesCodes };
  }
  const price = await priceWay(ctx, ports, area, terms, merchant, to);
  const stored = await storeQuotes(ctx, actor.userId, area, { pickup: merchant, dropoff: to }, [price]);
  return {
    ...of,
    deliveryFee: toWire(price.fareMinor),
    deliveryLines: presentLines(price.lines),
    quoteId: stored.ids.get(price) ?? null,
    takesCodes: givesCodes,
    codesBarred: false,
    expiresAt: stored.expiresAt.toISOString(),
  };
}
