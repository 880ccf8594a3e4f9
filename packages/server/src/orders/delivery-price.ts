import { orderTerms, type OrderTerms } from '@safiri/rules/markets/order-terms.ts';
import type { Discount } from '@safiri/rules/markets/programmes.ts';
import { DELIVERY_RADIUS_METERS } from '@safiri/rules/catalogue/merchants.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { orderKindOf, type MerchantRow } from '../catalogue/public.ts';
import { requireServiceArea, type ServiceArea } from '../places/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { findQuote, isQuoteOf, priceTrip, type Quote, type ServicePrice } from '../pricing/public.ts';
import type { OrderPorts } from './order-ports.ts';

/** @throws Problem naming the field of the address when it is out of reach */
export function requireReach(merchant: MerchantRow, to: Point, field: string): void {
  if (distanceMeters(merchant, to) > DELIVERY_RADIUS_METERS) throw fieldProblem(field, `${merchant.name} does not deliver that far`);
}

/** The market of a shop and what it decides about its orders. @throws Problem not_bookable_here */
export function requireOrderTerms(ctx: Context, merchant: MerchantRow): { area: ServiceArea; terms: OrderTerms } {
  const area = requireServiceArea(ctx.markets, merchant);
  return { area, terms: termsIn(area, merchant) };
}

function termsIn({ market, city }: ServiceArea, merchant: MerchantRow): OrderTerms {
  const terms = orderTerms(market.document, orderKindOf(merchant));
  if (terms === undefined) throw new Problem('not_bookable_here', `Nothing of ${merchant.name} is brought in ${city.name} yet.`);
  return terms;
}

/** What the way of an order costs where its market prices it: from the shop to the address. */
export async function priceWay(
  ctx: Context,
  { routes, demand }: OrderPorts,
  area: ServiceArea,
  { service }: OrderTerms,
  merchant: MerchantRow,
  to: Point,
): Promise<ServicePrice> {
  const from = { lat: merchant.lat, lng: merchant.lng };
  const [price] = await priceTrip(ctx, ctx.db, routes, demand, area, [service], { pickup: from, dropoff: to });
  if (price === undefined) throw new Error('a way was not priced');
  return price;
}

/** What bringing an order costs, and by which market's terms it is placed. */
export interface DeliveryPrice {
  readonly area: ServiceArea;
  readonly terms: OrderTerms;
  readonly deliveryMinor: number;
  /** In that price. */
  readonly surge: number;
  /** Null where the shop has a fee of its own. */
  readonly lines: FareLine[] | null;
  /** A code that made it cheaper, and by how much less is paid. */
  readonly promotion: Discount | null;
  readonly discountMinor: number | null;
}

const withoutCode = { promotion: null, discountMinor: null } as const;

async function quoteOf(
  ctx: Context,
  actor: Actor,
  quoteId: string | undefined,
  merchant: MerchantRow,
  to: Point,
): Promise<Quote | undefined> {
  const quote = quoteId === undefined ? undefined : await findQuote(ctx.db, actor.userId, quoteId);
  return quote !== undefined && quote.parcel === null && isQuoteOf(quote, { pickup: merchant, dropoff: to }, ctx.clock())
    ? quote
    : undefined;
}

/**
 * What bringing an order costs: what was quoted, else what it costs now. A quote brings the terms of the version that priced it.
 * @throws Problem not_bookable_here
 */
export async function deliveryPrice(
  ctx: Context,
  ports: OrderPorts,
  actor: Actor,
  merchant: MerchantRow,
  to: Point,
  quoteId: string | undefined,
): Promise<DeliveryPrice> {
  const now = requireOrderTerms(ctx, merchant);
  const quote = await quoteOf(ctx, actor, quoteId, merchant, to);
  if (quote?.marketVersionId != null) {
    const area = { ...now.area, market: await ctx.markets.version(ctx.db, quote.marketVersionId) };
    const terms = termsIn(area, merchant);
    if (terms.byDistance && quote.serviceId === terms.service.id)
      return {
        area,
        terms,
        deliveryMinor: quote.fareMinor,
        surge: quote.surge,
        lines: quote.fareLines,
        promotion: quote.promotion,
        discountMinor: quote.discountMinor,
      };
  }
  if (!now.terms.byDistance) return { ...now, deliveryMinor: merchant.deliveryMinor, surge: 1, lines: null, ...withoutCode };
  const { fareMinor, surge, lines } = await priceWay(ctx, ports, now.area, now.terms, merchant, to);
  return { ...now, deliveryMinor: fareMinor, surge, lines, ...withoutCode };
}
