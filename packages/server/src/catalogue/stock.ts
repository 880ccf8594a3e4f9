import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import { countAnew, type LineTag } from '@safiri/rules/orders/line-tags.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockShop } from './lock-shop.ts';
import { releasePictures, takePicture } from './pictures.ts';

export interface StockLine {
  readonly itemId: number;
  readonly quantity: number;
}

/** How many of each item, in the order of their ids: two baskets never wait for each other in a circle. */
export const sumsOfItems = (lines: readonly StockLine[]): Array<[number, number]> => {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return [...sums].toSorted(([a], [b]) => a - b);
};

/**
 * Takes from the shelves, each item by one conditional update: what is not left can't be sold.
 * @param lines of items that are counted
 * @returns the item that was not left, if any; nothing was taken of it
 */
export async function takeStock(uow: UnitOfWork, lines: readonly StockLine[]): Promise<number | undefined> {
  for (const [itemId, quantity] of sumsOfItems(lines)) {
    const [taken] = await uow.tx
      .update(catalogueItems)
      .set({ stock: sql`${catalogueItems.stock} - ${quantity}` })
      .where(and(eq(catalogueItems.id, itemId), eq(catalogueItems.isAvailable, true), gte(catalogueItems.stock, quantity)))
      .returning({ id: catalogueItems.id });
    if (taken === undefined) return itemId;
  }
  return undefined;
}

/** Puts back onto the shelves, where an item is counted. */
export async function restock(uow: UnitOfWork, lines: readonly StockLine[]): Promise<void> {
  for (const [itemId, quantity] of sumsOfItems(lines)) {
    await uow.tx
      .update(catalogueItems)
      .set({ stock: sql`${catalogueItems.stock} + ${quantity}` })
      .where(and(eq(catalogueItems.id, itemId), isNotNull(catalogueItems.stock)));
  }
}

type MerchantChange = Partial<
  Pick<typeof merchants.$inferInsert, 'isActive' | 'pausedUntil' | 'openingHours' | 'phone' | 'busyMinutes' | 'busyUntil' | 'pictureId'>
>;

/**
 * @param seen the version that was looked at when hours, phone or picture were changed; undefined takes any
 * @returns whether it was changed: not when somebody else changed it since
 * @throws Problem invalid on `picture` when the shop has no such picture
 */
export async function changeMerchant(uow: UnitOfWork, merchantId: number, change: MerchantChange, seen?: number): Promise<boolean> {
  if (Object.keys(change).length === 0) return true;
  const { openingHours, phone, pictureId } = change;
  if (pictureId !== undefined) await lockShop(uow, merchantId);
  if (pictureId != null) await takePicture(uow, merchantId, 'shop', pictureId);
  const version =
    openingHours === undefined && phone === undefined && pictureId === undefined ? {} : { version: sql`${merchants.version} + 1` };
  const changed = await uow.tx
    .update(merchants)
    .set({ ...change, ...version })
    .where(and(eq(merchants.id, merchantId), seen === undefined ? undefined : eq(merchants.version, seen)))
    .returning({ id: merchants.id });
  if (pictureId !== undefined) await releasePictures(uow, merchantId);
  return changed.length > 0;
}

/** Adds what a buyer said of an item to the sums that its menu shows. */
export async function addLike(uow: UnitOfWork, itemId: number, liked: boolean): Promise<void> {
  await uow.tx
    .update(catalogueItems)
    .set({ ratedCount: sql`${catalogueItems.ratedCount} + 1`, likedCount: sql`${catalogueItems.likedCount} + ${liked ? 1 : 0}` })
    .where(eq(catalogueItems.id, itemId));
}

/** Counts the words that a buyer says of an item in place of those that were said before. */
export async function countTags(uow: UnitOfWork, itemId: number, before: readonly LineTag[], now: readonly LineTag[]): Promise<void> {
  const [item] = await uow.tx
    .select({ counts: catalogueItems.tagCounts })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, itemId))
    .for('no key update');
  if (item === undefined) return;
  await uow.tx
    .update(catalogueItems)
    .set({ tagCounts: countAnew(item.counts, before, now) })
    .where(eq(catalogueItems.id, itemId));
}

/**
 * Counts the next order of a merchant's day: 1, 2, 3. A day that has begun stays, whatever a clock of ours says that is behind.
 * @param today as 2026-05-04
 */
export async function nextOrderOfDay(uow: UnitOfWork, merchantId: number, today: string): Promise<{ day: string; dayNumber: number }> {
  const { ordersDay, ordersOfDay } = merchants;
  const [counted] = await uow.tx
    .update(merchants)
    .set({
      ordersDay: sql`greatest(${ordersDay}, ${today}::date)`,
      ordersOfDay: sql`case when ${ordersDay} >= ${today}::date then ${ordersOfDay} + 1 else 1 end`,
    })
    .where(eq(merchants.id, merchantId))
    .returning({ day: ordersDay, dayNumber: ordersOfDay });
  if (counted?.day == null) throw new Error(`merchant ${merchantId} has no day`);
  return { day: counted.day, dayNumber: counted.dayNumber };
}

/** Adds somebody's stars, one to five, to the sums that the lists show. */
export async function addMerchantRating(uow: UnitOfWork, merchantId: number, score: number): Promise<void> {
  await uow.tx
    .update(merchants)
    .set({ ratingSum: sql`${merchants.ratingSum} + ${score}`, ratingCount: sql`${merchants.ratingCount} + 1` })
    .where(eq(merchants.id, merchantId));
}
