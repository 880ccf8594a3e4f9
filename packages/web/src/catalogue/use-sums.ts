import { fromWire } from '@safiri/rules/pricing/money.ts';
import { session } from '../platform/session.ts';
import { sumsOf, useDeliveryQuote } from './api.ts';
import type { Cart } from './cart.ts';
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
    isExact: !byDistance || data !== undefined,
    isEnough: (fromWire(sums.subtotal) ?? 0) >= (fromWire(minimumBasket) ?? 0),
    refused: error,
    ask: () => void refetch(),
  };
}
