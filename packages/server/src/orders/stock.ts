import { eq } from 'drizzle-orm';
import { orderLines } from '@safiri/db/orders/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { restock } from '../catalogue/public.ts';

/** Puts back what an order took that comes to nothing. */
export async function restockOrder(uow: UnitOfWork, orderId: number): Promise<void> {
  const lines = await uow.tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  await restock(uow, lines);
}
