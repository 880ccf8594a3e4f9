import type { Work } from '../platform/work.ts';
import { listStaffIds } from '../users/public.ts';
import type { OrderRow } from './queries.ts';

/** The board of a merchant's people shows it at once. */
export async function tellBoard(work: Work, order: Pick<OrderRow, 'merchantId'>): Promise<void> {
  if (order.merchantId === null) return;
  for (const id of await listStaffIds(work.tx)) work.publish(id, 'board', order.merchantId);
}
