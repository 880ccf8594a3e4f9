import type { FeatureKind } from './map-feature.ts';
import { TILE_ZOOMS } from './map-feature.ts';
import { namesOf, otherNamesOf } from './names.ts';

const from = (zoom: number, kinds: string) => kinds.split(' ').map((kind) => [kind, zoom] as const);

/** The zoom of the view from which a kind is worth its room; all others from {@link OTHERS}. */
const shownFrom: ReadonlyMap<string, number> = new Map([
  ...from(11, 'aerodrome'),
  ...from(13, 'hospital university mall station stadium bus_station'),
  ...from(14, 'college marketplace clinic police townhall courthouse museum zoo taxi ferry_terminal theme_park peak park'),
  ...from(15, 'school supermarket fuel place_of_worship hotel bank pharmacy doctors fire_station library cinema theatre post_office'),
  ...from(15, 'department_store community_centre public_building golf_course sports_centre prison cemetery viewpoint'),
  ...from(17, 'toilets parking information shelter toll_booth pitch artwork recycling playground place building post_box gate'),
]);
const OTHERS = 16;

/** Words of the OpenMapTiles schema for what OpenStreetMap calls otherwise. */
const sameAs: Readonly<Record<string, string>> = {
  lodging: 'hotel',
  beer: 'pub',
  bus: 'bus_stop',
  post: 'post_office',
  grocery: 'supermarket',
  town_hall: 'townhall',
  soccer: 'pitch',
  clothing_store: 'clothes',
  alcohol_shop: 'alcohol',
  campsite: 'camp_site',
  golf: 'golf_course',
};

/** A place of interest; tiles of a zoom hold what a view one step closer shows, which is drawn with them. */
export function poiKind(kind: string, tags: Readonly<Record<string, unknown>>): FeatureKind {
  const known = sameAs[kind] ?? kind;
  const minZoom = shownFrom.get(known) ?? OTHERS;
  return {
    layer: 'pois',
    minZoom: Math.min(TILE_ZOOMS.max, minZoom - 1),
    tags: { kind: known, ...namesOf(tags), min_zoom: minZoom },
    otherNames: otherNamesOf(tags),
  };
}
