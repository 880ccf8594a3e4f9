import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FoundGoods } from '@safiri/contract/catalogue/shapes.ts';
import { catalogueItems } from '@safiri/db/catalogue/tables.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Context } from '../platform/context.ts';
import { isOpenNow } from './open-now.ts';
import { readPictures } from './pictures.ts';
import { isOnMenu, merchantsNear, type MerchantRow } from './queries.ts';
import { servedShops } from './shop-terms.ts';
import { LIKE_ENOUGH, words } from './search-items.ts';

const FOUND_AT_MOST = 30;

/** What the shops near a point have of what was typed: the open ones first, then the likest. By the index of words of each shop. */
export async function searchGoods(
  { db, clock, markets }: Context,
  kind: MerchantRow['kind'],
  at: Point,
  search: string,
): Promise<FoundGoods[]> {
  const now = clock();
  const near = servedShops(markets, await merchantsNear(db, kind, at), now).map(({ merchant, prices }) => ({
    ...merchant,
    decimals: prices.terms.decimals,
  }));
  const shops = new Map(near.map((merchant) => [merchant.id, merchant]));
  if (shops.size === 0) return [];
  const wanted = search.toLowerCase();
  const likeness = sql<number>`word_similarity(${wanted}, ${words})`;
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKE_ENOUGH)}, true)`);
    return tx
      .select()
      .from(catalogueItems)
      .where(
        and(
          inArray(catalogueItems.merchantId, [...shops.keys()]),
          eq(catalogueItems.isAvailable, true),
          isOnMenu,
          or(sql`${words} like ${`%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`}`, sql`${wanted} <% ${words}`),
        ),
      )
      .orderBy(desc(likeness), asc(catalogueItems.id))
      .limit(FOUND_AT_MOST);
  });
  const pictureOf = await readPictures(db, rows);
  return rows
    .flatMap((item) => {
      const shop = shops.get(item.merchantId);
      if (shop === undefined) return [];
      const { id, name, section, unit } = item;
      const isOpen = isOpenNow(shop, now);
      return [
        {
          id,
          name,
          section,
          unit,
          price: toWire(item.priceMinor),
          picture: pictureOf(item),
          shop: { id: shop.id, name: shop.name, countryId: shop.countryId, decimals: shop.decimals, isOpen },
        },
      ];
    })
    .toSorted((a, b) => Number(b.shop.isOpen) - Number(a.shop.isOpen));
}
