import type { RideType } from '../pricing/ride-types.ts';

/** Trips that carry an order and nobody: their customer follows the order, not the ride (product: one idea). */
export const deliveryRideTypes = ['food_delivery', 'parcel_delivery', 'large_delivery'] as const satisfies readonly RideType[];
export type DeliveryRideType = (typeof deliveryRideTypes)[number];

/** Whether a trip carries an order: nobody's PIN starts it, the receiver's PIN ends it. */
export const isDelivery = (rideType: string): rideType is DeliveryRideType => (deliveryRideTypes as readonly string[]).includes(rideType);
