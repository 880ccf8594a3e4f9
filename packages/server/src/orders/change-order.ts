import { mayStep } from '@safiri/rules/orders/order-life.ts';
import { notify } from '../notifications/public.ts';
import type { Actor, DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import { cancelDeliveryTrip, confirmHandover, lockRide, tellBothSides, turnRound, type RideRow } from '../rides/public.ts';
import { endUnpaid } from './end-order.ts';
import { findOrder, lockOrder, updateOrder, type OrderRow } from './queries.ts';

/** An order and its trip, held in this order: the trip, then the order. */
async function hold(
  work: Work,
  orderId: number,
  may: (order: OrderRow) => boolean,
): Promise<{ order: OrderRow; ride: RideRow | undefined }> {
  const seen = await findOrder(work.tx, orderId);
  if (seen === undefined || !may(seen)) throw notFound();
  const ride = seen.rideId === null ? undefined : await lockRide(work.tx, seen.rideId);
  const order = await lockOrder(work, orderId);
  if (order === undefined) throw notFound();
  // Another search for a courier began between the two looks.
  if (order.rideId !== seen.rideId) throw new Problem('illegal_transition', 'This order has just changed. Look again.');
  return { order, ride };
}

/** The customer calls an order back, as long as nobody works for it. @throws Problem not_found, illegal_transition */
export async function cancelOrder(ctx: Context, work: Work, actor: Actor, orderId: number): Promise<OrderRow> {
  const { order, ride } = await hold(work, orderId, ({ customerId }) => customerId === actor.userId);
  if (order.status === 'cancelled') return order;
  if (!mayStep(order.kind, 'customer', order.status, 'cancelled')) {
    throw new Problem('illegal_transition', 'It is under way already and can’t be called back.');
  }
  // Ended first: what the trip's end would do to the order does not happen any more.
  const cancelled = await endUnpaid(work, order, 'cancelled', 'customer');
  if (ride !== undefined) await cancelDeliveryTrip(ctx, work, ride);
  return cancelled;
}

/** The customer says that the goods are there. @throws Problem not_found, illegal_transition before the courier left */
export async function confirmOrder(work: Work, actor: Actor, orderId: number): Promise<OrderRow> {
  const { order } = await hold(work, orderId, ({ customerId }) => customerId === actor.userId);
  const ride = order.rideId === null ? undefined : await confirmHandover(work, order.rideId, actor.userId);
  if (ride === undefined) throw new Problem('illegal_transition', 'The courier has not left with it yet.');
  return updateOrder(work, order, {});
}

/** Nobody opens: the parcel goes back to its sender. @throws Problem not_found for another's trip, illegal_transition */
export async function nobodyThere(work: Work, courier: DriverActor, orderId: number): Promise<void> {
  const { order, ride } = await hold(work, orderId, () => true);
  if (ride === undefined || ride.driverId !== courier.driverId) throw notFound();
  if (order.status === 'returning') return;
  if (order.kind !== 'parcel' || !mayStep(order.kind, 'courier', order.status, 'returning')) {
    throw new Problem('illegal_transition', 'Only a parcel on its way can be brought back.');
  }
  const turned = await turnRound(work, ride, courier.userId);
  await updateOrder(work, order, { status: 'returning' });
  await tellBothSides(work, turned);
  const values = { number: order.number, place: order.pickupAddress };
  await notify(work, order.customerId, { kind: 'toldReturning', values, opens: `/orders?order=${order.id}` });
}
