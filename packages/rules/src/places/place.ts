import type { CountryId } from '../countries/country.ts';
import { foldText } from './fold-text.ts';
import type { Point } from './geo.ts';

/** What a place is: which icon it gets. */
export const placeKinds = [
  'city',
  'suburb',
  'airport',
  'station',
  'mall',
  'market',
  'university',
  'school',
  'hospital',
  'hotel',
  'stadium',
  'park',
  'landmark',
  'office',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface Place {
  /** Unique over all cities. */
  readonly id: string;
  readonly name: string;
  /** The suburb or district, where it helps to tell places apart. */
  readonly area?: string;
  readonly kind: PlaceKind;
  readonly point: Point;
}

export interface City {
  readonly id: string;
  readonly name: string;
  readonly countryId: CountryId;
  /** Where people mean when they say just the city's name. */
  readonly center: Point;
  /** Best known first. */
  readonly places: readonly Place[];
}

/** One line of the data: name, area ('' for none), kind, latitude, longitude. */
export type PlaceRow = readonly [name: string, area: string, kind: PlaceKind, lat: number, lng: number];

/** A city from its data; ids are made of the names. */
export function defineCity(
  countryId: CountryId,
  name: string,
  center: readonly [lat: number, lng: number],
  rows: readonly PlaceRow[],
): City {
  const id = slug(name);
  return {
    id,
    name,
    countryId,
    center: { lat: center[0], lng: center[1] },
    places: rows.map(([placeName, area, kind, lat, lng]) => ({
      id: `${id}-${slug(placeName)}`,
      name: placeName,
      ...(area === '' ? {} : { area }),
      kind,
      point: { lat, lng },
    })),
  };
}

export function slug(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
