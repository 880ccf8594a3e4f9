import { Growing } from '@safiri/dispatch/roads/growing.ts';

/** Positions of nodes by their numbers in an extract: twenty-four bytes a node. */
export interface NodeTable {
  readonly count: number;
  /** Longitude and latitude, degrees; undefined for a node that is not in it. */
  at(id: number): [lng: number, lat: number] | undefined;
  each(visit: (id: number, lat: number, lng: number) => void): void;
}

/** Collects nodes in any order. */
export class NodeTableBuilder {
  private readonly ids = new Growing((length) => new Float64Array(length));
  private readonly lats = new Growing((length) => new Float64Array(length));
  private readonly lngs = new Growing((length) => new Float64Array(length));
  private last = -Infinity;
  private isSorted = true;

  add(id: number, lat: number, lng: number): void {
    if (id < this.last) this.isSorted = false;
    this.last = id;
    this.ids.push(id);
    this.lats.push(lat);
    this.lngs.push(lng);
  }

  done(): NodeTable {
    let [ids, lats, lngs] = [this.ids.done(), this.lats.done(), this.lngs.done()];
    if (!this.isSorted) {
      const order = new Uint32Array(ids.length).map((_, i) => i).sort((a, b) => (ids[a] as number) - (ids[b] as number));
      const sorted = (list: Float64Array) => Float64Array.from(order, (i) => list[i] as number);
      [ids, lats, lngs] = [sorted(ids), sorted(lats), sorted(lngs)];
    }
    return {
      count: ids.length,
      at(id) {
        const i = positionIn(ids, id);
        return i < 0 ? undefined : [lngs[i] as number, lats[i] as number];
      },
      each(visit) {
        for (let i = 0; i < ids.length; i += 1) visit(ids[i] as number, lats[i] as number, lngs[i] as number);
      },
    };
  }
}

/** Where a number stands in a sorted list, or -1. */
export function positionIn(sorted: Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] as number;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
