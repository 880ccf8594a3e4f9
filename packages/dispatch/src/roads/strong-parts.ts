import { addAt } from './add-at.ts';
import { across, incidenceOf, leaves, type Links } from './links.ts';

/**
 * Marks the links on which nobody gets stuck: those within the largest strongly connected part, in which every node reaches
 * every other. What remains are ends that can only be entered or only be left, mostly at the edge of an extract, and islands.
 */
export function strongLinks(nodeCount: number, links: Links): Uint8Array {
  const part = partsOf(nodeCount, links);
  const sizes = new Map<number, number>();
  for (const number of part) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 1]);
  const kept = new Uint8Array(links.a.length);
  for (let link = 0; link < kept.length; link += 1) {
    const isWithin = part[links.a[link] as number] === largest && part[links.b[link] as number] === largest;
    kept[link] = isWithin ? 1 : 0;
  }
  return kept;
}

const UNSEEN = 0;

/** The strongly connected part of each node (Tarjan's algorithm with a stack of its own: streets are long). */
function partsOf(nodeCount: number, links: Links): Uint32Array {
  const { start, items } = incidenceOf(nodeCount, links);
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
        const link = items[next[node] as number] as number;
        addAt(next, node, 1);
        if (!leaves(links, link, node)) continue;
        const to = across(links, link, node);
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
