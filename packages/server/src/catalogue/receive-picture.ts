import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import { merchants, pictures } from '@safiri/db/catalogue/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { UNUSED_PICTURES_AT_MOST, type Cut, type PictureShape } from '@safiri/rules/catalogue/pictures.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { takeIn, type Examiner, type FileStore } from '../uploads/public.ts';
import { pictureFile, presentPicture, type PictureRow } from './pictures.ts';

export const PICTURE_TYPE = 'image/webp';

/** Where pictures are kept, and who looks at files that people send. */
export interface PicturePorts {
  readonly pictures: FileStore;
  readonly examiner: Examiner;
}

async function refuseTooMany(reader: Reader, merchantId: number): Promise<void> {
  const [row] = await reader
    .select({ n: count() })
    .from(pictures)
    .where(and(eq(pictures.merchantId, merchantId), isNotNull(pictures.unusedSince)));
  if ((row?.n ?? 0) >= UNUSED_PICTURES_AT_MOST)
    throw new Problem('too_many_files', 'Too many pictures wait to be used. Try again tomorrow.');
}

type NewPicture = Pick<typeof pictures.$inferInsert, 'merchantId' | 'shape' | 'hash' | 'widths' | 'color'>;

/** The row of a picture; the same one for what this shop sent before, which then waits for its use anew. The shop's row is held: pictures are counted one after the other. */
const writeRow = (ctx: Context, picture: NewPicture) =>
  inTransaction(ctx, async ({ tx, now }) => {
    const { merchantId } = picture;
    await tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchantId)).for('no key update');
    await refuseTooMany(tx, merchantId);
    const { shape, hash, unusedSince } = pictures;
    const [row] = await tx
      .insert(pictures)
      .values({ ...picture, unusedSince: now })
      .onConflictDoUpdate({
        target: [pictures.merchantId, shape, hash],
        set: { unusedSince: sql`case when ${unusedSince} is null then null else excluded.unused_since end` },
      })
      .returning();
    return row as PictureRow;
  });

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Takes in a picture of an item or of a shop: examined apart, cut, made anew, and kept where everybody may see it.
 * The row comes first, since its number is part of the files' names; nobody is told of it before the files are there.
 * @throws Problem not_found, too_many_files, and those of `takeIn`
 */
export async function receivePicture(
  ctx: Context,
  { pictures: store, examiner }: PicturePorts,
  from: { readonly actor: Actor; readonly request: FastifyRequest },
  merchantId: number,
  { shape, ...cut }: Cut & { readonly shape: PictureShape },
): Promise<Picture> {
  const [merchant] = await ctx.db.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchantId));
  if (merchant === undefined) throw notFound();
  // Looked at again when the row is written: this one spares the work.
  await refuseTooMany(ctx.db, merchantId);
  return takeIn(ctx, examiner, from, { shape, cut }, async ({ widths, color }, { made }) => {
    const fileOf = (width: number) => join(made, String(width));
    const row = await writeRow(ctx, { merchantId, shape, hash: await hashOf(widths.map(fileOf)), widths: [...widths], color });
    for (const width of widths) await store.put(pictureFile(row, width), fileOf(width), PICTURE_TYPE);
    return presentPicture(row);
  });
}
