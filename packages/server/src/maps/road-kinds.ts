import type { OsmTags } from '../roads/public.ts';
import type { FeatureKind } from './map-feature.ts';
import { namesOf, otherNamesOf } from './names.ts';

interface RoadKind {
  readonly kind: 'highway' | 'major_road' | 'medium_road' | 'minor_road' | 'path';
  /** The first zooms at which it is drawn and has its name. */
  readonly zoom: number;
  readonly named: number;
}

const path: RoadKind = { kind: 'path', zoom: 14, named: 14 };
const minor: RoadKind = { kind: 'minor_road', zoom: 12, named: 14 };

/** By class of OpenStreetMap; a class that is not here is not drawn. */
const kinds: Readonly<Record<string, RoadKind>> = {
  motorway: { kind: 'highway', zoom: 6, named: 10 },
  trunk: { kind: 'major_road', zoom: 6, named: 10 },
  primary: { kind: 'major_road', zoom: 8, named: 11 },
  secondary: { kind: 'medium_road', zoom: 10, named: 12 },
  tertiary: { kind: 'medium_road', zoom: 11, named: 13 },
  unclassified: minor,
  residential: minor,
  living_street: minor,
  road: minor,
  service: { kind: 'minor_road', zoom: 14, named: 14 },
  track: { kind: 'minor_road', zoom: 14, named: 14 },
  pedestrian: path,
  footway: path,
  path,
  cycleway: path,
  bridleway: path,
  steps: path,
};

/** Driveways and the lanes of car parks say nothing to somebody who looks for the way. */
const unseen: ReadonlySet<string> = new Set(['driveway', 'parking_aisle']);

const isOneWay = (tags: OsmTags) =>
  tags['junction'] === 'roundabout' ||
  ['yes', 'true', '1', '-1', 'reverse'].includes(tags['oneway'] ?? (tags['highway'] === 'motorway' ? 'yes' : 'no'));

/** Whether the traffic runs against the direction in which the way was drawn. */
export const runsBackward = (tags: OsmTags): boolean => tags['oneway'] === '-1' || tags['oneway'] === 'reverse';

/** How a way is drawn as a road; undefined when it is none. */
export function roadKind(tags: OsmTags): FeatureKind | undefined {
  const highway = tags['highway'] ?? '';
  const link = highway.endsWith('_link');
  const detail = link ? highway.slice(0, -'_link'.length) : highway;
  const found = Object.hasOwn(kinds, detail) ? kinds[detail] : undefined;
  if (found === undefined || unseen.has(tags['service'] ?? '') || tags['tunnel'] === 'building_passage') return undefined;
  const ref = tags['ref']?.split(';')[0]?.trim();
  return {
    layer: 'roads',
    minZoom: link ? Math.max(11, found.zoom) : found.zoom,
    named: found.named,
    otherNames: otherNamesOf(tags),
    tags: {
      kind: found.kind,
      kind_detail: detail,
      ...namesOf(tags),
      ...(ref === undefined || ref === '' || found.kind === 'path' ? {} : { ref }),
      ...(link ? { link: true } : {}),
      ...(isOneWay(tags) ? { oneway: true } : {}),
      ...(tags['bridge'] !== undefined && tags['bridge'] !== 'no' ? { bridge: true } : {}),
      ...(tags['tunnel'] !== undefined && tags['tunnel'] !== 'no' ? { tunnel: true } : {}),
    },
  };
}
