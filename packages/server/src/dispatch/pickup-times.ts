import type { Near } from '@safiri/dispatch/engine/ports.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { etaSeconds, roadMeters } from '@safiri/rules/places/route-estimate.ts';
import { roadSeconds } from '@safiri/rules/places/travel-time.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import { findServiceArea, localHour } from '../places/public.ts';

/** Farther than this without traffic, drivers are told apart by distance: a search over a whole city for each trip is too much. */
const FREE_SECONDS = 600;

/** Where no city is near. */
const ELSEWHERE = 'UTC';

/** Seconds that each driver needs to a pickup: one search over the streets for all of them, by distance where there is no map. */
export function pickupTimes(ctx: Context, positions: LivePositions, pickup: Point, drivers: readonly Near[], at: Date): number[] {
  const hour = localHour(at, findServiceArea(pickup)?.country.timeZoneId ?? ELSEWHERE);
  const points = drivers.map(({ driverId }) => positions.get(driverId));
  const free = ctx.roads.secondsTo(
    pickup,
    points.map((point) => point ?? pickup),
    FREE_SECONDS,
  );
  const leastBeyond = free === undefined ? 0 : roadSeconds(FREE_SECONDS, hour);
  return drivers.map(({ meters }, i) => {
    const seconds = points[i] === undefined ? undefined : free?.[i];
    return seconds === undefined ? Math.max(leastBeyond, etaSeconds(roadMeters(meters), hour)) : roadSeconds(seconds, hour);
  });
}
