import { eq } from 'drizzle-orm';
import { orderLines } from '@safiri/db/orders/tables.ts';
import type { Work } from '../platform/work.ts';
import { putBack } from '../catalogue/public.ts';

/** Puts back what an order took that comes to nothing. */
export async function restock(work: Work, orderId: number): Promise<void> {
  const lines = await work.tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  await putBack(work, lines);
}
