import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { rawInserts } from '../creations/inserts.ts';
import { alternate } from '../load.ts';
import { cookieOf } from '../people.ts';
import type { Stage } from '../stage.ts';
import type { OrderLoad } from './order-load.ts';
import { percentile } from '../percentile.ts';

const PRODUCTS = 50_000;
const CUSTOMERS = 2000;
const SEARCHES = ['milk', 'bananna', 'brown bred', 'rice 2', 'chocolat', 'tomatos', 'soap', 'ubuntu'];
const SEARCH_ROUNDS = 25;

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
  /** Orders of one item and of eight a second, and raw inserts. */
  readonly one: { readonly orders: number; readonly rows: number; readonly ratio: number };
  readonly eight: { readonly orders: number; readonly one: number; readonly ratio: number };
  readonly peer: string;
  readonly search: { products: number; p50: number; p99: number };
}

let run = 0;

async function ordersPerSecond(load: Omit<OrderLoad, 'run'>): Promise<number> {
  const child = fork(fileURLToPath(new URL('./order-load.ts', import.meta.url)), [JSON.stringify({ ...load, run: (run += 1) })], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { perSecond, refused } = await new Promise<{ perSecond: number; refused: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.once('message', (message) => resolve(message as { perSecond: number; refused: number }));
  });
  if (refused > 0) throw new Error(`${refused} orders were refused`);
  return perSecond;
}

/** Durable orders of groceries, each of other items, and the search on shelves of many products. */
export async function orderFigures(stage: Stage, rounds: number, seconds: number): Promise<OrderFigures> {
  const { storeId, itemId } = await openStores(stage);
  const { rows } = await stage.node.ctx.db.execute<{ price: number }>(
    sql`select price_minor::int as price from catalogue_items where merchant_id = ${storeId} order by id limit ${CUSTOMERS}`,
  );
  const { peer, perSecond } = await rawInserts(stage.url);
  const url = `${stage.node.address}/api/grocery/orders`;
  const of = (items: number, time = seconds) =>
    ordersPerSecond({ url, seconds: time, items, storeId, firstItem: itemId, prices: rows.map(({ price }) => price) });
  await of(1, 1);
  const beside = await alternate(
    rounds,
    () => of(1),
    () => perSecond(seconds),
  );
  const eight = await alternate(
    rounds,
    () => of(8),
    () => of(1),
  );
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
  return {
    one: { orders: beside.a, rows: beside.b, ratio: beside.ratio },
    eight: { orders: eight.a, one: eight.b, ratio: eight.b / eight.a },
    peer,
    search: { products: PRODUCTS, p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  };
}
