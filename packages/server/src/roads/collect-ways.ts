import { Growing } from '@safiri/dispatch/roads/growing.ts';
import { BACKWARD, FORWARD, NO_NODE, type RoadWays } from '@safiri/dispatch/roads/links.ts';
import { roadClasses, UNITS_PER_DEGREE } from '@safiri/dispatch/roads/road-graph.ts';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { wayUse } from '@safiri/rules/places/road-classes.ts';
import type { OsmSource } from './osm-source.ts';

/** Reads the drivable ways of an extract: first the ways, then the positions of the nodes that they use. */
export async function collectWays(source: OsmSource, within?: Bounds): Promise<RoadWays> {
  const refs = new Growing((length) => new Float64Array(length));
  const wayStart = new Growing((length) => new Uint32Array(length));
  const kmh = new Growing((length) => new Float32Array(length));
  const directions = new Growing((length) => new Uint8Array(length));
  const classes = new Growing((length) => new Uint8Array(length));
  const nameOf = new Growing((length) => new Uint32Array(length));
  const names = [''];
  const numbers = new Map([['', 0]]);
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  await source.read({
    way(_id, tags, nodeIds) {
      const use = wayUse(tags);
      if (use === undefined) return;
      wayStart.push(refs.length);
      for (const id of nodeIds) refs.push(id);
      kmh.push(use.kmh);
      classes.push(roadClasses.indexOf(tags['highway'] ?? ''));
      nameOf.push(numberOf(tags['name']?.trim() ?? ''));
      directions.push((use.forward ? FORWARD : 0) | (use.backward ? BACKWARD : 0));
    },
  });
  wayStart.push(refs.length);
  const used = refs.done();
  const ids = withoutRepeats(used);
  const lat = new Int32Array(ids.length);
  const lng = new Int32Array(ids.length);
  const known = new Uint8Array(ids.length);
  await source.read({
    node(id, latDegrees, lngDegrees) {
      const node = find(ids, id);
      if (node === NO_NODE || !isWithin(within, latDegrees, lngDegrees)) return;
      lat[node] = Math.round(latDegrees * UNITS_PER_DEGREE);
      lng[node] = Math.round(lngDegrees * UNITS_PER_DEGREE);
      known[node] = 1;
    },
  });
  const nodes = new Uint32Array(used.length);
  for (let i = 0; i < nodes.length; i += 1) {
    const node = find(ids, used[i] as number);
    nodes[i] = known[node] === 1 ? node : NO_NODE;
  }
  return {
    lat,
    lng,
    wayStart: wayStart.done(),
    nodes,
    kmh: kmh.done(),
    directions: directions.done(),
    classes: classes.done(),
    nameOf: nameOf.done(),
    names,
  };
}

function isWithin(bounds: Bounds | undefined, lat: number, lng: number): boolean {
  return bounds === undefined || (lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east);
}

function withoutRepeats(list: Float64Array): Float64Array {
  const sorted = list.toSorted();
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
    sorted[count] = sorted[i] as number;
    count += 1;
  }
  return sorted.slice(0, count);
}

/** Where a number stands in a sorted list, or {@link NO_NODE}. */
function find(sorted: Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return NO_NODE;
}
