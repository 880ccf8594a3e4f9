import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '@safiri/db/orders/tables.ts';
import { liveOrderStatuses } from '@safiri/rules/orders/order-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { endUnpaid } from './end-order.ts';
import { lockOrder } from './queries.ts';

/** Ends whatever this customer still has under way; the trips that carry it were ended before. */
export async function endOrdersOf(uow: UnitOfWork, customerId: number): Promise<void> {
  const live = and(eq(orders.customerId, customerId), inArray(orders.status, [...liveOrderStatuses]));
  const rows = await uow.tx.select({ id: orders.id }).from(orders).where(live).orderBy(orders.id);
  for (const { id } of rows) {
    const order = await lockOrder(uow, id);
    if (order !== undefined && order.endedAt === null) await endUnpaid(uow, order, 'cancelled', 'system');
  }
}
