import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { staffOfShop } from '../staff/public.ts';
import type { OrderRow } from './queries.ts';

/** The board of a merchant's people shows it at once. */
export async function publishToBoard(uow: UnitOfWork, order: Pick<OrderRow, 'merchantId'>): Promise<void> {
  if (order.merchantId === null) return;
  for (const id of await staffOfShop(uow.tx, 'boards.read', order.merchantId)) uow.publish(id, 'board', order.merchantId);
}
