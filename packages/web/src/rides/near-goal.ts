import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

/** So far from a place the step that is taken there is not what comes next. */
const NEAR_METERS = 200;

/** Whether the car is as good as at the pickup or the drop-off, or nobody knows where it is: nothing then speaks against the step. */
export const isNear = ({ driverPosition }: Pick<Ride, 'driverPosition'>, place: Point): boolean =>
  driverPosition === null || distanceMeters(driverPosition, place) <= NEAR_METERS;
