import type { ReplyOf } from '@safiri/contract/call.ts';
import type { findRoute as call } from '@safiri/contract/places/calls.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import type { RoutePort } from './ports.ts';
import { findServiceArea } from './service-area.ts';

/** The way between two points; of a city that is not open for booking yet as well. @throws Problem not_bookable_here far from every city */
export async function findRoute(ctx: Context, routes: RoutePort, from: Point, to: Point, by: RoadVehicle): Promise<ReplyOf<typeof call>> {
  const area = findServiceArea(ctx.markets, from);
  if (area === undefined) throw new Problem('not_bookable_here', 'There is no service here yet.');
  const { distanceMeters, durationSeconds, path, onStreets, steps } = await routes.route(
    from,
    to,
    ctx.clock(),
    area.market.document.timeZone,
    by,
  );
  return {
    meters: distanceMeters,
    seconds: durationSeconds,
    highSeconds: highSeconds(durationSeconds),
    path: [...path],
    onStreets,
    steps: [...steps],
  };
}
