import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { hatfield, passenger } from '../testing/people.ts';
import { startServer } from '../testing/server-process.ts';
import { shop } from '../testing/shops.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld();
/** Milliseconds after the request was sent at which the server dies: before, within and after the transaction. */
const DEATHS = [2, 25, 60];

it('an order whose answer was lost with its server is placed once by sending it again', async () => {
  const at = await shop(world, 'store', [{ name: 'Milk', priceMinor: 36_99, stock: 100 }]);
  const guest = await passenger(world);
  for (const [i, ms] of DEATHS.entries()) {
    const body = {
      storeId: at.id,
      items: [{ productId: at.itemId('Milk'), quantity: 1, price: '36.99' }],
      subtotal: '36.99',
      deliveryFee: '30.00',
      serviceFee: '15.00',
      totalAmount: '81.99',
      deliveryAddress: { ...hatfield, deliveryInstructions: '' },
      orderNumber: `GR190000000000${i}`,
    };
    const server = await startServer({ PORT: '0', DATABASE_URL: world.databaseUrl });
    const sent = fetch(`${server.address}/api/grocery/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guest.client.cookie() },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await server.kill();
    await sent;
    const [first, second] = [
      await guest.client.answer(calls.placeGroceries, { body }),
      await guest.client.answer(calls.placeGroceries, { body }),
    ];
    expect([first.status, second.status, first.body.id === second.body.id]).toEqual([201, 201, true]);
  }
  const { rows } = await world.db.execute(
    sql`select count(*)::int as n, (select stock from catalogue_items where id = ${at.itemId('Milk')}) as stock from orders`,
  );
  expect(rows).toEqual([{ n: DEATHS.length, stock: 100 - DEATHS.length }]);
}, 120_000);
