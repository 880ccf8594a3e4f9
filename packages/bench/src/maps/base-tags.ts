import type { OsmTags } from '@safiri/server/roads/public.ts';

interface BaseProperties {
  readonly layer: string;
  readonly class?: string;
  readonly subclass?: string;
  readonly name?: string;
}

const amenities = new Set(['school', 'university', 'college', 'hospital', 'kindergarten', 'bus_station']);
const leisure = new Set(['pitch', 'stadium', 'playground', 'park', 'garden', 'golf_course', 'nature_reserve']);
const shops = new Set(['supermarket', 'mall', 'department_store', 'convenience', 'kiosk', 'hairdresser', 'clothes', 'bakery']);
const natural = new Set(['wood', 'sand', 'wetland', 'grassland', 'scrub', 'heath', 'beach']);

/** The tags of OpenStreetMap that a base layer of the OpenMapTiles schema was made of, near enough to be imported anew. */
export function tagsOfBase({ layer, class: kind = '', subclass, name }: BaseProperties): OsmTags | undefined {
  const named = name === undefined ? {} : { name };
  const detail = subclass ?? kind;
  switch (layer) {
    case 'water':
      return { natural: 'water', ...(kind === 'river' ? { water: 'river' } : {}), ...named };
    case 'waterway':
      return { waterway: kind, ...named };
    case 'building':
      return { building: 'yes', ...named };
    case 'rail':
      return { railway: kind };
    case 'aeroway':
      return { aeroway: kind };
    case 'pedestrian':
      return { highway: 'pedestrian', ...named };
    case 'ferry':
      return { route: 'ferry', ...named };
    case 'place':
      return { place: kind, ...named };
    case 'poi':
      return shops.has(detail) ? { shop: detail, ...named } : { amenity: detail, ...named };
    case 'landcover':
    case 'park':
    case 'landuse': {
      const key = amenities.has(detail) ? 'amenity' : leisure.has(detail) ? 'leisure' : natural.has(detail) ? 'natural' : 'landuse';
      return { [key]: detail, ...named };
    }
    default:
      return undefined;
  }
}
