import type { OsmTags } from '../roads/public.ts';
import type { CutExtract } from './cut-extract.ts';
import type { FeatureKind, MapFeature, MapGeometry, Polygon, Position } from './map-feature.ts';
import { lineKind, pointKind, surfaceKind } from './osm-kinds.ts';
import { ringsOf, surfaceOf } from './rings.ts';
import { roadKind, runsBackward } from './road-kinds.ts';

/** What a cut-out extract draws. */
export function featuresOf(extract: CutExtract): MapFeature[] {
  const features: MapFeature[] = [];
  const add = (kind: FeatureKind | undefined, geometry: MapGeometry) => {
    if (kind !== undefined) features.push({ ...kind, geometry });
  };
  const lineOf = (nodeIds: Float64Array) => Array.from(nodeIds, (id) => extract.nodes.at(id)).filter((at) => at !== undefined);
  /** The middle of what is named and closed, where its sign stands. */
  const addName = (tags: OsmTags, ring: readonly Position[]) => add(pointKind(tags), { type: 'Point', coordinates: middleOf(ring) });

  for (const { lat, lng, tags } of extract.points) add(pointKind(tags), { type: 'Point', coordinates: [lng, lat] });
  for (const { tags, nodeIds } of extract.ways) {
    const line = lineOf(nodeIds);
    if (line.length < 2) continue;
    const kind = lineKind(tags);
    if (kind !== undefined) {
      add(kind, { type: 'LineString', coordinates: runsBackward(tags) && roadKind(tags) !== undefined ? line.toReversed() : line });
    } else if (line.length >= 4 && nodeIds[0] === nodeIds.at(-1)) {
      const polygon: Polygon = { type: 'Polygon', coordinates: [line] };
      add(surfaceKind(tags, polygon), polygon);
      addName(tags, line);
    }
  }
  for (const { tags, members } of extract.surfaces) {
    const linesAs = (role: string) =>
      members.flatMap(({ id, role: its }) => {
        const way = (its === 'inner') === (role === 'inner') ? extract.wayById.get(id) : undefined;
        return way === undefined ? [] : [lineOf(way.nodeIds)];
      });
    const outer = ringsOf(linesAs('outer'));
    if (outer.length === 0) continue;
    const surface = surfaceOf(outer, ringsOf(linesAs('inner')));
    add(surfaceKind(tags, surface), surface);
    addName(tags, outer[0] ?? []);
  }
  return features;
}

function middleOf(ring: readonly Position[]): Position {
  const among = (of: 0 | 1) => ring.map((position) => position[of] ?? 0);
  const half = (list: readonly number[]) => {
    let [least, most] = [Infinity, -Infinity];
    for (const value of list) [least, most] = [Math.min(least, value), Math.max(most, value)];
    return (least + most) / 2;
  };
  return [half(among(0)), half(among(1))];
}
