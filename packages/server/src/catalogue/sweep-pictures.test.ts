import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { catalogueItems, pictures } from '@safiri/db/catalogue/tables.ts';
import { UNUSED_PICTURE_DAYS } from '@safiri/rules/catalogue/pictures.ts';
import { kitchen } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { changeItem } from './menu.ts';
import { sweepPictures } from './sweep-pictures.ts';

const world = useWorld();

const pictureOf = async (merchantId: number, hash: string, days: number | null) => {
  const unusedSince = days === null ? null : sql`now() - make_interval(days => ${days}, mins => 1)`;
  const [row] = await world.db
    .insert(pictures)
    .values({ merchantId, shape: 'item', hash: hash.repeat(16), widths: [160, 320], color: '#c08040', unusedSince })
    .returning();
  return row?.id ?? 0;
};
const left = async () => (await world.db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id).toSorted((a, b) => a - b);

function store(isAway = false) {
  const removed: string[] = [];
  return {
    removed,
    put: async () => {},
    open: async () => undefined,
    remove: async (id: string) => (isAway ? Promise.reject(new Error('away')) : void removed.push(id)),
  };
}

it('removes what waited long enough, with its files, and tries again later where the store is away', async () => {
  const at = await kitchen(world);
  const old = await pictureOf(at.id, 'a', UNUSED_PICTURE_DAYS);
  const fresh = await pictureOf(at.id, 'b', UNUSED_PICTURE_DAYS - 1);
  const used = await pictureOf(at.id, 'c', null);
  expect(await sweepPictures(world.node.ctx, store(true))).toBe(1);
  expect(await left()).toEqual([old, fresh, used]);
  const there = store();
  expect(await sweepPictures(world.node.ctx, there)).toBe(1);
  expect(there.removed).toEqual([`${'a'.repeat(16)}-${old}-160`, `${'a'.repeat(16)}-${old}-320`]);
  expect(await left()).toEqual([fresh, used]);
});

it('is refused by the database for a picture of another shop, and for one that an item shows', async () => {
  const [at, other] = [await kitchen(world), await kitchen(world)];
  const theirs = await pictureOf(other.id, 'd', null);
  const show = (pictureId: number) =>
    world.db
      .update(catalogueItems)
      .set({ pictureId })
      .where(eq(catalogueItems.id, at.itemId('Suya')));
  await expect(show(theirs)).rejects.toMatchObject({ cause: { constraint: 'catalogue_items_own_picture' } });
  const own = await pictureOf(at.id, 'e', UNUSED_PICTURE_DAYS);
  await show(own);
  await expect(world.db.delete(pictures).where(eq(pictures.id, own))).rejects.toMatchObject({
    cause: { constraint: 'catalogue_items_own_picture' },
  });
});

it('keeps what an item shows, also where it was once taken for unused', async () => {
  const at = await kitchen(world);
  const shown = await pictureOf(at.id, 'f', UNUSED_PICTURE_DAYS);
  await world.db
    .update(catalogueItems)
    .set({ pictureId: shown })
    .where(eq(catalogueItems.id, at.itemId('Suya')));
  expect(await sweepPictures(world.node.ctx, store())).toBe(0);
  expect(await left()).toContain(shown);
});

it('never takes a picture for unused that another item takes meanwhile, in a hundred races', async () => {
  const at = await kitchen(world);
  const [shared, other] = [await pictureOf(at.id, '1', null), await pictureOf(at.id, '2', null)];
  const items = await world.db.select({ id: catalogueItems.id }).from(catalogueItems).where(eq(catalogueItems.merchantId, at.id)).limit(2);
  const [first = 0, second = 0] = items.map(({ id }) => id);
  const give = (itemId: number, pictureId: number) => inTransaction(world.node.ctx, (uow) => changeItem(uow, itemId, { pictureId }));
  for (let race = 0; race < 100; race += 1) {
    await give(first, shared);
    await give(second, other);
    await Promise.all([give(first, other), give(second, shared)]);
    const [row] = await world.db.select().from(pictures).where(eq(pictures.id, shared));
    expect(row?.unusedSince).toBeNull();
  }
});
