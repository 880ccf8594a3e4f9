import type { OrderTerms as TermsOnWire } from '@safiri/contract/catalogue/shapes.ts';
import { leastDeliveryMinor, orderTerms, type OrderTerms, type ShopOrderKind } from '@safiri/rules/markets/order-terms.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Markets } from '../platform/markets.ts';
import type { MerchantRow } from './queries.ts';

/** What orders of a shop are. */
export const orderKindOf = ({ kind }: Pick<MerchantRow, 'kind'>): ShopOrderKind => (kind === 'restaurant' ? 'food' : 'grocery');

export const presentTerms = ({ decimals }: MarketDocument, { byDistance, minimumMinor, serviceFee }: OrderTerms): TermsOnWire => ({
  byDistance,
  decimals,
  minimumBasket: toWire(minimumMinor),
  serviceFee: {
    percent: serviceFee.percent,
    least: toWire(serviceFee.leastMinor),
    most: serviceFee.mostMinor === null ? null : toWire(serviceFee.mostMinor),
  },
});

/** What customers read of a shop's prices. */
export interface ShopTerms {
  /** The shop's own fee, or the least of a price by the way. */
  readonly deliveryFee: string;
  readonly terms: TermsOnWire;
}

/** Where no market is: nothing can be ordered there yet. */
const noTerms: TermsOnWire = {
  byDistance: false,
  decimals: 2,
  minimumBasket: toWire(0),
  serviceFee: { percent: 0, least: toWire(0), most: null },
};

/** The same of a shop; undefined where its market brings nothing of its kind. */
export function shopTerms(markets: Markets, merchant: MerchantRow, now: Date): ShopTerms | undefined {
  const document = markets.at(merchant)?.document;
  if (document === undefined) return { deliveryFee: toWire(merchant.deliveryMinor), terms: noTerms };
  const terms = orderTerms(document, orderKindOf(merchant));
  if (terms === undefined) return undefined;
  return {
    deliveryFee: toWire(terms.byDistance ? leastDeliveryMinor(document, terms, merchant, now) : merchant.deliveryMinor),
    terms: presentTerms(document, terms),
  };
}

/** Of several shops those from which something can be brought, each with what customers read of its prices. */
export const servedShops = <T extends { readonly merchant: MerchantRow }>(markets: Markets, shops: readonly T[], now: Date) =>
  shops.flatMap((shop) => {
    const prices = shopTerms(markets, shop.merchant, now);
    return prices === undefined ? [] : [{ ...shop, prices }];
  });
