import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { cookieOf } from './people.ts';
import type { Stage } from './stage.ts';

const PRODUCTS = 50_000;
const CUSTOMERS = 2000;
const SEARCHES = ['milk', 'bananna', 'brown bred', 'rice 2', 'chocolat', 'tomatos', 'soap', 'ubuntu'];
const SEARCH_ROUNDS = 25;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Ten stores of five thousand products each, all open, stock that does not run out. */
async function openStores(stage: Stage): Promise<{ storeId: number; itemId: number }> {
  const { db } = stage.node.ctx;
  await db.execute(sql`
    insert into merchants (kind, name, address, lat, lng, country_id, city_id, category, opening_hours, delivery_time, delivery_minor)
    select 'store', 'Bench store ' || n, 'Bench', -25.747, 28.2385, 'za', 'pretoria', 'supermarket',
      'Mo-Su 00:00-24:00', '40', 3000 from generate_series(1, 10) n`);
  await db.execute(sql`
    insert into catalogue_items (merchant_id, section, name, brand, price_minor, unit, stock, position)
    select m.id, 'Shelf ' || (n % 20), w.word || ' ' || n, case when n % 3 = 0 then 'Ubuntu Foods' else 'Highveld' end, 1000 + n % 900, 'each', 100000000, n % 30000
    from merchants m, generate_series(1, ${PRODUCTS / 10}::int) n,
      lateral (select (array['Milk', 'Bananas', 'Brown bread', 'Rice', 'Chocolate', 'Tomatoes', 'Soap', 'Tea', 'Sugar', 'Beans'])[1 + n % 10] as word) w
    where m.name like 'Bench store%'`);
  await db.execute(sql`analyze catalogue_items`);
  const { rows } = await db.execute<{ storeId: number; itemId: number }>(
    sql`select m.id as "storeId", min(i.id)::int as "itemId" from merchants m join catalogue_items i on i.merchant_id = m.id where m.name = 'Bench store 1' group by m.id`,
  );
  return rows[0] ?? { storeId: 0, itemId: 0 };
}

export interface OrderFigures {
  readonly perSecond: number;
  readonly search: { products: number; p50: number; p99: number };
}

/** Durable orders of groceries, each of another item, and the search on shelves of many products. */
export async function orderFigures(stage: Stage, seconds: number): Promise<OrderFigures> {
  const { storeId, itemId } = await openStores(stage);
  const { rows } = await stage.node.ctx.db.execute<{ price: number }>(
    sql`select price_minor::int as price from catalogue_items where merchant_id = ${storeId} order by id limit ${CUSTOMERS}`,
  );
  const wire = (minor: number) => (minor / 100).toFixed(2);
  let n = 0;
  const result = await autocannon({
    url: `${stage.node.address}/api/grocery/orders`,
    method: 'POST',
    connections: 64,
    duration: seconds,
    // Each request is another customer's and of another item: nobody waits for a row but the bench itself would make them.
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          const i = (n += 1) % rows.length;
          const price = rows[i]?.price ?? 0;
          return {
            ...request,
            headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', i + 1) },
            body: JSON.stringify({
              storeId,
              items: [{ productId: itemId + i, quantity: 1, price: wire(price) }],
              subtotal: wire(price),
              deliveryFee: '30.00',
              serviceFee: '15.00',
              totalAmount: wire(price + 4500),
              deliveryAddress: { lat: -25.75, lng: 28.24, address: 'Bench', deliveryInstructions: '' },
              orderNumber: `GR${n}`,
            }),
          };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} orders were refused`);
  const times: number[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const at = performance.now();
      const response = await fetch(`${stage.node.address}/api/grocery/products?storeId=${storeId}&search=${encodeURIComponent(search)}`, {
        headers: { cookie: cookieOf('passenger', 1) },
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`search: ${response.status}`);
      times.push(performance.now() - at);
    }
  }
  return { perSecond: result.requests.average, search: { products: PRODUCTS, p50: percentile(times, 0.5), p99: percentile(times, 0.99) } };
}
