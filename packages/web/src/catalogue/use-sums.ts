import { fromWire } from '@safiri/rules/pricing/money.ts';
import { session } from '../platform/session.ts';
import { sumsOf, useDeliveryQuote } from './api.ts';
import type { Cart } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';

/**
 * What a cart costs, brought to where its person wants it.
 * @returns `isExact`: false while the price of the way is not known, and the sums are the least; `isEnough`: the goods are worth an order there
 */
export function useSums(cart: Cart) {
  const place = deliveryPlace.use();
  const user = session.use();
  const { byDistance, minimumBasket } = cart.shop.terms;
  const { data, error, refetch } = useDeliveryQuote(cart.shop.id, byDistance && user !== null ? place : null);
  const sums = sumsOf(cart, data?.deliveryFee);
  return {
    ...sums,
    quoteId: data?.quoteId ?? undefined,
    isExact: !byDistance || data !== undefined,
    isEnough: (fromWire(sums.subtotal) ?? 0) >= (fromWire(minimumBasket) ?? 0),
    refused: error,
    ask: () => void refetch(),
  };
}
