import { SEARCHES_AT_MOST } from '@safiri/rules/orders/order-life.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { notify } from '../notifications/public.ts';
import { movePromotion } from '../pricing/public.ts';
import { userOfDriver, type RideRow, type TripChange } from '../rides/public.ts';
import { findAccountById, firstName } from '../users/public.ts';
import { endUnpaid } from './end-order.ts';
import { invoiceOrder } from './order-invoice.ts';
import { releaseMoney, settleItems } from './money.ts';
import { publishToBoard } from './publish-to-board.ts';
import { ended, lockOrderOf, updateOrder, type OrderRow } from './queries.ts';

const opens = (order: OrderRow) => `/orders?order=${order.id}`;

async function notifyCourierComes(uow: UnitOfWork, order: OrderRow, ride: RideRow): Promise<void> {
  const account = ride.driverId === null ? undefined : await findAccountById(uow.tx, await userOfDriver(uow, ride.driverId));
  if (account?.driver == null) return;
  const values = { driver: firstName(account.user.name), plate: ride.vehicle?.licensePlate ?? '', number: order.number };
  await notify(uow, order.customerId, { kind: 'toldCourierComes', values, opens: opens(order) });
}

/** The courier has handed it over, at the door or back where it came from; the fare was settled with the trip. */
async function handedOver(
  ctx: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  order: OrderRow,
  driverId: number | null,
  proofUploadId: string | null,
): Promise<void> {
  const returned = order.status === 'returning';
  await releaseMoney(uow, order);
  await invoiceOrder(ctx, uow, order, driverId, returned);
  if (!returned && driverId !== null) await settleItems(uow, order, driverId);
  await updateOrder(uow, order, { ...ended(uow, returned ? 'returned' : 'delivered', 'courier'), proofUploadId });
  const values = { number: order.number, place: returned ? order.pickupAddress : order.dropoffAddress };
  await notify(uow, order.customerId, { kind: returned ? 'toldReturned' : 'toldDelivered', values, opens: opens(order) });
}

/** Nobody took it in time, or two couriers gave it back. */
async function noCourier(uow: UnitOfWork, order: OrderRow): Promise<void> {
  // A kitchen's order is worth another search; the orders' clock begins it.
  if (order.merchantId !== null && order.searches < SEARCHES_AT_MOST) {
    await updateOrder(uow, order, { rideId: null });
    await publishToBoard(uow, order);
    await movePromotion(uow, { of: 'order', id: order.id }, null);
    return;
  }
  await endUnpaid(uow, order, 'cancelled', 'system', 'no_courier');
  await notify(uow, order.customerId, { kind: 'toldNoCourier', values: { number: order.number }, opens: opens(order) });
}

/** Moves the order as its trip moves, in the same transaction. */
export async function followTrip(
  ctx: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  ride: RideRow,
  change: TripChange,
  proofUploadId: string | null,
): Promise<void> {
  const order = await lockOrderOf(uow, ride.id);
  if (order === undefined || order.endedAt !== null) return;
  const values = { number: order.number, place: order.dropoffAddress };
  switch (change) {
    case 'accepted':
      await notifyCourierComes(uow, order, ride);
      break;
    case 'in_progress':
      await updateOrder(uow, order, { status: 'picked_up', pickedUpAt: uow.now, readyAt: order.readyAt ?? uow.now });
      await publishToBoard(uow, order);
      await notify(uow, order.customerId, { kind: 'toldPickedUp', values, opens: opens(order) });
      return;
    case 'completed':
      await handedOver(ctx, uow, order, ride.driverId, proofUploadId);
      return;
    case 'cancelled':
      await noCourier(uow, order);
      return;
    case 'arrived':
    case 'reopened':
      break;
  }
  // The order itself stands as it was; its customer and its merchant see the courier come or go.
  await updateOrder(uow, order, {});
  await publishToBoard(uow, order);
}
