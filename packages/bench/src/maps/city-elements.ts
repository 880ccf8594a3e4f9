import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { OsmTags } from '@safiri/server/roads/public.ts';
import { tagsOfBase } from './base-tags.ts';

/** Degrees times this are whole numbers. */
export const UNITS = 1e7;

/** Nodes numbered from 0, and ways by those numbers. */
export interface Elements {
  readonly lat: number[];
  readonly lng: number[];
  readonly tagsOfNode: Map<number, OsmTags>;
  readonly ways: { readonly tags: OsmTags; readonly nodes: readonly number[] }[];
}

interface OverpassAnswer {
  readonly elements: readonly (
    | { readonly type: 'way'; readonly tags: OsmTags; readonly nodes: readonly number[] }
    | { readonly type: 'node'; readonly id: number; readonly lat: number; readonly lon: number }
  )[];
}
type Line = readonly (readonly [lng: number, lat: number])[];
interface BaseFile {
  readonly features: readonly {
    readonly properties: Parameters<typeof tagsOfBase>[0];
    readonly geometry:
      | { readonly type: 'Point'; readonly coordinates: Line[number] }
      | { readonly type: 'LineString'; readonly coordinates: Line }
      | { readonly type: 'Polygon'; readonly coordinates: readonly Line[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
  }[];
}

const read = (file: string): unknown => JSON.parse(gunzipSync(readFileSync(file)).toString());

/** Streets and base layers of one city as elements of OpenStreetMap, added to others. Surfaces lose their holes. */
function addCity({ lat, lng, tagsOfNode, ways }: Elements, folder: string, city: string): void {
  const addNode = ([east, north]: Line[number]) => lng.push(Math.round(east * UNITS)) && lat.push(Math.round(north * UNITS)) - 1;
  const { elements } = read(join(folder, `${city}-roads.json.gz`)) as OverpassAnswer;
  const numbers = new Map<number, number>();
  for (const one of elements) if (one.type === 'node') numbers.set(one.id, addNode([one.lon, one.lat]));
  for (const one of elements) if (one.type === 'way') ways.push({ tags: one.tags, nodes: one.nodes.map((id) => numbers.get(id) ?? 0) });

  const { features } = read(join(folder, `${city}-base.json.gz`)) as BaseFile;
  for (const { properties, geometry } of features) {
    const tags = tagsOfBase(properties);
    if (tags === undefined) continue;
    if (geometry.type === 'Point') tagsOfNode.set(addNode(geometry.coordinates), tags);
    else if (geometry.type === 'LineString') ways.push({ tags, nodes: geometry.coordinates.map(addNode) });
    else {
      const outlines = geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([outer]) => outer);
      for (const outline of outlines) {
        if (outline === undefined) continue;
        const nodes = outline.slice(0, -1).map(addNode);
        ways.push({ tags, nodes: [...nodes, nodes[0] as number] });
      }
    }
  }
}

/** Cities of a folder with `<city>-roads.json.gz` and `<city>-base.json.gz`. */
export function elementsOf(folder: string, cities: readonly string[]): Elements {
  const all: Elements = { lat: [], lng: [], tagsOfNode: new Map(), ways: [] };
  for (const city of cities) addCity(all, folder, city);
  return all;
}
