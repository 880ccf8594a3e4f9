import * as calls from '@safiri/contract/catalogue/calls.ts';
import { users } from '@safiri/db/users/tables.ts';
import { eq } from 'drizzle-orm';
import { notFound } from '../platform/problem.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { presentMenuItem, presentProduct, presentRestaurant, presentStore } from './present.ts';
import { readPictures } from './pictures.ts';
import { findMerchant, listItems, listSections, merchantsNear, merchantsOf } from './queries.ts';
import { servedShops } from './shop-terms.ts';
import { searchGoods } from './search-goods.ts';
import { searchItems } from './search-items.ts';

/** What can be ordered, and where. */
export function catalogueRoutes(server: Server): void {
  const { ctx } = server;
  const { db } = ctx;

  serveRead(server, calls.restaurants, async ({ actor, query }) => {
    const now = ctx.clock();
    if (query.lat === undefined || query.lng === undefined) {
      const [user] = await db.select({ countryId: users.countryId }).from(users).where(eq(users.id, actor.userId));
      const rows = await merchantsOf(db, 'restaurant', user?.countryId ?? 'za');
      const served = servedShops(
        ctx.markets,
        rows.map((merchant) => ({ merchant })),
        now,
      );
      const pictureOf = await readPictures(db, rows);
      return served.map(({ merchant, prices }) => presentRestaurant(merchant, prices, now, null, pictureOf(merchant)));
    }
    const near = servedShops(ctx.markets, await merchantsNear(db, 'restaurant', { lat: query.lat, lng: query.lng }), now);
    const pictureOf = await readPictures(
      db,
      near.map(({ merchant }) => merchant),
    );
    return near
      .map(({ merchant, meters, prices }) => presentRestaurant(merchant, prices, now, meters, pictureOf(merchant)))
      .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  });

  const menuOf = async (restaurantId: number) => {
    if ((await findMerchant(db, restaurantId, 'restaurant')) === undefined) throw notFound();
    const items = await listItems(db, restaurantId);
    const pictureOf = await readPictures(db, items);
    return items.map((item) => presentMenuItem(item, pictureOf(item)));
  };
  serveRead(server, calls.menuItems, ({ query }) => menuOf(query.restaurantId));
  serveRead(server, calls.menuItemsOf, ({ params }) => menuOf(params.restaurantId));

  serveRead(server, calls.stores, async ({ query }) => {
    const now = ctx.clock();
    const near = servedShops(ctx.markets, await merchantsNear(db, 'store', query), now);
    const pictureOf = await readPictures(
      db,
      near.map(({ merchant }) => merchant),
    );
    return {
      stores: near.map(({ merchant, meters, prices }) => presentStore(merchant, prices, now, meters, pictureOf(merchant))),
    };
  });
  const requireStore = async (storeId: number) => {
    if ((await findMerchant(db, storeId, 'store')) === undefined) throw notFound();
  };
  serveRead(server, calls.categories, async ({ query }) => {
    await requireStore(query.storeId);
    return { categories: (await listSections(db, query.storeId)).map((name) => ({ id: name, name })) };
  });
  serveRead(server, calls.products, async ({ query }) => {
    await requireStore(query.storeId);
    const items = await searchItems(db, query.storeId, query.categoryId, query.search ?? '');
    const pictureOf = await readPictures(db, items);
    return { products: items.map((item) => presentProduct(item, pictureOf(item))) };
  });
  serveRead(server, calls.searchGoods, async ({ query }) => ({
    found: await searchGoods(ctx, query.kind, query, query.search),
  }));
}
