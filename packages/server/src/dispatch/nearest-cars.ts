import { SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import { tripTypeOf, vehiclesOf } from '@safiri/rules/markets/services.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions, Only } from '../drivers/public.ts';
import type { CarsPort } from '../pricing/public.ts';
import { middleOf, type CoarsePlaces } from './coarse-places.ts';
import { streetsAt } from './pickup-times.ts';
import { driveTime } from './road-times.ts';

/** Who could be offered a trip of a service from a place now, as far as positions know: what dispatch itself looks for, and who may drive it. */
export function freeFor({ markets }: Pick<Context, 'markets'>, service: MarketService, pickup: Point): Only {
  const market = markets.at(pickup);
  return {
    pools: vehiclesOf(service),
    free: true,
    fresh: true,
    ...(tripTypeOf(service) === 'ladies_only' && { verifiedFemale: true }),
    ...(market !== undefined && { market: { marketId: market.document.id, countryId: market.country.id } }),
  };
}

/**
 * Who would be offered a trip first, by what this node knows of the cars: no query. Each type's is the nearest free one as the
 * crow flies, heard of within the minute, and the time is its way over the streets from the middle of the cell in which it is told to
 * be: whoever prices trips from many pickups learns no more than that. One car serves several types.
 */
export function createNearestCars(ctx: Context, positions: LivePositions, places: CoarsePlaces): CarsPort {
  return {
    secondsToPickup(pickup) {
      const known = new Map<number, number>();
      return (service) => {
        const [car] = positions.near(pickup, 1, SEARCH_RADIUS_METERS, freeFor(ctx, service, pickup));
        if (car === undefined) return undefined;
        const from = middleOf(places.cellOf(car.driverId, car.point));
        const seconds = known.get(car.driverId) ?? driveTime(streetsAt(ctx, from, ctx.clock()), from, pickup);
        known.set(car.driverId, seconds);
        return seconds;
      };
    },
  };
}
