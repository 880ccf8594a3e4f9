import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { minutes } from '../pricing/public.ts';

/** Seconds by which sharing may make a ride of this type and length longer. */
export const detourCapOf = (rideType: RideType, durationSeconds: number): number =>
  rideType === 'share' ? 60 * detourCapMinutes(minutes(durationSeconds)) : 0;

/** Where the ends of a ride stand in a plan of stops; 0 for one that is behind. */
export const seqsIn = (stops: ReadonlyArray<{ tripId: number; kind: string }>, rideId: number) => ({
  pickupSeq: stops.findIndex((stop) => stop.tripId === rideId && stop.kind === 'pickup') + 1,
  dropoffSeq: stops.findIndex((stop) => stop.tripId === rideId && stop.kind === 'dropoff') + 1,
});
