import { mayStep } from '@safiri/rules/orders/order-life.ts';
import { notify } from '../notifications/public.ts';
import type { Actor, DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { cancelDeliveryTrip, confirmHandover, lockRide, publishToBothSides, returnToSender, type RideRow } from '../rides/public.ts';
import { endUnpaid } from './end-order.ts';
import { findOrder, lockOrder, updateOrder, type OrderRow } from './queries.ts';

/** An order and its trip, held in this order: the trip, then the order. */
async function hold(
  uow: UnitOfWork,
  orderId: number,
  may: (order: OrderRow) => boolean,
): Promise<{ order: OrderRow; ride: RideRow | undefined }> {
  const seen = await findOrder(uow.tx, orderId);
  if (seen === undefined || !may(seen)) throw notFound();
  const ride = seen.rideId === null ? undefined : await lockRide(uow.tx, seen.rideId);
  const order = await lockOrder(uow, orderId);
  if (order === undefined) throw notFound();
  // Another search for a courier began between the two looks.
  if (order.rideId !== seen.rideId) throw new Problem('illegal_transition', 'This order has just changed. Look again.');
  return { order, ride };
}

/** The customer calls an order back, as long as nobody works for it. @throws Problem not_found, illegal_transition */
export async function cancelOrder(ctx: Context, uow: UnitOfWork, actor: Actor, orderId: number): Promise<OrderRow> {
  const { order, ride } = await hold(uow, orderId, ({ customerId }) => customerId === actor.userId);
  if (order.status === 'cancelled') return order;
  if (!mayStep(order.kind, 'customer', order.status, 'cancelled')) {
    throw new Problem('illegal_transition', 'It is under way already and can’t be called back.');
  }
  // Ended first: what the trip's end would do to the order does not happen any more.
  const cancelled = await endUnpaid(uow, order, 'cancelled', 'customer');
  if (ride !== undefined) await cancelDeliveryTrip(ctx, uow, ride);
  return cancelled;
}

/** The customer says that the goods are there. @throws Problem not_found, illegal_transition before the courier left */
export async function confirmOrder(uow: UnitOfWork, actor: Actor, orderId: number): Promise<OrderRow> {
  const { order } = await hold(uow, orderId, ({ customerId }) => customerId === actor.userId);
  const ride = order.rideId === null ? undefined : await confirmHandover(uow, order.rideId, actor.userId);
  if (ride === undefined) throw new Problem('illegal_transition', 'The courier has not left with it yet.');
  return updateOrder(uow, order, {});
}

/** Nobody opens: the parcel goes back to its sender. @throws Problem not_found for another's trip, illegal_transition */
export async function nobodyThere(uow: UnitOfWork, courier: DriverActor, orderId: number): Promise<void> {
  const { order, ride } = await hold(uow, orderId, () => true);
  if (ride === undefined || ride.driverId !== courier.driverId) throw notFound();
  if (order.status === 'returning') return;
  if (order.kind !== 'parcel' || !mayStep(order.kind, 'courier', order.status, 'returning')) {
    throw new Problem('illegal_transition', 'Only a parcel on its way can be brought back.');
  }
  const turned = await returnToSender(uow, ride, courier.userId);
  await updateOrder(uow, order, { status: 'returning' });
  await publishToBothSides(uow, turned);
  const values = { number: order.number, place: order.pickupAddress };
  await notify(uow, order.customerId, { kind: 'toldReturning', values, opens: `/orders?order=${order.id}` });
}
