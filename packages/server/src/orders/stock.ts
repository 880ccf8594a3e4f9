import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { catalogueItems } from '@safiri/db/catalogue/tables.ts';
import { orderLines } from '@safiri/db/orders/tables.ts';
import type { Work } from '../platform/work.ts';

/** How many of each item, in the order of their ids: two baskets never wait for each other in a circle. */
const byItem = (lines: ReadonlyArray<{ itemId: number; quantity: number }>): Array<[number, number]> => {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return [...sums].toSorted(([a], [b]) => a - b);
};

/**
 * Takes from the shelves what is counted there, each by one conditional update: what is not left can't be sold.
 * @returns the item that was not left, if any; nothing was taken of it
 */
export async function takeStock(
  work: Work,
  lines: ReadonlyArray<{ itemId: number; quantity: number; counted: boolean }>,
): Promise<number | undefined> {
  for (const [itemId, quantity] of byItem(lines.filter(({ counted }) => counted))) {
    const [taken] = await work.tx
      .update(catalogueItems)
      .set({ stock: sql`${catalogueItems.stock} - ${quantity}` })
      .where(and(eq(catalogueItems.id, itemId), eq(catalogueItems.isAvailable, true), gte(catalogueItems.stock, quantity)))
      .returning({ id: catalogueItems.id });
    if (taken === undefined) return itemId;
  }
  return undefined;
}

/** Puts back what an order took that comes to nothing. */
export async function restock(work: Work, orderId: number): Promise<void> {
  const lines = await work.tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  for (const [itemId, quantity] of byItem(lines)) {
    await work.tx
      .update(catalogueItems)
      .set({ stock: sql`${catalogueItems.stock} + ${quantity}` })
      .where(and(eq(catalogueItems.id, itemId), isNotNull(catalogueItems.stock)));
  }
}
