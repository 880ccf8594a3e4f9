import { and, eq, sql } from 'drizzle-orm';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { asSentence } from '@safiri/rules/notifications/sentence.ts';
import { mayStep, type OrderStatus } from '@safiri/rules/orders/order-life.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { addMerchantRating, findMerchant } from '../catalogue/public.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { cancelDeliveryTrip, lockRide } from '../rides/public.ts';
import { endUnpaid } from './end-order.ts';
import { findOrder, lockOrder, updateOrder, type OrderRow } from './queries.ts';
import { publishToBoard } from './publish-to-board.ts';
import type { PickOutcome } from '@safiri/rules/orders/order-lines.ts';

const opens = (order: OrderRow) => `/orders?order=${order.id}`;

async function holdOfMerchant(uow: UnitOfWork, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(uow, orderId);
  if (order === undefined || order.merchantId === null) throw notFound();
  return order;
}

function requireStep(order: OrderRow, to: OrderStatus): void {
  if (!mayStep(order.kind, 'merchant', order.status, to))
    throw new Problem('illegal_transition', `Not possible while the order is ${order.status}.`);
}

const nameOf = async (uow: UnitOfWork, order: OrderRow) => (await findMerchant(uow.tx, order.merchantId ?? 0))?.name ?? '';

/** The merchant takes it and says when it is ready. Twice is harmless. */
export async function acceptOrder(uow: UnitOfWork, orderId: number, minutes: number): Promise<OrderRow> {
  const order = await holdOfMerchant(uow, orderId);
  if (order.status === 'preparing') return order;
  requireStep(order, 'preparing');
  const readyBy = new Date(uow.now.getTime() + minutes * 60_000);
  const accepted = await updateOrder(uow, order, { status: 'preparing', acceptedAt: uow.now, readyBy, answerBy: null });
  const values = { merchant: await nameOf(uow, order), number: order.number, minutes: String(minutes) };
  await notify(uow, order.customerId, { kind: 'toldOrderAccepted', values, opens: opens(order) });
  await publishToBoard(uow, accepted);
  return accepted;
}

/** The merchant gives it back, before or after taking it, as long as no courier has it. */
export async function rejectOrder(ctx: Context, uow: UnitOfWork, orderId: number, reason: string): Promise<void> {
  const seen = await findOrder(uow.tx, orderId);
  const ride = seen === undefined || seen.rideId === null ? undefined : await lockRide(uow.tx, seen.rideId);
  const order = await holdOfMerchant(uow, orderId);
  if (order.rideId !== (seen?.rideId ?? null)) throw new Problem('illegal_transition', 'This order has just changed. Look again.');
  const to = order.status === 'placed' ? 'rejected' : 'cancelled';
  requireStep(order, to);
  await endUnpaid(uow, order, to, 'merchant', reason);
  if (ride !== undefined) await cancelDeliveryTrip(ctx, uow, ride);
  const values = { merchant: await nameOf(uow, order), reason: asSentence(reason) };
  await notify(uow, order.customerId, { kind: 'toldOrderRejected', values, opens: opens(order) });
}

/** It stands ready for the courier. Twice is harmless. */
export async function orderReady(uow: UnitOfWork, orderId: number): Promise<OrderRow> {
  const order = await holdOfMerchant(uow, orderId);
  if (order.status === 'ready') return order;
  requireStep(order, 'ready');
  const ready = await updateOrder(uow, order, { status: 'ready', readyAt: uow.now });
  await publishToBoard(uow, ready);
  return ready;
}

interface LineChange {
  readonly state: PickOutcome;
  readonly replacedBy: string | undefined;
  readonly finalPrice: string | undefined;
}

/** What was put into the bag for a line; the customer never pays more than what was ordered. */
export async function changeLine(uow: UnitOfWork, orderId: number, lineId: number, change: LineChange): Promise<OrderRow> {
  const order = await holdOfMerchant(uow, orderId);
  if (order.status !== 'preparing' && order.status !== 'ready') throw new Problem('illegal_transition', 'Take the order first.');
  const [line] = await uow.tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)));
  if (line === undefined) throw notFound();
  const most = line.unitMinor * line.quantity;
  const wished = change.finalPrice === undefined ? most : (fromWire(change.finalPrice) ?? -1);
  if (wished < 0 || wished > most) throw fieldProblem('finalPrice', 'Never more than what was ordered');
  if (change.state === 'replaced') {
    if (change.replacedBy === undefined) throw fieldProblem('replacedBy', 'Say what is in the bag instead');
    if (line.substitution === 'refund') throw fieldProblem('state', 'This customer wants no replacement');
  }
  await uow.tx
    .update(orderLines)
    .set({
      state: change.state,
      replacedBy: change.state === 'replaced' ? (change.replacedBy ?? null) : null,
      finalMinor: change.state === 'missing' ? 0 : wished,
    })
    .where(eq(orderLines.id, lineId));
  const itemsMinor = sql<number>`(select coalesce(sum(final_minor), 0) from order_lines where order_id = ${orderId})`;
  await uow.tx.update(orders).set({ itemsMinor }).where(eq(orders.id, orderId));
  const changed = await updateOrder(uow, order, {});
  await publishToBoard(uow, changed);
  return changed;
}

/** The customer's stars for the merchant, once, kept beside the sums that the lists show. */
export async function rateMerchant(uow: UnitOfWork, customerId: number, orderId: number, score: number): Promise<OrderRow> {
  const order = await lockOrder(uow, orderId);
  if (order === undefined || order.customerId !== customerId || order.merchantId === null) throw notFound();
  if (order.status !== 'delivered') throw new Problem('illegal_transition', 'It is rated once it was delivered.');
  if (order.merchantScore !== null) throw new Problem('already_rated', 'You have rated this order.');
  await addMerchantRating(uow, order.merchantId, score);
  return updateOrder(uow, order, { merchantScore: score });
}
