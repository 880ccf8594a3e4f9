import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { catalogueItems, merchants, pictures } from '@safiri/db/catalogue/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { pictureFacts, type PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** What a picture's file of one width is called, in the store and in its address. */
export const pictureFile = ({ hash, id }: Pick<PictureRow, 'hash' | 'id'>, width: number) => `${hash}-${id}-${width}`;

export const presentPicture = (row: PictureRow): Picture => ({
  id: row.id,
  ratio: pictureFacts[row.shape].ratio,
  color: row.color,
  sources: row.widths.map((width) => ({ url: `/pictures/${pictureFile(row, width)}.webp`, width })),
});

/** Whatever has a picture, or has none. */
interface Pictured {
  readonly pictureId: number | null;
}

/** The pictures of several rows, read at once. */
export async function readPictures(reader: Reader, rows: readonly Pictured[]): Promise<(row: Pictured) => Picture | null> {
  const ids = rows.flatMap(({ pictureId }) => (pictureId === null ? [] : [pictureId]));
  const found = ids.length === 0 ? [] : await reader.select().from(pictures).where(inArray(pictures.id, ids));
  const byId = new Map(found.map((row) => [row.id, presentPicture(row)]));
  return ({ pictureId }) => (pictureId === null ? null : (byId.get(pictureId) ?? null));
}

/**
 * A picture is about to be referred to: from now on no sweep takes it.
 * @throws Problem invalid on `picture`: none of this shop, of another shape, or swept away, all told in the same words
 */
export async function takePicture(uow: UnitOfWork, merchantId: number, shape: PictureShape, id: number): Promise<void> {
  const [taken] = await uow.tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(eq(pictures.id, id), eq(pictures.merchantId, merchantId), eq(pictures.shape, shape)))
    .returning({ id: pictures.id });
  if (taken === undefined) throw fieldProblem('picture', 'Send the picture first');
}

/** Pictures that no item and no shop refers to. */
export function isUnused(reader: Reader) {
  const one = { one: sql`1` };
  const item = reader.select(one).from(catalogueItems).where(eq(catalogueItems.pictureId, pictures.id));
  const shop = reader
    .select(one)
    .from(merchants)
    .where(and(eq(merchants.id, pictures.merchantId), eq(merchants.pictureId, pictures.id)));
  return and(notExists(item), notExists(shop));
}

/**
 * After a shop or an item of it took another picture: what nothing refers to any more begins to wait for the sweep. Whoever calls
 * holds the shop's row since before `takePicture`: two items may show one picture, and one that is just being taken looks unused.
 */
export async function releasePictures({ tx, now }: UnitOfWork, merchantId: number): Promise<void> {
  await tx
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(eq(pictures.merchantId, merchantId), isNull(pictures.unusedSince), isUnused(tx)));
}
