import type { FeatureKind } from './map-feature.ts';
import { namesOf, otherNamesOf } from './names.ts';

/** Inhabited places and the first zoom at which they are named. */
const zooms: Readonly<Record<string, number>> = {
  city: 6,
  town: 8,
  suburb: 11,
  village: 11,
  quarter: 12,
  neighbourhood: 12,
  hamlet: 12,
  island: 12,
  locality: 13,
};

/** Whether `place=…` names somewhere that people live or say that they are. */
export const isPlace = (value: string | undefined): boolean => Object.hasOwn(zooms, value ?? '');

/** Those that tell where a street is. */
export const areaPlaces: ReadonlySet<string> = new Set(['suburb', 'quarter', 'neighbourhood', 'town', 'village', 'city']);

export function placeKind(value: string, tags: Readonly<Record<string, unknown>>): FeatureKind {
  return { layer: 'places', minZoom: zooms[value] ?? 13, tags: { kind: value, ...namesOf(tags) }, otherNames: otherNamesOf(tags) };
}
