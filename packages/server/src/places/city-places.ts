import { type City, nearestCity, type Place } from '@safiri/rules/places/gazetteer.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { slug } from '@safiri/rules/places/place.ts';
import { CITY_REACH_METERS, isInReach, NAMED_WITHIN_METERS, NEAR_WITHIN_METERS } from '@safiri/rules/places/reach.ts';
import { PLACES_LISTED, searchPlaces } from '@safiri/rules/places/search.ts';
import { areaPlaces, type MapStore } from '../maps/public.ts';
import { gazetteerPlaces, present } from './built-in.ts';
import { type ImportedCity, importedPlaces } from './imported-places.ts';
import { distinctPlaces, sameAs } from './merge-places.ts';
import type { PlaceHit } from './place-index.ts';
import { distanceLoss, GAZETTEER_WEIGHT, kindWeight, landmarkKinds } from './place-score.ts';
import type { FoundPlace, PlacePort } from './ports.ts';
import { toldApart } from './told-apart.ts';

/** Enough that a street of many pieces leaves room for others. */
const HITS_OF_CITY = 64;
/** Somebody so near to the sign of a shop or school is at it, metres. */
const AT_DOOR_METERS = 30;
/** Farther than this a street is not the address of a point, metres. */
const STREET_WITHIN_METERS = 250;
/** Farther than this a suburb's sign says nothing about a street, metres. */
const AREA_WITHIN_METERS = 4000;

type CityHit = PlaceHit & { readonly city: ImportedCity };

function presentHit({ name, kind, area, point, city }: Omit<CityHit, 'score'>, near: Point): FoundPlace {
  const id = `${city.city}-${slug(name)}@${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  // What stands beside a suburb is another one.
  return present({ id, name, kind, area: areaPlaces.has(kind) ? undefined : area, point }, city.name, near);
}

const isAddress = (kind: string) => kindWeight(kind) >= 0 && kind !== 'street';
const isHouse = (kind: string) => isAddress(kind) && !areaPlaces.has(kind);

/** A place of the gazetteer as the map has it, whose point was measured; by hand where the map lacks it. */
function presentKnown(place: Place, city: City, cities: readonly ImportedCity[], near: Point): FoundPlace {
  for (const imported of cities) {
    const twin = imported.twinOf(place);
    if (twin !== undefined) return presentHit({ ...twin, city: imported }, near);
  }
  return present(place, city.name, near);
}

/** What people know around a point, before anything is typed: as the gazetteer has it, else the nearest landmark of each kind. */
function wellKnown(cities: readonly ImportedCity[], near: Point): FoundPlace[] {
  if (isInReach(nearestCity(near).center, near) || cities.length === 0)
    return searchPlaces('', { near }).map(({ place, city }) => presentKnown(place, city, cities, near));
  return landmarkKinds
    .flatMap((kind) => {
      const found = cities.flatMap((city) => {
        const nearest = city.index?.nearest(near, CITY_REACH_METERS, (one) => one === kind);
        return nearest === undefined ? [] : [presentHit({ ...nearest.hit, city }, near)];
      });
      return found.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0)).slice(0, 1);
    })
    .slice(0, PLACES_LISTED);
}

/** The places that came with the maps of cities; those of the gazetteer where there is no map, or the map lacks one (product §7). */
export function cityPlaces(maps: Pick<MapStore, 'inForce'>, warn: (line: string) => void): PlacePort & { warm(): Promise<void> } {
  const imported = importedPlaces(maps, warn);

  async function search(text: string, near: Point | undefined): Promise<FoundPlace[]> {
    if (near === undefined) return gazetteerPlaces.search(text, near);
    const cities = await imported.around(near, CITY_REACH_METERS);
    if (text.trim() === '') return wellKnown(cities, near);
    const hits = cities.flatMap((city): CityHit[] => (city.index?.search(text, near, HITS_OF_CITY) ?? []).map((hit) => ({ ...hit, city })));
    const known = searchPlaces(text, { near });
    const isKnown = known.map(({ place }) => sameAs(place));
    const others = distinctPlaces(hits).filter((hit) => !isKnown.some((isSame) => isSame(hit)));
    const found = [
      ...known.map(({ place, city, quality }) => {
        const one = presentKnown(place, city, cities, near);
        return { score: quality + GAZETTEER_WEIGHT - distanceLoss(distanceMeters(near, one)), found: one };
      }),
      ...others.map((hit) => ({ score: hit.score, found: presentHit(hit, near) })),
    ].toSorted((a, b) => b.score - a.score);
    return toldApart(
      found.map((one) => one.found),
      PLACES_LISTED,
      async (place) => {
        for (const city of cities) {
          const street = await city.street(place, STREET_WITHIN_METERS);
          if (street !== undefined) return street.name;
        }
        return undefined;
      },
    );
  }

  /** The street that a point lies at, called by its name and suburb. */
  async function streetAt(city: ImportedCity, point: Point): Promise<FoundPlace | undefined> {
    const street = await city.street(point, STREET_WITHIN_METERS);
    if (street === undefined) return undefined;
    const area = city.index?.nearest(street.point, AREA_WITHIN_METERS, (kind) => areaPlaces.has(kind))?.hit.name;
    const name = area === undefined ? street.name : `${street.name}, ${area}`;
    return presentHit({ name, kind: 'street', area: undefined, point: street.point, city }, point);
  }

  /** What the gazetteer calls a point, unless the map has that place and so knows better where it is. */
  async function nearestKnown(point: Point, cities: readonly ImportedCity[]): Promise<FoundPlace | null> {
    const known = await gazetteerPlaces.nearest(point);
    return known === null || cities.some((city) => city.twinOf({ ...known, point: known }) !== undefined) ? null : known;
  }

  async function nearest(point: Point): Promise<FoundPlace | null> {
    const cities = await imported.around(point, 0);
    const known = await nearestKnown(point, cities);
    if (known !== null && (known.distanceMeters ?? 0) <= NAMED_WITHIN_METERS) return known;
    const inCities = (meters: number, wanted: (kind: string) => boolean) =>
      cities
        .flatMap((city) => {
          const found = city.index?.nearest(point, meters, wanted);
          return found === undefined ? [] : [presentHit({ ...found.hit, city }, point)];
        })
        .toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0))[0];
    const atDoor = inCities(AT_DOOR_METERS, isHouse);
    if (atDoor !== undefined) return atDoor;
    for (const city of cities) {
      const street = await streetAt(city, point);
      if (street !== undefined) return street;
    }
    const around = inCities(NEAR_WITHIN_METERS, isAddress);
    if (around === undefined || known === null) return around ?? known;
    return (around.distanceMeters ?? 0) < (known.distanceMeters ?? 0) ? around : known;
  }

  return { search, nearest, warm: () => imported.warm() };
}
