import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { measuredMedianSeconds } from '@safiri/rules/places/measured-times.ts';
import { nairobiTimes } from '@safiri/rules/places/nairobi-times.ts';
import type { RoutePort } from './ports.ts';

/** The ways of `routes`, with the times that were measured where trips were: by hour, weekday and both ends; elsewhere as they are. */
export function measuredRoutes(routes: RoutePort): RoutePort {
  return {
    async route(from, to, at, timeZoneId, by) {
      const route = await routes.route(from, to, at, timeZoneId, by);
      const { hour, minute, weekday } = localMoment(at, timeZoneId);
      const measured = measuredMedianSeconds(nairobiTimes, {
        pickup: from,
        dropoff: to,
        roadKm: route.distanceMeters / 1000,
        straightKm: distanceMeters(from, to) / 1000,
        hour: hour + minute / 60,
        weekday,
      });
      return measured === undefined ? route : { ...route, durationSeconds: measured };
    },
  };
}
