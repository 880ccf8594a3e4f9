import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { catalogueItems } from '@safiri/db/catalogue/tables.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { isOnMenu, ITEMS_AT_MOST, type ItemRow } from './queries.ts';

/** Likeness from which a word counts as the one that was meant. */
export const LIKE_ENOUGH = 0.35;
/** Of so many products that are like what was typed the most alike are shown: one letter is like half a shop. */
const RANKED_AT_MOST = 2000;
/** The index knows words by three letters at a time; what is shorter is found by likeness alone, as the beginning of a word. */
const PART_FROM = 3;

export const words = sql`(lower(${catalogueItems.name} || ' ' || ${catalogueItems.brand}))`;

const shelfOf = (merchantId: number, section: string | undefined) =>
  and(eq(catalogueItems.merchantId, merchantId), isOnMenu, section === undefined ? undefined : eq(catalogueItems.section, section));

/** Those in which it stands, from the front of the shelf; reads on no further than a page needs. */
export const partsOf = (merchantId: number, section: string | undefined, wanted: string): SQL => sql`
  select id, 1 as part, word_similarity(${wanted}, ${words}) as likeness, position from ${catalogueItems}
  where ${shelfOf(merchantId, section)} and ${words} like ${`%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`}
  order by position limit ${ITEMS_AT_MOST}`;

/** Those with a word like it, by the likeness that the transaction has set. */
export const likesOf = (merchantId: number, section: string | undefined, wanted: string): SQL => sql`
  select id, 0 as part, word_similarity(${wanted}, ${words}) as likeness, position from ${catalogueItems}
  where ${shelfOf(merchantId, section)} and ${wanted} <% ${words}
  limit ${RANKED_AT_MOST}`;

/**
 * Products of a store. What was typed counts as a part of a name or brand, or as a word that is like one of them: 'bananna'
 * finds bananas. However large the shop, no more of it is read than what fits.
 */
export async function searchItems(db: Db, merchantId: number, section: string | undefined, search: string): Promise<ItemRow[]> {
  const wanted = search.toLowerCase();
  if (wanted === '') {
    return db.select().from(catalogueItems).where(shelfOf(merchantId, section)).orderBy(asc(catalogueItems.position)).limit(ITEMS_AT_MOST);
  }
  const parts = wanted.length < PART_FROM ? undefined : partsOf(merchantId, section, wanted);
  const likes = likesOf(merchantId, section, wanted);
  const both = parts === undefined ? likes : sql`(${parts}) union all (${likes})`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKE_ENOUGH)}, true)`);
    const found = tx.$with('found').as(
      tx
        .select({
          foundId: sql<number>`id`.as('found_id'),
          part: sql<number>`max(part)`.as('part'),
          likeness: sql<number>`max(likeness)`.as('likeness'),
        })
        .from(sql`(${both}) both_kinds`)
        .groupBy(sql`id`),
    );
    const rows = await tx
      .with(found)
      .select({ item: catalogueItems })
      .from(found)
      .innerJoin(catalogueItems, eq(catalogueItems.id, found.foundId))
      .orderBy(desc(found.part), desc(found.likeness), asc(catalogueItems.position))
      .limit(ITEMS_AT_MOST);
    return rows.map(({ item }) => item);
  });
}
