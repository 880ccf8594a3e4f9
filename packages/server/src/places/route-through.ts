import type { Point } from '@safiri/rules/places/geo.ts';
import type { RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import type { Route, RoutePort } from './ports.ts';

/** Two ways as one. What is to be done at the end of the first stays: that is a stop. */
const joined = (one: Route, next: Route): Route => ({
  distanceMeters: one.distanceMeters + next.distanceMeters,
  durationSeconds: one.durationSeconds + next.durationSeconds,
  path: [...one.path, ...next.path.slice(1)],
  onStreets: one.onStreets && next.onStreets,
  steps: [...one.steps, ...next.steps],
});

/** A way by several places, in the order in which they are reached. */
export interface WayThrough extends Route {
  /** Seconds from the first place to each that follows, the last of them too. */
  readonly secondsTo: readonly number[];
}

/** The way from place to place, in their order; without the time that the car stands on it. @param places two at least */
export async function routeThrough(
  routes: RoutePort,
  places: readonly Point[],
  at: Date,
  timeZoneId: string,
  by: RoadVehicle,
): Promise<WayThrough> {
  const legs = await Promise.all(places.slice(1).map((to, i) => routes.route(places[i] ?? to, to, at, timeZoneId, by)));
  let seconds = 0;
  return { ...legs.reduce(joined), secondsTo: legs.map(({ durationSeconds }) => (seconds += durationSeconds)) };
}
