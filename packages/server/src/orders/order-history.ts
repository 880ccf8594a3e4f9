import { and, desc, eq, inArray } from 'drizzle-orm';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';

/** The newest orders say what a household likes now. */
const ORDERS_AT_MOST = 20;

/** The store of a person's last groceries. */
export async function lastGroceryStore(reader: Reader, customerId: number): Promise<number | undefined> {
  const [row] = await reader
    .select({ merchantId: orders.merchantId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.kind, 'grocery')))
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.merchantId ?? undefined;
}

/** What a person bought in the last grocery orders that came to something: by name, in how many of them. */
export async function purchasedGroceries(
  reader: Reader,
  customerId: number,
): Promise<{ orders: number; items: Array<{ name: string; orders: number }> }> {
  const newest = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.kind, 'grocery'),
        inArray(orders.status, ['placed', 'preparing', 'ready', 'picked_up', 'delivered']),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(ORDERS_AT_MOST);
  if (newest.length === 0) return { orders: 0, items: [] };
  const lines = await reader
    .selectDistinct({ name: orderLines.name, orderId: orderLines.orderId })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        newest.map(({ id }) => id),
      ),
    );
  const times = new Map<string, number>();
  for (const { name } of lines) times.set(name, (times.get(name) ?? 0) + 1);
  return { orders: newest.length, items: [...times].map(([name, count]) => ({ name, orders: count })) };
}
