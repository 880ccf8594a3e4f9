import { nearestCity, type Place } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { placeWordOf } from '@safiri/rules/places/place-words.ts';
import { NEAR_WITHIN_METERS } from '@safiri/rules/places/reach.ts';
import { estimateRoute } from '@safiri/rules/places/route-estimate.ts';
import { searchPlaces } from '@safiri/rules/places/search.ts';
import { localHour } from './local-time.ts';
import type { FoundPlace, PlacePort, RoutePort } from './ports.ts';

/** Ways by the great circle, a measured detour factor and an hourly speed table. */
export const estimatedRoutes: RoutePort = {
  route: async (from, to, at, timeZoneId) => ({
    ...estimateRoute(from, to, { hour: localHour(at, timeZoneId) }),
    onStreets: false,
    steps: [],
  }),
};

/** A place as it is answered. `near` is where the asker is or looks. */
export function present(
  place: { readonly id: string; readonly name: string; readonly kind: string; readonly area?: string | undefined; readonly point: Point },
  cityName: string,
  near: Point | undefined,
): FoundPlace {
  return {
    id: place.id,
    name: place.name,
    kind: placeWordOf(place.kind),
    area: [...new Set([place.area, cityName])].filter((part) => part !== undefined && part !== place.name).join(', '),
    lat: place.point.lat,
    lng: place.point.lng,
    distanceMeters: near === undefined ? null : Math.round(distanceMeters(near, place.point)),
  };
}

/** The places of the built-in gazetteer. */
export const gazetteerPlaces: PlacePort = {
  search: async (text, near) =>
    searchPlaces(text, near === undefined ? {} : { near }).map(({ place, city }) => present(place, city.name, near)),
  nearest: async (point) => {
    const city = nearestCity(point);
    let best: Place | undefined;
    let bestMeters = NEAR_WITHIN_METERS;
    for (const place of city.places) {
      const meters = distanceMeters(point, place.point);
      if (meters < bestMeters) [best, bestMeters] = [place, meters];
    }
    return best === undefined ? null : present(best, city.name, point);
  },
};
