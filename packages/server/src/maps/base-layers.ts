import * as z from 'zod/mini';
import { ImportError, readJson } from '../roads/public.ts';
import {
  airfieldLineKind,
  buildingKind,
  ferryKind,
  landuseKind,
  railKind,
  waterKind,
  waterNameKind,
  waterwayKind,
} from './ground-kinds.ts';
import type { FeatureKind, MapFeature, MapGeometry } from './map-feature.ts';
import { cleanName } from './names.ts';
import { isPlace, placeKind } from './place-kinds.ts';
import { poiKind } from './poi-kinds.ts';
import { roadKind } from './road-kinds.ts';

const position = z.array(z.number()).check(z.minLength(2));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).check(z.minLength(2)) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position).check(z.minLength(4))).check(z.minLength(1)) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position).check(z.minLength(4)))) }),
]);
const text = z.optional(z.string());
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.looseObject({ layer: z.string(), class: text, subclass: text, name: text, service: text, height: z.optional(z.number()) }),
  geometry,
});
type BaseProperties = z.infer<typeof feature>['properties'];
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** What a feature of the base is, by its layer of the OpenMapTiles schema; undefined when it is not drawn. */
function kindOf(properties: BaseProperties, shape: MapGeometry): FeatureKind | undefined {
  const kind = properties.class ?? '';
  const named = cleanName(properties.name) !== undefined;
  const at = `${properties.layer} ${shape.type}`.replace('MultiPolygon', 'Polygon');
  switch (at) {
    case 'water Polygon':
      return waterKind(kind, shape);
    case 'waterway LineString':
      return waterwayKind(kind, properties);
    case 'water_name Point':
      return named ? waterNameKind(properties) : undefined;
    case 'landcover Polygon':
      return landuseKind(properties.subclass ?? kind, shape);
    case 'park Polygon':
    case 'landuse Polygon':
    case 'aeroway Polygon':
      return landuseKind(kind, shape);
    case 'aeroway LineString':
      return airfieldLineKind(kind);
    case 'building Polygon':
      return buildingKind(shape, properties.height);
    case 'rail LineString':
      return railKind(kind, properties.service);
    case 'ferry LineString':
      return ferryKind(properties);
    case 'pedestrian LineString':
      return roadKind({ highway: 'pedestrian', name: properties.name });
    case 'pedestrian Polygon':
      return landuseKind('pedestrian', shape);
    case 'place Point':
      return named && isPlace(kind) ? placeKind(kind, properties) : undefined;
    case 'poi Point':
      return named ? poiKind(properties.subclass ?? (kind === '' ? 'place' : kind), properties) : undefined;
    case 'mountain_peak Point':
      return named ? poiKind('peak', properties) : undefined;
    case 'aerodrome_label Point':
      return named ? poiKind('aerodrome', properties) : undefined;
    default:
      return undefined;
  }
}

/** The features of a GeoJSON file of base layers: `properties.layer` and `class` as in the OpenMapTiles schema. @throws ImportError when it is none */
export async function readBase(file: string): Promise<MapFeature[]> {
  const refused = (why: string) => new ImportError(`${file} is no GeoJSON file of base layers: ${why}`);
  let features: readonly unknown[];
  try {
    features = z.parse(collection, JSON.parse(await readJson(file))).features;
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw refused(error instanceof z.core.$ZodError ? `at ${error.issues[0]?.path.join('.') ?? ''}` : String(error));
  }
  return features.flatMap((raw, i): MapFeature[] => {
    const { success, data, error } = z.safeParse(feature, raw);
    if (!success) throw refused(`at features.${i}.${error.issues[0]?.path.join('.') ?? ''}`);
    const shape = data.geometry as MapGeometry;
    const kind = kindOf(data.properties, shape);
    return kind === undefined ? [] : [{ ...kind, geometry: shape }];
  });
}
