import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { Work } from '../platform/work.ts';
import type { RideRow } from './queries.ts';

/** What happened to a trip: a state it came to, or that it was put back for other drivers. */
export type TripChange = 'accepted' | 'arrived' | 'in_progress' | 'completed' | 'cancelled' | 'reopened';

/** Whoever a trip belongs to beside its two sides; acts in the transaction of the change. */
export type TripFollower = (work: Work, ride: RideRow, change: TripChange, proofUploadId: string | null) => Promise<void>;

let deliveries: TripFollower | undefined;

/** Names the room that owns the orders which deliveries carry. Called once, when the app is built. */
export function followDeliveries(follower: TripFollower): void {
  deliveries = follower;
}

/** Tells the owner of the order that a trip carries; nothing for trips of people. */
export async function tellOrder(work: Work, ride: RideRow, change: TripChange, proofUploadId: string | null = null): Promise<void> {
  if (isDelivery(ride.rideType)) await deliveries?.(work, ride, change, proofUploadId);
}
