import type { OrderActor, OrderStatus } from '@safiri/rules/orders/order-life.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { givePromotionBack } from '../pricing/public.ts';
import { releaseMoney } from './money.ts';
import { ended, updateOrder, type OrderRow } from './queries.ts';
import { restockOrder } from './stock.ts';
import { publishToBoard } from './publish-to-board.ts';

/** Ends a held order that comes to nothing: the money goes back, its code too, and what it took goes back on the shelves. */
export async function endUnpaid(
  uow: UnitOfWork,
  order: OrderRow,
  status: Extract<OrderStatus, 'rejected' | 'cancelled'>,
  by: OrderActor,
  reason: string | null = null,
): Promise<OrderRow> {
  await releaseMoney(uow, order);
  await restockOrder(uow, order.id);
  const done = await updateOrder(uow, order, ended(uow, status, by, reason));
  await publishToBoard(uow, done);
  await givePromotionBack(uow, { of: 'order', id: order.id });
  return done;
}
