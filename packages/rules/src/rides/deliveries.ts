import { rideTypeFacts, type RideType } from '../pricing/ride-types.ts';
import { isOneOf, keysWith, type KeysWith } from '../records.ts';

/** Trips that carry an order and nobody: their customer follows the order, not the ride (product: one idea). */
export type DeliveryRideType = KeysWith<typeof rideTypeFacts, 'delivers'>;
export const deliveryRideTypes = keysWith(rideTypeFacts, 'delivers');

/** Whether a trip carries an order: nobody's PIN starts it, the receiver's PIN ends it. */
export const isDelivery = (rideType: RideType): rideType is DeliveryRideType => isOneOf(deliveryRideTypes, rideType);
