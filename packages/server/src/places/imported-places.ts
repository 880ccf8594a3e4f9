import { type Bounds, distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { type CityMap, type MapStore, type NearStreet, readPlaces, streetNear } from '../maps/public.ts';
import { KNOWN_AREA_METERS, type KnownPlace, sameAs } from './merge-places.ts';
import { indexPlaces, type PlaceHit, type PlaceIndex } from './place-index.ts';

/** A city whose map has come with places. */
export interface ImportedCity {
  /** Its id in addresses, and its name. */
  readonly city: string;
  readonly name: string;
  /** Undefined while its file of places can't be read. */
  readonly index: PlaceIndex | undefined;
  /** The street with a name that is nearest to a point; undefined where none is within so many metres. */
  street(point: Point, withinMeters: number): Promise<NearStreet | undefined>;
  /** The same place of the map as this one of the gazetteer, whose point was typed by hand. */
  twinOf(known: KnownPlace): PlaceHit | undefined;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Metres from a point to the nearest edge of a box, 0 within. */
const metersTo = (point: Point, { south, west, north, east }: Bounds) =>
  distanceMeters(point, { lat: clamp(point.lat, south, north), lng: clamp(point.lng, west, east) });

/** Looks for each place of the gazetteer once. */
function twinsIn(index: PlaceIndex): ImportedCity['twinOf'] {
  const twins = new Map<string, PlaceHit | undefined>();
  return (known) => {
    const key = `${known.name} ${known.point.lat},${known.point.lng}`;
    if (!twins.has(key)) twins.set(key, index.find(known.point, KNOWN_AREA_METERS, sameAs(known)));
    return twins.get(key);
  };
}

interface Indexed {
  readonly index: PlaceIndex;
  readonly twinOf: ImportedCity['twinOf'];
}

/**
 * The places of the maps in force. Those of a city are read and indexed when they are first needed, and again when a new
 * import has come; those of a map that went are forgotten.
 */
export function importedPlaces(maps: Pick<MapStore, 'inForce'>, warn: (line: string) => void) {
  const indexes = new Map<CityMap, Promise<Indexed | undefined>>();
  const told = new Set<string>();
  const leaveOut = (error: unknown): undefined => {
    const line = `Places are left out: ${error instanceof Error ? error.message : String(error)}`;
    if (!told.has(line)) warn(line);
    told.add(line);
  };

  function indexOf(map: CityMap): Promise<Indexed | undefined> {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const indexed = readPlaces(map.edition)
      .then((places) => indexPlaces(places, map.edition.name))
      .then((index): Indexed => ({ index, twinOf: twinsIn(index) }))
      .catch(leaveOut);
    indexes.set(map, indexed);
    return indexed;
  }

  return {
    /** Indexes what would else be indexed while the first search waits. */
    async warm(): Promise<void> {
      for (const map of maps.inForce()) await indexOf(map);
    },
    /** The cities whose maps lie within so many metres of a point. */
    async around(point: Point, withinMeters: number): Promise<ImportedCity[]> {
      const inForce = maps.inForce();
      for (const map of indexes.keys()) if (!inForce.includes(map)) indexes.delete(map);
      const those = inForce.filter(({ edition }) => metersTo(point, edition.bounds) <= withinMeters);
      return Promise.all(
        those.map(async (map) => {
          const indexed = await indexOf(map);
          return {
            city: map.edition.city,
            name: map.edition.name,
            index: indexed?.index,
            street: (at: Point, meters: number) => streetNear(map, at, meters).catch(leaveOut),
            twinOf: (known: KnownPlace) => indexed?.twinOf(known),
          };
        }),
      );
    },
  };
}
