import { and, desc, eq, lt } from 'drizzle-orm';
import { orders } from '@safiri/db/orders/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { OrderActor, OrderKind, OrderStatus } from '@safiri/rules/orders/order-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export type OrderRow = typeof orders.$inferSelect;

const PAGE = 30;

export async function findOrder(reader: Reader, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await reader.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

export function listOrdersOf(reader: Reader, customerId: number, before: number | undefined, kind?: OrderKind): Promise<OrderRow[]> {
  return reader
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        kind === undefined ? undefined : eq(orders.kind, kind),
        before === undefined ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE);
}

/** Reads an order and holds it. Its trip, if it has one, must be held before: always the trip, then the order. */
export async function lockOrder(uow: UnitOfWork, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await uow.tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

/** The order that a trip carries, held. */
export async function lockOrderOf(uow: UnitOfWork, rideId: number): Promise<OrderRow | undefined> {
  const [row] = await uow.tx.select().from(orders).where(eq(orders.rideId, rideId)).for('update');
  return row;
}

/** Changes a held order, one version further, and tells its customer. */
export async function updateOrder(uow: UnitOfWork, order: OrderRow, change: Partial<OrderRow>): Promise<OrderRow> {
  const [row] = await uow.tx
    .update(orders)
    .set({ ...change, version: order.version + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (row === undefined) throw new Error(`order ${order.id} changed although it was held`);
  uow.publish(row.customerId, 'order', row.id);
  return row;
}

/** What every end of an order writes. */
export const ended = (uow: UnitOfWork, status: OrderStatus, by: OrderActor, reason: string | null = null) => ({
  status,
  endedAt: uow.now,
  endedBy: by,
  endReason: reason,
});
