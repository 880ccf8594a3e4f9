import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { isPaidInCash } from '@safiri/rules/rides/cash-change.ts';

/** Whether somebody else pays for the viewer's ride, who is not told how much. */
export const isPaidByOther = (ride: Ride): boolean => ride.side === 'rider' && !isPaidInCash(ride);
