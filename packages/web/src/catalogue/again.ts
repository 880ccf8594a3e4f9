import type { MenuItem, Product } from '@safiri/contract/catalogue/shapes.ts';
import type { Order, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { priceWith } from './price-with.ts';
import type { CartLine } from './cart.ts';

/** A thing of a shop as it can be had now. */
export interface Goods {
  readonly id: number;
  readonly price: string;
  readonly isThere: boolean;
  readonly extras: MenuItem['extras'];
}

export const dishAsGoods = ({ id, price, isAvailable, extras }: MenuItem): Goods => ({ id, price, isThere: isAvailable, extras });
export const productAsGoods = ({ id, price, inStock }: Product): Goods => ({ id, price, isThere: inStock, extras: [] });

/** A line of an earlier order, held against what the shop has now. */
export interface LineAgain {
  readonly name: string;
  readonly quantity: number;
  /** What goes into the cart; null for what can't be had now. */
  readonly line: CartLine | null;
  /** What one cost then, where it costs something else now. */
  readonly before: string | null;
  /** Extras that are no longer offered: it comes without them. */
  readonly without: readonly string[];
}

function lineAgain(ordered: OrderLine, goods: Goods | undefined): LineAgain {
  const { itemId, name, unit, quantity, note, substitution } = ordered;
  if (goods === undefined || !goods.isThere) return { name, quantity, line: null, before: null, without: [] };
  const extras = goods.extras.filter((extra) => ordered.extras.includes(extra.name));
  const names = extras.map((extra) => extra.name);
  const price = priceWith(goods.price, extras);
  return {
    name,
    quantity,
    line: { key: [itemId, ...names].join('|'), itemId, name, unit, price, quantity, extras: names, note, substitution },
    before: fromWire(price) === fromWire(ordered.price) ? null : ordered.price,
    without: ordered.extras.filter((extra) => !names.includes(extra)),
  };
}

/** Each line of an earlier order as it can be had now. */
export const orderAgain = (order: Pick<Order, 'lines'>, goods: readonly Goods[]): LineAgain[] =>
  order.lines.map((line) =>
    lineAgain(
      line,
      goods.find(({ id }) => id === line.itemId),
    ),
  );

/** What the lines that can be had cost together now. */
export const sumAgain = (lines: readonly LineAgain[]): string =>
  toWire(lines.reduce((sum, { line }) => sum + (line === null ? 0 : (fromWire(line.price) ?? 0) * line.quantity), 0));

/** Whether each line can be had as it was, at the price it had. */
export const isSameAgain = (lines: readonly LineAgain[]): boolean =>
  lines.length > 0 && lines.every(({ line, before, without }) => line !== null && before === null && without.length === 0);
