import { Growing } from '@safiri/dispatch/roads/growing.ts';
import { NO_NODE, type RoadWays, type WayClosure } from '@safiri/dispatch/roads/links.ts';
import { UNITS_PER_DEGREE } from '@safiri/dispatch/roads/road-graph.ts';
import { BACKWARD, FORWARD, SPAN, useOf, vehicleBits } from '@safiri/dispatch/roads/road-use.ts';
import type { Bounds } from '@safiri/rules/places/geo.ts';
import { stoppedBy } from '@safiri/rules/places/road-barriers.ts';
import { roadClasses, wayUse, type Directions, type WayUse } from '@safiri/rules/places/road-classes.ts';
import { roadVehicles } from '@safiri/rules/places/road-vehicle.ts';
import { collectTurns } from './collect-turns.ts';
import type { OsmSource } from './osm-source.ts';

export interface CollectedWays {
  readonly ways: RoadWays;
  /** Rules about turning, and streets with hours, that are no simple form. */
  readonly unreadTurns: number;
  readonly unreadHours: number;
}

const bitsOf = ({ forward, backward }: Directions) => (forward ? FORWARD : 0) | (backward ? BACKWARD : 0);
const useBits = (use: WayUse) => roadVehicles.reduce((bits, vehicle) => bits | useOf(vehicle, bitsOf(use[vehicle])), use.isSpan ? SPAN : 0);

/** Hours of several vehicles together where they are the same. */
function closuresOf({ closures }: WayUse): WayClosure[] {
  const joined = new Map<string, WayClosure>();
  for (const { vehicle, hours, outside, ...directions } of closures) {
    const key = `${String(outside)} ${hours}`;
    joined.set(key, { use: (joined.get(key)?.use ?? 0) | useOf(vehicle, bitsOf(directions)), hours, outside });
  }
  return [...joined.values()];
}

/** Reads the drivable ways of an extract and the rules about turning: first the ways, then the positions of the nodes that they use. */
export async function collectWays(source: OsmSource, within?: Bounds): Promise<CollectedWays> {
  const refs = new Growing((length) => new Float64Array(length));
  const wayIds = new Growing((length) => new Float64Array(length));
  const wayStart = new Growing((length) => new Uint32Array(length));
  const kmh = new Growing((length) => new Float32Array(length));
  const uses = new Growing((length) => new Uint8Array(length));
  const classes = new Growing((length) => new Uint8Array(length));
  const nameOf = new Growing((length) => new Uint32Array(length));
  const closures = new Map<number, readonly WayClosure[]>();
  const names = [''];
  const numbers = new Map([['', 0]]);
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  const turns = collectTurns();
  let unreadHours = 0;
  await source.read({
    way(id, tags, nodeIds) {
      const use = wayUse(tags);
      if (use === undefined) return;
      if (use.closures.length > 0) closures.set(wayIds.length, closuresOf(use));
      if (use.unread > 0) unreadHours += 1;
      wayIds.push(id);
      wayStart.push(refs.length);
      for (const node of nodeIds) refs.push(node);
      kmh.push(use.kmh);
      classes.push(roadClasses.indexOf(tags['highway'] ?? ''));
      nameOf.push(numberOf(tags['name']?.trim() ?? ''));
      uses.push(useBits(use));
    },
    relation: turns.see,
  });
  wayStart.push(refs.length);
  const used = refs.done();
  const ids = withoutRepeats(used);
  const lat = new Int32Array(ids.length);
  const lng = new Int32Array(ids.length);
  const known = new Uint8Array(ids.length);
  const barriers = new Map<number, number>();
  await source.read({
    nodeTags: true,
    node(id, latDegrees, lngDegrees, tags) {
      const node = find(ids, id);
      if (node === NO_NODE || !isWithin(within, latDegrees, lngDegrees)) return;
      lat[node] = Math.round(latDegrees * UNITS_PER_DEGREE);
      lng[node] = Math.round(lngDegrees * UNITS_PER_DEGREE);
      known[node] = 1;
      const stopped = tags === undefined ? 0 : vehicleBits(stoppedBy(tags));
      if (stopped !== 0) barriers.set(node, stopped);
    },
  });
  const nodeOf = (id: number) => {
    const node = find(ids, id);
    return known[node] === 1 ? node : NO_NODE;
  };
  const nodes = Uint32Array.from(used, nodeOf);
  const ways = {
    lat,
    lng,
    wayStart: wayStart.done(),
    nodes,
    kmh: kmh.done(),
    use: uses.done(),
    closures,
    barriers,
    turns: turns.over(wayIds.done(), nodeOf),
    classes: classes.done(),
    nameOf: nameOf.done(),
    names,
  };
  return { ways, unreadTurns: turns.unread(), unreadHours };
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
