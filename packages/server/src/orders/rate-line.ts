import { and, eq, isNull } from 'drizzle-orm';
import { orderLines } from '@safiri/db/orders/tables.ts';
import { ratedLineStates } from '@safiri/rules/orders/order-lines.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { addLike } from '../catalogue/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockOrder, updateOrder, type OrderRow } from './queries.ts';

/**
 * The customer says whether one thing of a delivered order was liked. What was said before stays; the same again is no fault.
 * @throws Problem not_found, illegal_transition, already_rated
 */
export async function rateLine(
  uow: UnitOfWork,
  customerId: number,
  at: { readonly id: number; readonly lineId: number },
  liked: boolean,
): Promise<OrderRow> {
  const order = await lockOrder(uow, at.id);
  if (order === undefined || order.customerId !== customerId) throw notFound();
  const [line] = await uow.tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, at.lineId), eq(orderLines.orderId, order.id)));
  if (line === undefined) throw notFound();
  if (order.status !== 'delivered' || !isOneOf(ratedLineStates, line.state))
    throw new Problem('illegal_transition', 'What was delivered as it was ordered can be rated.');
  if (line.liked === liked) return order;
  if (line.liked !== null) throw new Problem('already_rated', 'You have rated this.');
  await uow.tx
    .update(orderLines)
    .set({ liked })
    .where(and(eq(orderLines.id, line.id), isNull(orderLines.liked)));
  await addLike(uow, line.itemId, liked);
  return updateOrder(uow, order, {});
}
