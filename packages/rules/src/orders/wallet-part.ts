/** An order, as far as its money goes; minor units. */
interface Priced {
  readonly itemsMinor: number;
  readonly deliveryMinor: number;
  readonly serviceMinor: number;
}

export const orderTotal = ({ itemsMinor, deliveryMinor, serviceMinor }: Priced): number => itemsMinor + deliveryMinor + serviceMinor;

/**
 * What the wallet pays of an order whose rest is paid at the door: of what was set aside no more than the order came to, as what was not on the shelves is
 * not paid. First what bringing it costs, which stays as it was, then goods and service.
 * @param asideMinor what was set aside
 * @returns minor units, `cash` is what the courier takes
 */
export function orderSplit(
  order: Priced,
  asideMinor: number,
): { readonly delivery: number; readonly goods: number; readonly cash: number } {
  const total = orderTotal(order);
  const wallet = Math.min(asideMinor, total);
  const delivery = Math.min(wallet, order.deliveryMinor);
  return { delivery, goods: wallet - delivery, cash: total - wallet };
}
