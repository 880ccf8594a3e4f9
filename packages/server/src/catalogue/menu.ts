import { and, eq, isNull, max, ne, sql } from 'drizzle-orm';
import { catalogueItems } from '@safiri/db/catalogue/tables.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockShop } from './lock-shop.ts';
import { releasePictures, takePicture } from './pictures.ts';
import { isOnMenu, type ItemRow } from './queries.ts';

type NewItem = Pick<typeof catalogueItems.$inferInsert, 'section' | 'name' | 'description' | 'priceMinor' | 'stock'>;
type Changeable = NewItem & Pick<typeof catalogueItems.$inferInsert, 'isAvailable' | 'pictureId'>;
type ItemChange = { readonly [K in keyof Changeable]?: Changeable[K] | undefined };

const taken = () => fieldProblem('name', 'This shop has, or had, an item of this name in this section');

/**
 * Puts an item at the end of a menu; one that was taken off comes back with the new words and price.
 * @throws Problem not_found, or naming the field when the menu has it
 */
export async function addItem(uow: UnitOfWork, merchantId: number, item: NewItem): Promise<ItemRow> {
  await lockShop(uow, merchantId);
  const [last] = await uow.tx
    .select({ position: max(catalogueItems.position) })
    .from(catalogueItems)
    .where(eq(catalogueItems.merchantId, merchantId));
  const position = (last?.position ?? 0) + 1;
  const { merchantId: ofShop, section, name, brand, unit } = catalogueItems;
  const [added] = await uow.tx
    .insert(catalogueItems)
    .values({ ...item, merchantId, position })
    .onConflictDoUpdate({
      target: [ofShop, section, name, brand, unit],
      set: { ...item, position, isAvailable: true, removedAt: null, version: sql`${catalogueItems.version} + 1` },
      setWhere: sql`${catalogueItems.removedAt} is not null`,
    })
    .returning();
  if (added === undefined) throw taken();
  return added;
}

async function requireFreeName(uow: UnitOfWork, item: ItemRow, { section = item.section, name = item.name }: ItemChange): Promise<void> {
  const [other] = await uow.tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(
      and(
        eq(catalogueItems.merchantId, item.merchantId),
        eq(catalogueItems.section, section),
        eq(catalogueItems.name, name),
        eq(catalogueItems.brand, item.brand),
        eq(catalogueItems.unit, item.unit),
        ne(catalogueItems.id, item.id),
      ),
    );
  if (other !== undefined) throw taken();
}

/**
 * Changes an item. Whether it is there and how many are left is what the shelf says, and the last word counts; its words, its price and its picture have a version.
 * @param seen the version that was looked at; undefined takes any
 * @returns the item before and after
 * @throws Problem not_found, changed_meanwhile, or naming the field: the menu has another of that name, or the shop no such picture
 */
export async function changeItem(
  uow: UnitOfWork,
  itemId: number,
  change: ItemChange,
  seen?: number,
): Promise<{ before: ItemRow; after: ItemRow }> {
  const [before] = await uow.tx
    .select()
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, itemId), isOnMenu))
    .for('no key update');
  if (before === undefined) throw notFound();
  const { section, name, description, priceMinor, pictureId } = change;
  const isOffer = [section, name, description, priceMinor, pictureId].some((value) => value !== undefined);
  if (isOffer && seen !== undefined && before.version !== seen) {
    throw new Problem('changed_meanwhile', 'Somebody else has changed this item since you looked at it. Look again.');
  }
  if (Object.values(change).every((value) => value === undefined)) return { before, after: before };
  const isRenamed = (section ?? before.section) !== before.section || (name ?? before.name) !== before.name;
  if (isRenamed || pictureId !== undefined) await lockShop(uow, before.merchantId);
  if (isRenamed) await requireFreeName(uow, before, change);
  if (pictureId != null) await takePicture(uow, before.merchantId, 'item', pictureId);
  const [after] = await uow.tx
    .update(catalogueItems)
    .set({ ...change, ...(isOffer ? { version: sql`${catalogueItems.version} + 1` } : {}) })
    .where(and(eq(catalogueItems.id, itemId), isNull(catalogueItems.removedAt)))
    .returning();
  if (after === undefined) throw notFound();
  if (after.pictureId !== before.pictureId) await releasePictures(uow, before.merchantId);
  return { before, after };
}

/**
 * Takes an item off the menu for good; asked for again, it is done already.
 * @returns the item that was taken off; undefined when it was off before
 */
export async function removeItem(uow: UnitOfWork, itemId: number): Promise<ItemRow | undefined> {
  const [removed] = await uow.tx
    .update(catalogueItems)
    .set({ removedAt: uow.now })
    .where(and(eq(catalogueItems.id, itemId), isOnMenu))
    .returning();
  return removed;
}
