import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { slug } from '@safiri/rules/places/place.ts';
import { CITY_REACH_METERS, NAMED_WITHIN_METERS, NEAR_WITHIN_METERS } from '@safiri/rules/places/reach.ts';
import { PLACES_LISTED, searchPlaces } from '@safiri/rules/places/search.ts';
import { areaPlaces, type MapStore } from '../maps/public.ts';
import { gazetteerPlaces, present } from './built-in.ts';
import { type ImportedCity, importedPlaces } from './imported-places.ts';
import { distinctPlaces, isKnownPlace } from './merge-places.ts';
import type { PlaceHit } from './place-index.ts';
import { distanceLoss, GAZETTEER_WEIGHT, kindWeight } from './place-score.ts';
import type { FoundPlace, PlacePort } from './ports.ts';

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
  return present({ id, name, area: areaPlaces.has(kind) ? undefined : area, point }, city.name, near);
}

const isAddress = (kind: string) => kindWeight(kind) >= 0 && kind !== 'street';
const isHouse = (kind: string) => isAddress(kind) && !areaPlaces.has(kind);

/** The places that came with the maps of cities together with those of the gazetteer, which alone has places where there is no map (product §7). */
export function cityPlaces(maps: Pick<MapStore, 'inForce'>, warn: (line: string) => void): PlacePort {
  const imported = importedPlaces(maps, warn);

  async function search(text: string, near: Point | undefined): Promise<FoundPlace[]> {
    if (near === undefined) return gazetteerPlaces.search(text, near);
    const cities = imported.around(near, CITY_REACH_METERS);
    // Who opens a place box goes on typing: meanwhile the places are read.
    if (text.trim() === '') return gazetteerPlaces.search(text, near);
    const hits = (await cities).flatMap((city): CityHit[] =>
      (city.index?.search(text, near, HITS_OF_CITY) ?? []).map((hit) => ({ ...hit, city })),
    );
    const known = searchPlaces(text, { near });
    const others = distinctPlaces(hits).filter(
      (hit) => !known.some(({ place: { name, kind, point } }) => isKnownPlace({ name, kind, point }, hit)),
    );
    return [
      ...known.map(({ place, city, quality }) => ({
        score: quality + GAZETTEER_WEIGHT - distanceLoss(distanceMeters(near, place.point)),
        found: present(place, city.name, near),
      })),
      ...others.map((hit) => ({ score: hit.score, found: presentHit(hit, near) })),
    ]
      .toSorted((a, b) => b.score - a.score)
      .slice(0, PLACES_LISTED)
      .map(({ found }) => found);
  }

  /** The street that a point lies at, called by its name and suburb. */
  async function streetAt(city: ImportedCity, point: Point): Promise<FoundPlace | undefined> {
    const street = await city.street(point, STREET_WITHIN_METERS);
    if (street === undefined) return undefined;
    const area = city.index?.nearest(street.point, AREA_WITHIN_METERS, (kind) => areaPlaces.has(kind))?.hit.name;
    const name = area === undefined ? street.name : `${street.name}, ${area}`;
    return presentHit({ name, kind: 'street', area: undefined, point: street.point, city }, point);
  }

  async function nearest(point: Point): Promise<FoundPlace | null> {
    const known = await gazetteerPlaces.nearest(point);
    if (known !== null && (known.distanceMeters ?? 0) <= NAMED_WITHIN_METERS) return known;
    const cities = await imported.around(point, 0);
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

  return { search, nearest };
}
