import type { ReplyOf } from '@safiri/contract/call.ts';
import type { nearbyCars as call, NearbyCar } from '@safiri/contract/dispatch/calls.ts';
import { NEARBY_CARS, NEARBY_METERS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import type { MarketService } from '@safiri/rules/markets/document.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import { minutes, type CarsPort } from '../pricing/public.ts';
import { cellAt, middleOf, spanOf, spotIn, type CoarsePlaces } from './coarse-places.ts';
import { freeFor } from './nearest-cars.ts';

/** Some more than are shown: the nearest by where they are need not be the nearest by where they are told to be. */
const LOOKED_AT = 3 * NEARBY_CARS;
/** A car is told to be at most so far from where it is. */
const OFF_METERS = 200;

type Reply = ReplyOf<typeof call>;

/** The free cars around a pickup as strangers may see them. */
export interface NearbyCars {
  around(pickup: Point, service: MarketService): Reply;
}

/**
 * Answered from memory, on any node. Which cars there are follows from the cell of the pickup and the cells that they are told to be in,
 * so that asking from many points, or often, tells no more than asking once.
 * @param nearest tells the minutes of the first, as a quote does: nobody reads two different ones
 */
export function createNearbyCars(ctx: Context, positions: LivePositions, places: CoarsePlaces, nearest: CarsPort): NearbyCars {
  let span = NaN;
  const known = new Map<string, readonly NearbyCar[]>();

  function look(from: Point, service: MarketService): NearbyCar[] {
    const near = positions.near(from, LOOKED_AT, NEARBY_METERS + OFF_METERS, freeFor(ctx, service, from));
    const told = near.flatMap(({ driverId, point }) => {
      const cell = places.cellOf(driverId, point);
      const kind = positions.vehicleOf(driverId);
      const meters = distanceMeters(from, middleOf(cell));
      return kind === undefined || meters > NEARBY_METERS ? [] : [{ cell, kind, meters }];
    });
    // Of cars in one cell the order tells nothing either.
    told.sort((a, b) => a.meters - b.meters || (a.cell + a.kind).localeCompare(b.cell + b.kind));
    const inCell = new Map<string, number>();
    return told.slice(0, NEARBY_CARS).map(({ cell, kind }) => {
      const nth = inCell.get(cell) ?? 0;
      inCell.set(cell, nth + 1);
      return { kind, ...spotIn(ctx, cell, nth) };
    });
  }

  return {
    around(pickup, service) {
      const now = spanOf(ctx.clock());
      if (now !== span) known.clear();
      span = now;
      const cell = cellAt(pickup);
      const key = `${cell} ${service.id}`;
      const cars = known.get(key) ?? look(middleOf(cell), service);
      known.set(key, cars);
      const seconds = nearest.secondsToPickup(pickup)(service);
      // Where none is free any more, those of a moment ago are not shown beside words that say so.
      return seconds === undefined ? { cars: [], firstMinutes: null } : { cars: [...cars], firstMinutes: minutes(seconds) };
    },
  };
}
