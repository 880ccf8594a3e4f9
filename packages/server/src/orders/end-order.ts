import type { OrderActor, OrderStatus } from '@safiri/rules/orders/order-life.ts';
import type { Work } from '../platform/work.ts';
import { releaseMoney } from './money.ts';
import { ended, updateOrder, type OrderRow } from './queries.ts';
import { restock } from './stock.ts';
import { tellBoard } from './tell-board.ts';

/** Ends a held order that comes to nothing: the money goes back, and what it took goes back on the shelves. */
export async function endUnpaid(
  work: Work,
  order: OrderRow,
  status: Extract<OrderStatus, 'rejected' | 'cancelled'>,
  by: OrderActor,
  reason: string | null = null,
): Promise<OrderRow> {
  await releaseMoney(work, order);
  await restock(work, order.id);
  const done = await updateOrder(work, order, ended(work, status, by, reason));
  await tellBoard(work, done);
  return done;
}
