import { fromWire } from '@safiri/rules/pricing/money.ts';
import { session } from '../platform/session.ts';
import type { Promotion } from '../common/use-promotion.ts';
import { sumsOf, useDeliveryQuote, type Sums } from './api.ts';
import type { Cart, CartShop } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';

/**
 * What a cart costs, brought to where its person wants it.
 * @returns `shop`: with its market's terms as they are now, once they are known; `isExact`: false while the price of the way is not known, and
 * the sums are the least; `isEnough`: the goods are worth an order there
 */
export function useSums(cart: Cart) {
  const place = deliveryPlace.use();
  const user = session.use();
  const { data, error, refetch } = useDeliveryQuote(cart.shop.id, user === null ? null : place);
  const shop = { ...cart.shop, terms: data?.terms ?? cart.shop.terms };
  const { byDistance, minimumBasket } = shop.terms;
  const sums = sumsOf({ ...cart, shop }, data?.deliveryFee);
  return {
    ...sums,
    shop,
    quoteId: data?.quoteId ?? undefined,
    takesCodes: data?.takesCodes === true,
    codesBarred: data?.codesBarred === true,
    isExact: !byDistance || data !== undefined,
    isEnough: (fromWire(sums.subtotal) ?? 0) >= (fromWire(minimumBasket) ?? 0),
    refused: error,
    ask: () => void refetch(),
  };
}

/** What a cart costs with a code that was tried on its delivery; `withoutCode`: what its delivery costs else, null without one. */
export function sumsWith<S extends Sums & { readonly shop: CartShop; readonly quoteId: string | undefined }>(
  cart: Cart,
  sums: S,
  promotion: Promotion,
): S & { readonly withoutCode: string | null } {
  const promoted = promotion.of(sums.quoteId)?.promoted;
  if (promoted == null) return { ...sums, withoutCode: null };
  return {
    ...sums,
    ...sumsOf({ ...cart, shop: sums.shop }, promoted.fare),
    quoteId: promoted.quoteId,
    withoutCode: sums.deliveryFee,
  };
}
