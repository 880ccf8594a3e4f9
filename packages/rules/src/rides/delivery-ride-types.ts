import { rideTypeFacts } from '../pricing/ride-types.ts';
import { keysWith } from '../records.ts';

/** The types of trips that carry an order, for statements in the database; of one trip `isDelivery` says it. */
export const deliveryRideTypes = keysWith(rideTypeFacts, 'delivers');
