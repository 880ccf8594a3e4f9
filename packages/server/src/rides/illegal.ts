import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { Problem } from '../platform/problem.ts';
import type { RideRow } from './queries.ts';

const titles: Partial<Record<RideStatus, string>> = { completed: 'This ride is completed.', cancelled: 'This ride was cancelled.' };

/** A step that the trip's state does not allow. */
export function illegal(ride: RideRow): Problem {
  return new Problem('illegal_transition', titles[ride.status] ?? `Not possible while the ride is ${ride.status.replace('_', ' ')}.`);
}

/** What concerns the other side of a trip that has none whom we know. */
export const strangers = () => new Problem('illegal_transition', 'Nobody asked for this trip: we don’t know who rode.');
