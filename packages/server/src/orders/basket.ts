import type { Substitution } from '@safiri/rules/catalogue/merchants.ts';
import { basketMinor } from '@safiri/rules/catalogue/basket.ts';
import { serviceFeeMinor } from '@safiri/rules/markets/service-fee.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { isThere, presentTerms, type ItemRow } from '../catalogue/public.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { DeliveryPrice } from './delivery-price.ts';

/** A line as the client sent it. */
export interface WantedLine {
  readonly itemId: number;
  readonly quantity: number;
  /** What the customer saw of one. */
  readonly seen: string | number;
  readonly note: string;
  readonly extras: readonly string[];
  readonly substitution: Substitution;
}

export interface Basket {
  readonly lines: ReadonlyArray<
    WantedLine & { readonly name: string; readonly unit: string; readonly unitMinor: number; readonly counted: boolean }
  >;
  readonly itemsMinor: number;
  readonly deliveryMinor: number;
  readonly serviceMinor: number;
}

export const minorOf = (amount: string | number): number | undefined => fromWire(typeof amount === 'number' ? amount.toFixed(2) : amount);

/** One of an item with the extras that were chosen. @throws Problem naming the extra that it does not have */
function unitMinorOf(item: ItemRow, wanted: WantedLine, i: number): number {
  const extras = [...new Set(wanted.extras)].map((name) => {
    const extra = item.extras.find((known) => known.name === name);
    if (extra === undefined) throw fieldProblem(`items.${i}.extras`, `${item.name} does not come with that`);
    return extra.priceMinor;
  });
  return item.priceMinor + extras.reduce((a, b) => a + b, 0);
}

/** The refusal that carries the basket as it is now, and by which terms, so that the screen can ask again. */
export function changed(
  { area, terms }: Pick<DeliveryPrice, 'area' | 'terms'>,
  basket: Omit<Basket, 'lines'>,
  lines: ReadonlyArray<{ itemId: number; priceMinor: number | null; left: number | null }>,
): Problem {
  const { itemsMinor, deliveryMinor, serviceMinor: service } = basket;
  return new Problem('basket_changed', 'Something of your basket has changed. Please look at it again.', {
    basket: {
      lines: lines.map(({ itemId, priceMinor, left }) => ({ itemId, price: priceMinor === null ? null : toWire(priceMinor), left })),
      subtotal: toWire(itemsMinor),
      deliveryFee: toWire(deliveryMinor),
      serviceFee: toWire(service),
      totalAmount: toWire(itemsMinor + deliveryMinor + service),
      terms: presentTerms(area.market.document, terms),
    },
  });
}

/**
 * Prices a basket by the catalogue and the market's terms.
 * @throws Problem basket_changed when something is gone or its price is not what was seen; not_found for another shop's item
 */
export function priceBasket(price: DeliveryPrice, items: readonly ItemRow[], wanted: readonly WantedLine[]): Basket {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rows = wanted.map((line, i) => {
    const item = byId.get(line.itemId);
    if (item === undefined) throw fieldProblem(`items.${i}`, 'This shop does not have that');
    return { line, item, unitMinor: unitMinorOf(item, line, i) };
  });
  const there = rows.filter(({ item, line }) => isThere(item) && (item.stock === null || item.stock >= line.quantity));
  const itemsMinor = basketMinor(there.map(({ line, unitMinor }) => ({ unitMinor, quantity: line.quantity })));
  const basket: Basket = {
    lines: rows.map(({ line, item, unitMinor }) => ({
      ...line,
      name: item.brand === '' ? item.name : `${item.name}, ${item.brand}`,
      unit: item.unit,
      unitMinor,
      counted: item.stock !== null,
    })),
    itemsMinor,
    deliveryMinor: price.deliveryMinor,
    serviceMinor: serviceFeeMinor(price.terms.serviceFee, itemsMinor, price.area.market.document.decimals),
  };
  const same = there.length === rows.length && rows.every(({ line, unitMinor }) => minorOf(line.seen) === unitMinor);
  if (!same) {
    throw changed(
      price,
      basket,
      rows.map(({ line, item, unitMinor }) => ({ itemId: line.itemId, priceMinor: isThere(item) ? unitMinor : null, left: item.stock })),
    );
  }
  return basket;
}
