import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { PayTerms } from '@safiri/rules/markets/pay-terms.ts';
import type { TripService } from '@safiri/rules/markets/services.ts';
import type { DeliveryRideType } from '@safiri/rules/rides/deliveries.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { movePromotion } from '../pricing/public.ts';
import { createDeliveryTrip, endpointsIn, type RideRow } from '../rides/public.ts';
import { splitOf } from './money.ts';
import { updateOrder, type OrderRow } from './queries.ts';

/** How an order is brought, and what its market's service says of it; nulls where no market priced it. */
export interface Carrying {
  readonly rideType: DeliveryRideType;
  readonly service: TripService | null;
  readonly payTerms: PayTerms | null;
  readonly vehicles: VehicleType[] | null;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/** Begins the search for a courier: the held order gets its trip. */
export async function sendCourier(
  ctx: Context,
  uow: UnitOfWork,
  order: OrderRow,
  carrying: Carrying,
): Promise<{ order: OrderRow; ride: RideRow }> {
  const ride = await createDeliveryTrip(ctx, uow, {
    ...carrying,
    passengerId: order.customerId,
    bookerId: order.customerId,
    ...endpointsIn(order),
    fareMinor: order.deliveryMinor,
    surge: order.surge,
    fareLines: order.deliveryLines,
    marketVersionId: order.marketVersionId,
    promotion: order.promotion,
    discountMinor: order.discountMinor,
    paymentMethod: order.paymentMethod,
    walletMinor: order.walletMinor === null ? null : splitOf(order).delivery,
    pin: order.pin,
  });
  const sent = await updateOrder(uow, order, { rideId: ride.id, searches: order.searches + 1 });
  await movePromotion(uow, { of: 'order', id: order.id }, ride.id);
  return { ride, order: sent };
}
