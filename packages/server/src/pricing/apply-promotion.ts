import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { applyPromotion as call } from '@safiri/contract/pricing/calls.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { quotes } from '@safiri/db/pricing/tables.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import type { MarketPromotion } from '@safiri/rules/markets/programmes.ts';
import type { PromotionRefusal } from '@safiri/rules/pricing/promotions.ts';
import { codeOf, discounted, discountFloor, promotionIn, refusalByTerms } from '@safiri/rules/pricing/promotions.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { roundingStep } from '@safiri/rules/pricing/rounding.ts';
import { isQuoteLive } from '@safiri/rules/pricing/quote-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { presentFareTaxes, presentLines } from './present-lines.ts';
import { leftOfPromotion, refusalByPerson } from './promotions.ts';
import type { Quote } from './quotes.ts';

type Reply = ReplyOf<typeof call>;
type Promoted = Reply['quotes'][number];

/** What a code says of a quote: the quote with the discount, or why there is none. */
type Tried = { readonly quote: Quote; readonly market: MarketDocument } & (
  | { readonly refused: PromotionRefusal }
  | { readonly refused: null; readonly row: typeof quotes.$inferInsert & { readonly discountMinor: number } }
);

/** What is asked of the database once for all quotes of a market's version: what is left of the budget, and what stands against the person. */
interface Known {
  readonly left: Map<Market, number>;
  /** By whether it is for goods. */
  readonly persons: Map<Market, Map<boolean, PromotionRefusal | undefined>>;
}

/** What stands against the person of a quote, asked once for each kind of what a code is used for. */
async function personsRefusal(
  ctx: Context,
  market: Market,
  promotion: MarketPromotion,
  { userId, rideType }: Quote,
  persons: Known['persons'],
): Promise<PromotionRefusal | undefined> {
  const goods = isDelivery(rideType);
  const known = persons.get(market) ?? new Map<boolean, PromotionRefusal | undefined>();
  persons.set(market, known);
  if (!known.has(goods)) known.set(goods, await refusalByPerson(ctx.db, market, promotion, userId, goods));
  return known.get(goods);
}

/** A quote with a code, which is a quote of its own: the one without keeps its price. */
async function tryCode(ctx: Context, market: Market, quote: Quote, code: string, { left, persons }: Known): Promise<Tried> {
  const now = ctx.clock();
  const { document } = market;
  const service = serviceIn(document, quote.serviceId ?? quote.rideType);
  const promotion = promotionIn(document, code);
  if (service === undefined || promotion === undefined) return { quote, market: document, refused: 'unknown' };
  const refused =
    refusalByTerms(promotion, service, localDate(now, document.timeZone)) ?? (await personsRefusal(ctx, market, promotion, quote, persons));
  if (refused !== undefined) return { quote, market: document, refused };
  const { lines, fareMinor, discountMinor } = discounted(quote.fareLines ?? [], promotion, {
    floorMinor: discountFloor(service, quote.distanceMeters),
    roundToMinor: roundingStep(document),
  });
  if (discountMinor === 0) return { quote, market: document, refused: 'no_discount' };
  if (!left.has(market)) left.set(market, await leftOfPromotion(ctx.db, market, promotion, now));
  if (discountMinor > (left.get(market) ?? 0)) return { quote, market: document, refused: 'budget_spent' };
  const { id, percent, amount, most } = promotion;
  const { createdAt: _, ...rest } = quote;
  return {
    quote,
    market: document,
    refused: null,
    row: {
      ...rest,
      id: ctx.random.uuid(),
      fareMinor,
      fareLines: [...lines],
      promotion: { code: id, percent, amount, most },
      discountMinor,
    },
  };
}

/** Tries a code on the person's own live quotes. The version that priced a quote decides what the code says. */
export async function applyPromotion(ctx: Context, actor: Actor, { code: typed, quoteIds }: BodyOf<typeof call>): Promise<Reply> {
  const code = codeOf(typed);
  const rows = await ctx.db
    .select()
    .from(quotes)
    .where(and(inArray(quotes.id, quoteIds), eq(quotes.userId, actor.userId)));
  const now = ctx.clock();
  const known: Known = { left: new Map(), persons: new Map() };
  const tried: Tried[] = [];
  for (const quote of rows) {
    if (quote.promotion !== null || quote.marketVersionId === null || !isQuoteLive(quote.expiresAt, now)) continue;
    tried.push(await tryCode(ctx, await ctx.markets.version(ctx.db, quote.marketVersionId), quote, code, known));
  }
  const promoted = tried.flatMap((one) => (one.refused === null ? [one.row] : []));
  if (promoted.length > 0) await ctx.db.insert(quotes).values(promoted);
  return {
    code,
    quotes: tried.map((one): Promoted => ({
      quoteId: one.quote.id,
      before: toWire(one.quote.fareMinor),
      refused: one.refused,
      promoted:
        one.refused === null
          ? {
              quoteId: one.row.id,
              fare: toWire(one.row.fareMinor),
              discount: toWire(one.row.discountMinor),
              lines: presentLines(one.row.fareLines ?? []),
              taxes: presentFareTaxes(one.market, one.row.fareMinor, one.row.fareLines ?? []),
            }
          : null,
    })),
  };
}
