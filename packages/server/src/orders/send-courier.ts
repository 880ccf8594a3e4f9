import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { DeliveryRideType } from '@safiri/rules/rides/deliveries.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { createDeliveryTrip, type RideRow } from '../rides/public.ts';
import { updateOrder, type OrderRow } from './queries.ts';

interface Carrying {
  readonly rideType: DeliveryRideType;
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
    rideType: carrying.rideType,
    vehicles: carrying.vehicles,
    passengerId: order.customerId,
    countryId: order.countryId,
    cityId: order.cityId,
    pickupLat: order.pickupLat,
    pickupLng: order.pickupLng,
    pickupAddress: order.pickupAddress,
    dropoffLat: order.dropoffLat,
    dropoffLng: order.dropoffLng,
    dropoffAddress: order.dropoffAddress,
    distanceMeters: carrying.distanceMeters,
    durationSeconds: carrying.durationSeconds,
    fareMinor: order.deliveryMinor,
    paymentMethod: order.paymentMethod,
    pin: order.pin,
  });
  return { ride, order: await updateOrder(uow, order, { rideId: ride.id, searches: order.searches + 1 }) };
}
