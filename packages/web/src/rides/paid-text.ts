import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { handedOver } from '../common/handed-over.ts';
import { money } from '../platform/format.ts';

/** Whether all of a ride's fare, and nothing else, is handed over. */
export const isHandedWhole = (ride: Ride): boolean => isPaidInCash(ride) && ride.walletPart == null && ride.owed === null;

/** What a fare of a ride comes to for who pays it: in cash what coins make of it. @param fare two decimals */
export const paidText = (ride: Ride, fare: string): string =>
  money(isHandedWhole(ride) ? handedOver(fare, ride.countryId) : fare, ride.countryId);
