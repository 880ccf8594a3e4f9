import { SEARCHES_AT_MOST } from '@safiri/rules/orders/order-life.ts';
import type { Work } from '../platform/work.ts';
import { notify } from '../notifications/public.ts';
import { userOfDriver, type RideRow, type TripChange } from '../rides/public.ts';
import { findAccountById, firstName, presentVehicle } from '../users/public.ts';
import { endUnpaid } from './end-order.ts';
import { releaseMoney, settleItems } from './money.ts';
import { tellBoard } from './tell-board.ts';
import { ended, lockOrderOf, updateOrder, type OrderRow } from './queries.ts';

const opens = (order: OrderRow) => `/orders?order=${order.id}`;

async function tellCourierComes(work: Work, order: OrderRow, ride: RideRow): Promise<void> {
  const account = ride.driverId === null ? undefined : await findAccountById(work.tx, await userOfDriver(work, ride.driverId));
  if (account?.driver == null) return;
  const values = { driver: firstName(account.user.name), plate: presentVehicle(account.driver).licensePlate, number: order.number };
  await notify(work, order.customerId, { kind: 'toldCourierComes', values, opens: opens(order) });
}

/** The courier has handed it over, at the door or back where it came from; the fare was settled with the trip. */
async function handedOver(work: Work, order: OrderRow, driverId: number | null, proofUploadId: string | null): Promise<void> {
  const returned = order.status === 'returning';
  await releaseMoney(work, order);
  if (!returned && driverId !== null) await settleItems(work, order, driverId);
  await updateOrder(work, order, { ...ended(work, returned ? 'returned' : 'delivered', 'courier'), proofUploadId });
  const values = { number: order.number, place: returned ? order.pickupAddress : order.dropoffAddress };
  await notify(work, order.customerId, { kind: returned ? 'toldReturned' : 'toldDelivered', values, opens: opens(order) });
}

/** Nobody took it in time, or two couriers gave it back. */
async function noCourier(work: Work, order: OrderRow): Promise<void> {
  // A kitchen's order is worth another search; the orders' clock begins it.
  if (order.merchantId !== null && order.searches < SEARCHES_AT_MOST) {
    await updateOrder(work, order, { rideId: null });
    await tellBoard(work, order);
    return;
  }
  await endUnpaid(work, order, 'cancelled', 'system', 'no_courier');
  await notify(work, order.customerId, { kind: 'toldNoCourier', values: { number: order.number }, opens: opens(order) });
}

/** Moves the order as its trip moves, in the same transaction. */
export async function followTrip(work: Work, ride: RideRow, change: TripChange, proofUploadId: string | null): Promise<void> {
  const order = await lockOrderOf(work, ride.id);
  if (order === undefined || order.endedAt !== null) return;
  const values = { number: order.number, place: order.dropoffAddress };
  switch (change) {
    case 'accepted':
      await tellCourierComes(work, order, ride);
      break;
    case 'in_progress':
      await updateOrder(work, order, { status: 'picked_up', pickedUpAt: work.now, readyAt: order.readyAt ?? work.now });
      await tellBoard(work, order);
      await notify(work, order.customerId, { kind: 'toldPickedUp', values, opens: opens(order) });
      return;
    case 'completed':
      await handedOver(work, order, ride.driverId, proofUploadId);
      return;
    case 'cancelled':
      await noCourier(work, order);
      return;
    case 'arrived':
    case 'reopened':
      break;
  }
  // The order itself stands as it was; its customer and its merchant see the courier come or go.
  await updateOrder(work, order, {});
  await tellBoard(work, order);
}
