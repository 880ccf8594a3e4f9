import { foldedWords as words } from './fold-text.ts';
import { cities, type City, nearestCity, type Place } from './gazetteer.ts';
import { distanceMeters, type Point } from './geo.ts';
import { matchQuality } from './match-text.ts';

interface FoundPlace {
  readonly place: Place;
  readonly city: City;
}

/** A place for a text, with how well it fits ({@link matchQuality}); 0 where nothing was typed. */
export interface PlaceMatch extends FoundPlace {
  readonly quality: number;
}

export interface SearchOptions {
  /** Where the person is or looks. */
  readonly near?: Point;
  /** At most this many. */
  readonly limit?: number;
}

/** As many places as a list under a box shows. */
export const PLACES_LISTED = 8;

/** Who types a name means the one at home: what lies within this distance comes before everything farther. */
const HOME_METERS = 80_000;

interface Entry extends FoundPlace {
  /** Words of the name, and of the area and city around it. */
  readonly nameWords: readonly string[];
  readonly aroundWords: readonly string[];
}

function entry(place: Place, city: City): Entry {
  const around = place.kind === 'city' ? '' : `${place.area ?? ''} ${city.name}`;
  return { place, city, nameWords: words(place.name), aroundWords: words(around) };
}

/** The city itself as a place, so that its bare name can be chosen. */
const cityPlace = (city: City): Place => ({ id: city.id, name: city.name, kind: 'city', point: city.center });

const entries: readonly Entry[] = cities.flatMap((city) => [cityPlace(city), ...city.places].map((place) => entry(place, city)));

/**
 * Places for what somebody typed: every word must fit the name, area or city as a whole word, a beginning, or with one
 * letter wrong; case and accents don't count. Within 80 km of `near` first, then the better fit, then a city before its places, then the nearer;
 * blank text gives the best known places of the nearest city (without `near`, of the first one).
 */
export function searchPlaces(text: string, options: SearchOptions = {}): PlaceMatch[] {
  const { near, limit = PLACES_LISTED } = options;
  const typed = words(text);
  if (typed.length === 0) return wellKnown(near, limit);
  return entries
    .map((candidate, order) => {
      const quality = matchQuality(typed, candidate.nameWords, candidate.aroundWords);
      const meters = near === undefined ? 0 : distanceMeters(near, candidate.place.point);
      const rank = candidate.place.kind === 'city' ? 0 : 1;
      return { candidate, quality, rank, meters, order, isAway: meters > HOME_METERS };
    })
    .filter((found) => found.quality > 0)
    .sort(
      (a, b) => Number(a.isAway) - Number(b.isAway) || b.quality - a.quality || a.rank - b.rank || a.meters - b.meters || a.order - b.order,
    )
    .slice(0, limit)
    .map(({ candidate: { place, city }, quality }) => ({ place, city, quality }));
}

function wellKnown(near: Point | undefined, limit: number): PlaceMatch[] {
  const city = near === undefined ? cities[0] : nearestCity(near);
  return city === undefined ? [] : city.places.slice(0, limit).map((place) => ({ place, city, quality: 0 }));
}
