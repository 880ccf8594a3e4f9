import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';

/** From so near on, metres, ending the trip is the step that comes next. */
const NEAR_METERS = 200;

/** Whether the car is at the destination, as far as anybody knows: where its position is not known, it may be. */
export const isNearDropoff = ({ driverPosition, dropoffLocation }: Pick<Ride, 'driverPosition' | 'dropoffLocation'>): boolean =>
  driverPosition === null || distanceMeters(driverPosition, dropoffLocation) <= NEAR_METERS;
