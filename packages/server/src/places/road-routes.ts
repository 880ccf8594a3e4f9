import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { roadSeconds } from '@safiri/rules/places/travel-time.ts';
import { driveAt, localHour } from './local-time.ts';
import type { RoutePort } from './ports.ts';

/** Ways over the streets that the server knows, with the traffic of the hour; those of `fallback` elsewhere. */
export function roadRoutes(roads: RoadAtlas, fallback: RoutePort): RoutePort {
  return {
    async route(from, to, at, timeZoneId, by) {
      const way = roads.way(from, to, driveAt(by, at, timeZoneId));
      if (way === undefined) return fallback.route(from, to, at, timeZoneId, by);
      const durationSeconds = roadSeconds(way.seconds, localHour(at, timeZoneId));
      return { distanceMeters: Math.round(way.meters), durationSeconds, path: way.path, onStreets: true, steps: way.steps };
    },
  };
}
