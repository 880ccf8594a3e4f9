import { SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { CarsPort } from '../pricing/public.ts';
import { driveTime } from './pickup-times.ts';

/**
 * Who would be offered a trip first, by what this node knows of the cars: no query. Each type's is the nearest free one as the
 * crow flies, heard of within the minute, and the time is its way over the streets; one car serves several types.
 */
export function createNearestCars(ctx: Context, positions: LivePositions): CarsPort {
  return {
    secondsToPickup(pickup) {
      const known = new Map<number, number>();
      return (rideType) => {
        const [car] = positions.near(pickup, 1, SEARCH_RADIUS_METERS, {
          pools: vehiclesFor[rideType],
          free: true,
          fresh: true,
          ...(rideType === 'ladies_only' && { verifiedFemale: true }),
        });
        if (car === undefined) return undefined;
        const seconds = known.get(car.driverId) ?? driveTime(ctx, car.point, pickup, ctx.clock());
        known.set(car.driverId, seconds);
        return seconds;
      };
    },
  };
}
