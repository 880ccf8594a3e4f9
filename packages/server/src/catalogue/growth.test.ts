import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { passenger } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { ITEMS_AT_MOST, sectionsOf } from './queries.ts';
import { likesOf, partsOf } from './search-items.ts';
import { calls } from '../testing/calls.ts';

const PRODUCTS = 10_000;
const SHOPS = 3;

const world = useWorld();
let shop = 0;
beforeAll(async () => {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    with shops as (
      insert into merchants (kind, name, address, lat, lng, country_id, city_id, category, opening_hours, delivery_time, delivery_minor)
      select 'store', 'Shop ' || n, '', -25.7, 28.2, 'za', 'pretoria', 'Supermarket', 'off', '', 2000 from generate_series(1, ${SHOPS}::int) n returning id),
    items as (
      insert into catalogue_items (merchant_id, section, name, price_minor, position)
      select s.id, 'Shelf ' || n % 4, case when n % 2000 = 0 then 'Fresh milk ' || n else 'Product ' || md5(n::text) end, 1000, n % 30000
      from shops s, generate_series(1, ${PRODUCTS}::int) n)
    select max(id) as id from shops`);
  shop = rows[0]?.id ?? 0;
  await world.db.execute(sql`vacuum analyze catalogue_items`);
}, 60_000);

const found = async (search: string) => {
  const { client } = await passenger(world);
  const { body } = await client.answer(calls.products, { query: { storeId: shop, search } });
  return body.products.map(({ name }: { name: string }) => name);
};

describe('a shop of thousands of products', () => {
  it('reads what fits and nothing of other shops', async () => {
    for (const query of [partsOf(shop, undefined, 'milk'), likesOf(shop, undefined, 'fresch'), likesOf(shop, undefined, 'milk')]) {
      expect(await rowsOf(world, query)).toBeLessThan(100);
    }
  });

  it('reads on no further than a page when everything fits', async () => {
    expect(await rowsOf(world, partsOf(shop, undefined, 'product'))).toBeLessThanOrEqual(2 * ITEMS_AT_MOST);
  });

  it('names its sections without reading its products', async () => {
    expect(await rowsOf(world, sectionsOf(shop))).toBeLessThan(40);
    const { client } = await passenger(world);
    const { body } = await client.answer(calls.categories, { query: { storeId: shop } });
    expect(body.categories.map(({ name }: { name: string }) => name)).toEqual(['Shelf 1', 'Shelf 2', 'Shelf 3', 'Shelf 0']);
  });

  it('finds a part of a name, a mistyped word, and of short ones what begins so', async () => {
    expect((await found('milk')).slice(0, 5).every((name: string) => name.startsWith('Fresh milk'))).toBe(true);
    expect((await found('fresch')).some((name: string) => name.startsWith('Fresh milk'))).toBe(true);
    expect((await found('mi')).some((name: string) => name.startsWith('Fresh milk'))).toBe(true);
    expect(await found('product')).toHaveLength(ITEMS_AT_MOST);
  });
});
