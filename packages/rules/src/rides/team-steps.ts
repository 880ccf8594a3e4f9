import { isDelivery } from './deliveries.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { mayMove, type RideStatus } from './trip-life.ts';

/**
 * What the operator's team does about a live trip: cancels it, gives it to other drivers, or ends it where it is.
 * (operator: a desk to begin with)
 */
export const teamSteps = ['cancel', 'put_back', 'end'] as const;
export type TeamStep = (typeof teamSteps)[number];

/** The reason that a trip carries which the team cancelled; why they did stands in the audit log alone. */
export const CANCELLED_BY_TEAM = 'ended_by_team';

/**
 * Whether the team may take a step with a trip, by the same life as everybody. An order is called back where it was made, and its
 * goods are handed over by PIN or photo: of a delivery only the driver can be changed, before the goods are on the road.
 */
export function mayTeam(step: TeamStep, { status, rideType }: { status: RideStatus; rideType: RideType }): boolean {
  if (step === 'put_back') return status === 'accepted' || status === 'arrived';
  if (isDelivery(rideType)) return false;
  return step === 'end' ? mayMove('driver', status, 'completed') : mayMove('system', status, 'cancelled');
}
