import { distanceMeters, type Point } from './geo.ts';
import { egyptianCities } from './gazetteer/eg.ts';
import { ethiopianCities } from './gazetteer/et.ts';
import { ghanaianCities } from './gazetteer/gh.ts';
import { kenyanCities } from './gazetteer/ke.ts';
import { moroccanCities } from './gazetteer/ma.ts';
import { nigerianCities } from './gazetteer/ng.ts';
import { rwandanCities } from './gazetteer/rw.ts';
import { tanzanianCities } from './gazetteer/tz.ts';
import { ugandanCities } from './gazetteer/ug.ts';
import { southAfricanCities } from './gazetteer/za.ts';
import type { City } from './place.ts';

export type { City, Place } from './place.ts';

/** The sixty cities, country by country in list order, each country's in the order of its list. */
export const cities: readonly City[] = [
  ...southAfricanCities,
  ...nigerianCities,
  ...kenyanCities,
  ...ghanaianCities,
  ...ugandanCities,
  ...tanzanianCities,
  ...egyptianCities,
  ...moroccanCities,
  ...ethiopianCities,
  ...rwandanCities,
];

const byId: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.id, city]));

/** The city with this id, such as 'pretoria'. */
export function cityById(id: string): City | undefined {
  return byId.get(id);
}

/** The city whose centre is nearest, however far away. */
export function nearestCity(point: Point): City {
  let nearest = cities[0] as City;
  let least = Infinity;
  for (const city of cities) {
    const meters = distanceMeters(point, city.center);
    if (meters < least) [nearest, least] = [city, meters];
  }
  return nearest;
}
