import { roadVehicles, type RoadVehicle } from '@safiri/rules/places/road-vehicle.ts';
import { addAt } from './add-at.ts';
import type { Links } from './links.ts';
import { ANY_USE, BACKWARD, directionsOf, FORWARD, SPAN, useOf } from './road-use.ts';

/** What can be reached from each node: arcs from `start[node]` up to `start[node + 1]`, of each the other node and its time. */
interface Reach {
  readonly start: Uint32Array;
  readonly heads: Uint32Array;
}

/**
 * The uses of links on which nobody gets stuck: of each vehicle those within its largest strongly connected part, in which every
 * node reaches every other. What goes are ends that can only be entered or only be left, mostly at the edge of an extract, and
 * islands.
 */
export function strongUse(nodeCount: number, links: Links): Uint8Array {
  const use = Uint8Array.from(links.use, (one) => one & SPAN);
  for (const vehicle of roadVehicles) {
    const part = largestPart(reachOf(nodeCount, links, vehicle));
    for (let link = 0; link < use.length; link += 1) {
      if (part[links.a[link] as number] === 1 && part[links.b[link] as number] === 1)
        use[link] = (use[link] as number) | ((links.use[link] as number) & useOf(vehicle, FORWARD | BACKWARD));
    }
  }
  return use.map((one) => ((one & ANY_USE) === 0 ? 0 : one));
}

function reachOf(nodeCount: number, { a, b, use }: Links, vehicle: RoadVehicle): Reach {
  const start = new Uint32Array(nodeCount + 1);
  const each = (visit: (from: number, to: number) => void) => {
    for (let link = 0; link < a.length; link += 1) {
      const directions = directionsOf(use[link] as number, vehicle);
      if ((directions & FORWARD) !== 0) visit(a[link] as number, b[link] as number);
      if ((directions & BACKWARD) !== 0) visit(b[link] as number, a[link] as number);
    }
  };
  each((from) => addAt(start, from + 1, 1));
  for (let node = 0; node < nodeCount; node += 1) addAt(start, node + 1, start[node] as number);
  const heads = new Uint32Array(2 * (start[nodeCount] as number));
  const next = start.slice(0, nodeCount);
  each((from, to) => {
    heads[2 * (next[from] as number)] = to;
    addAt(next, from, 1);
  });
  return { start, heads };
}

/** Marks the nodes of the largest strongly connected part; none where no two nodes reach each other. */
export function largestPart(reach: Reach): Uint8Array {
  const part = partsOf(reach);
  const sizes = new Map<number, number>();
  for (const number of part) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 1]);
  return Uint8Array.from(part, (number) => (number === largest ? 1 : 0));
}

const UNSEEN = 0;

/** The strongly connected part of each node (Tarjan's algorithm with a stack of its own: streets are long). */
function partsOf({ start, heads }: Reach): Uint32Array {
  const nodeCount = start.length - 1;
  const order = new Uint32Array(nodeCount);
  const low = new Uint32Array(nodeCount);
  const part = new Uint32Array(nodeCount);
  const open = new Uint8Array(nodeCount);
  const next = start.slice(0, nodeCount);
  const path = new Uint32Array(nodeCount);
  const waiting = new Uint32Array(nodeCount);
  let waitingCount = 0;
  let seen = 0;
  let parts = 0;
  for (let root = 0; root < nodeCount; root += 1) {
    if (order[root] !== UNSEEN) continue;
    let depth = 0;
    const enter = (node: number) => {
      seen += 1;
      order[node] = seen;
      low[node] = seen;
      open[node] = 1;
      path[depth] = node;
      waiting[waitingCount] = node;
      depth += 1;
      waitingCount += 1;
    };
    enter(root);
    while (depth > 0) {
      const node = path[depth - 1] as number;
      if ((next[node] as number) < (start[node + 1] as number)) {
        const to = heads[2 * (next[node] as number)] as number;
        addAt(next, node, 1);
        if (order[to] === UNSEEN) enter(to);
        else if (open[to] === 1) low[node] = Math.min(low[node] as number, order[to] as number);
        continue;
      }
      depth -= 1;
      if (depth > 0) {
        const parent = path[depth - 1] as number;
        low[parent] = Math.min(low[parent] as number, low[node] as number);
      }
      if (low[node] !== order[node]) continue;
      let member: number;
      do {
        waitingCount -= 1;
        member = waiting[waitingCount] as number;
        open[member] = 0;
        part[member] = parts;
      } while (member !== node);
      parts += 1;
    }
  }
  return part;
}
