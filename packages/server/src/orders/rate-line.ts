import { and, eq } from 'drizzle-orm';
import { orderLines } from '@safiri/db/orders/tables.ts';
import { ratedLineStates } from '@safiri/rules/orders/order-lines.ts';
import { areLineTagsFor, type LineTag } from '@safiri/rules/orders/line-tags.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { addLike, countTags } from '../catalogue/public.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockOrder, updateOrder, type OrderRow } from './queries.ts';

/**
 * The customer says whether one thing of a delivered order was liked, and why. Whether it was stays as it was said; the same again is
 * no fault, and may bring other words.
 * @throws Problem not_found, illegal_transition, already_rated, invalid_request naming tags
 */
export async function rateLine(
  uow: UnitOfWork,
  customerId: number,
  at: { readonly id: number; readonly lineId: number },
  { liked, tags }: { readonly liked: boolean; readonly tags?: readonly LineTag[] | undefined },
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
  if (line.liked !== null && line.liked !== liked) throw new Problem('already_rated', 'You have rated this.');
  if (tags !== undefined && !areLineTagsFor(order.kind, liked, tags)) throw fieldProblem('tags', 'They do not fit what was said.');
  const words = tags ?? line.tags;
  const isNew = line.liked === null;
  if (!isNew && words.length === line.tags.length && words.every((word) => line.tags.includes(word))) return order;
  // The order is locked: nobody else says anything of its lines meanwhile.
  await uow.tx
    .update(orderLines)
    .set({ liked, tags: [...words] })
    .where(eq(orderLines.id, line.id));
  if (isNew) await addLike(uow, line.itemId, liked);
  await countTags(uow, line.itemId, line.tags, words);
  return updateOrder(uow, order, {});
}
