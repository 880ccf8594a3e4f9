import type { OsmTags } from '../roads/public.ts';
import { airfieldLineKind, buildingKind, ferryKind, landuseKind, railKind, waterKind, waterwayKind } from './ground-kinds.ts';
import type { FeatureKind, MapGeometry } from './map-feature.ts';
import { isPlace, placeKind } from './place-kinds.ts';
import { poiKind } from './poi-kinds.ts';
import { roadKind } from './road-kinds.ts';

const among = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Values that are drawn as land, by key. */
const land: Readonly<Record<string, ReadonlySet<string>>> = {
  landuse: among(
    'residential commercial retail industrial military cemetery railway grass forest meadow farmland orchard quarry recreation_ground village_green',
  ),
  natural: among('wood grassland scrub heath sand beach wetland'),
  leisure: among('park garden pitch golf_course nature_reserve stadium sports_centre playground'),
  amenity: among('school university college hospital kindergarten grave_yard bus_station marketplace'),
  aeroway: among('aerodrome apron runway helipad'),
  tourism: among('zoo theme_park'),
};
const waterAreas = among('reservoir basin');

/** Keys whose value says what a place of interest is, the most telling first. */
const poiKeys = ['amenity', 'shop', 'tourism', 'leisure', 'healthcare', 'office', 'historic', 'railway', 'aeroway', 'craft'] as const;
/** What stands on a node of its own but is not looked for. */
const noPois = among(
  'bench waste_basket bicycle_parking vending_machine level_crossing crossing switch signal buffer_stop drinking_water fountain',
);

/** What surface a closed way or a multipolygon is; undefined when none is drawn. */
export function surfaceKind(tags: OsmTags, geometry: MapGeometry): FeatureKind | undefined {
  if (tags['building'] !== undefined && tags['building'] !== 'no') {
    const height = Number.parseFloat(tags['height'] ?? '');
    return buildingKind(geometry, Number.isFinite(height) && height > 0 && height < 1000 ? height : undefined);
  }
  if (tags['natural'] === 'water' || waterAreas.has(tags['landuse'] ?? ''))
    return waterKind(tags['water'] === 'river' ? 'river' : 'lake', geometry);
  if (tags['waterway'] === 'riverbank') return waterKind('river', geometry);
  if (tags['natural'] === 'bay' || tags['place'] === 'sea') return undefined;
  const key = Object.keys(land).find((one) => land[one]?.has(tags[one] ?? '') === true);
  return key === undefined ? undefined : landuseKind(tags[key] ?? '', geometry);
}

/** What line an open way is (or one that runs round, such as a roundabout); undefined when none is drawn. */
export function lineKind(tags: OsmTags): FeatureKind | undefined {
  return (
    (tags['area'] === 'yes' ? undefined : roadKind(tags)) ??
    railKind(tags['railway'] ?? '', tags['service']) ??
    waterwayKind(tags['waterway'] ?? '', tags) ??
    (tags['route'] === 'ferry' ? ferryKind(tags) : undefined) ??
    (tags['aeroway'] === 'runway' || tags['aeroway'] === 'taxiway' ? airfieldLineKind(tags['aeroway']) : undefined)
  );
}

/** What a named point is, or the middle of a named surface; undefined when nobody looks for it. */
export function pointKind(tags: OsmTags): FeatureKind | undefined {
  if (tags['name'] === undefined) return undefined;
  const place = tags['place'];
  if (place !== undefined && isPlace(place)) return placeKind(place, tags);
  if (tags['natural'] === 'peak') return poiKind('peak', tags);
  const value = poiKeys.map((key) => (tags[key] === 'yes' ? key : tags[key])).find((one) => one !== undefined && one !== 'no');
  if (value !== undefined) return noPois.has(value) ? undefined : poiKind(value, tags);
  return tags['building'] === undefined ? undefined : poiKind('building', tags);
}

const telling = [
  'highway',
  'building',
  'landuse',
  'natural',
  'leisure',
  'amenity',
  'aeroway',
  'tourism',
  'waterway',
  'railway',
  'route',
  'place',
  'shop',
];

/** Whether an element can be drawn or looked for at all: the others are not kept while an extract is read. */
export const isOfUse = (tags: OsmTags): boolean => telling.some((key) => tags[key] !== undefined);
