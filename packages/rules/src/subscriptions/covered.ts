import type { RideType } from '../pricing/ride-types.ts';
import { COVERED_METERS_AT_MOST, type CoveredRideType } from './packages.ts';

/** Which rides a package pays that somebody has. */
export interface Coverage {
  readonly rideType: CoveredRideType;
  /** The market, the service and the length of an operator's own; null of the specification's. */
  readonly own: { readonly marketId: string; readonly serviceId: string; readonly maxMeters: number } | null;
}

/** A ride that somebody wants to pay with a package. */
export interface CoveredTrip {
  readonly marketId: string | null;
  /** What the market calls it: of the specification's eight types their own name. */
  readonly serviceId: string;
  readonly rideType: RideType;
  /** On the road. */
  readonly meters: number;
}

/**
 * Whether a package pays a ride: the specification's its own type, within the city; an operator's its service of its market, up to the length that was
 * sold. What is longer it does not pay at all, so that nobody has to reckon with two prices.
 */
export function covers({ rideType, own }: Coverage, trip: CoveredTrip): boolean {
  if (own === null) return trip.serviceId === rideType && trip.meters <= COVERED_METERS_AT_MOST;
  return trip.marketId === own.marketId && trip.serviceId === own.serviceId && trip.meters <= own.maxMeters;
}
