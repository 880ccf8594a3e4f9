import { rideTypeFacts, type RideType } from '../pricing/ride-types.ts';
import type { KeysWith } from '../records.ts';

/** Trips that carry an order and nobody: their customer follows the order, not the ride (product: one idea). */
export type DeliveryRideType = KeysWith<typeof rideTypeFacts, 'delivers'>;

/** Whether a trip carries an order: nobody's PIN starts it, the receiver's PIN ends it. It is asked of the table each time: what is made as a file is loaded depends on which file of the pages is loaded first. */
export const isDelivery = (rideType: RideType): rideType is DeliveryRideType => 'delivers' in rideTypeFacts[rideType];
