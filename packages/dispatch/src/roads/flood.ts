import type { Arcs } from './arcs.ts';
import { BucketQueue } from './bucket-queue.ts';
import { nextSearch } from './next-search.ts';

/** A node from which a search begins, and the time that is spent before it. */
export interface Seed {
  readonly node: number;
  readonly time: number;
}

/** Beside the longest arc, seeds of one search are not farther apart than this. */
export const SEED_SPAN = 4000;

/** One search over all nodes within a time (Dijkstra's); its arrays are used again by the next. */
export class Flood {
  private readonly arcs: Arcs;
  private readonly times: Uint32Array;
  /** The search that set the time of a node. */
  private readonly setBy: Uint32Array;
  private readonly queue: BucketQueue;
  private search = 0;

  constructor(arcs: Arcs) {
    const nodeCount = arcs.start.length - 1;
    this.arcs = arcs;
    this.times = new Uint32Array(nodeCount);
    this.setBy = new Uint32Array(nodeCount);
    this.queue = new BucketQueue(arcs.longestTime + SEED_SPAN);
  }

  /** Finds the time to every node that is not farther than `limit`, which is finite. */
  run(seeds: readonly Seed[], limit: number): void {
    const { times, setBy, queue } = this;
    const { start, heads } = this.arcs;
    const search = nextSearch(setBy, this.search);
    this.search = search;
    queue.restart(seeds.reduce((least, { time }) => Math.min(least, time), Infinity));
    for (const { node, time } of seeds) {
      if (setBy[node] === search && (times[node] as number) <= time) continue;
      setBy[node] = search;
      times[node] = time;
      queue.push(node, time);
    }
    for (let ahead = queue.least(); ahead <= limit; ahead = queue.least()) {
      const node = queue.take();
      if (times[node] !== ahead) continue;
      for (let arc = start[node] as number, end = start[node + 1] as number; arc < end; arc += 1) {
        const to = heads[2 * arc] as number;
        const time = ahead + (heads[2 * arc + 1] as number);
        if (setBy[to] === search && (times[to] as number) <= time) continue;
        setBy[to] = search;
        times[to] = time;
        queue.push(to, time);
      }
    }
  }

  /** The time to a node by the last search; Infinity when it is farther than the limit. */
  timeTo(node: number, limit: number): number {
    const time = this.setBy[node] === this.search ? (this.times[node] as number) : Infinity;
    return time <= limit ? time : Infinity;
  }
}
