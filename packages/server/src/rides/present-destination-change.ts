import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { DECLINE_SECONDS } from '@safiri/rules/rides/destination-change.ts';
import { learnsCost, type Side } from '@safiri/rules/rides/rider.ts';
import { kilometers, minutes } from '../pricing/public.ts';
import type { RideView } from './queries.ts';

/** That a trip goes or stops elsewhere now, or was to, as long as it is under way. */
export function presentDestinationChange({ ride }: RideView, side: Side): Ride['destinationChange'] {
  const { destinationChange: change, status } = ride;
  if (change === null || status === 'completed' || status === 'cancelled') return null;
  return {
    kind: change.kind ?? 'destination',
    state: change.state,
    count: change.count,
    until: new Date(Date.parse(change.at) + 1000 * DECLINE_SECONDS).toISOString(),
    wanted: change.wanted,
    before: change.before.address,
    fareBefore: learnsCost(side, ride) ? toWire(change.before.fareMinor) : null,
    distanceBefore: kilometers(change.before.distanceMeters),
    durationBefore: minutes(change.before.durationSeconds),
  };
}
