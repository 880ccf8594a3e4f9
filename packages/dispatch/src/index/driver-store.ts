import { NOWHERE } from './fixed-point.ts';
import { IdTable } from './id-table.ts';
import * as entries from './runs.ts';
import * as grid from './tiles.ts';

// Imported constants are looked up where they are used; those of the module itself are compiled into its code.
const { ENTRY, MOST_ENTRIES, startOfRun, lengthOfRun, isWide } = entries;
const { CELL_BITS, CELLS, TILE_BITS, cellIn, tileKey } = grid;
const ENTRY_SHIFT = Math.log2(ENTRY);

/** Numbers of the entries in a megabyte: what stays in the nearer caches of a processor. */
const LARGE = 2 ** 18;

const POOL_SHIFT = 26;
const ENTRY_MASK = MOST_ENTRIES - 1;
/** What is left of the 32 bits that tell where a driver is. */
export const MOST_POOLS = 2 ** (32 - POOL_SHIFT) / 2;

const placeOf = (at: number, pool: number) => (at >> ENTRY_SHIFT) | (pool << POOL_SHIFT);
const startOf = (place: number) => (place & ENTRY_MASK) << ENTRY_SHIFT;
const poolOf = (place: number) => place >>> POOL_SHIFT;

/**
 * Each driver is one entry of 16 bytes in the run of its cell; a table leads from its id there. A move within a cell, which
 * nearly all are, reads one place of the table and writes one entry.
 */
export class DriverStore {
  readonly tiles = new grid.Tiles();
  readonly runs = new entries.Runs();
  /** From a driver's id to its entry and pool, in one number. */
  private readonly places = new IdTable();

  get count(): number {
    return this.places.count;
  }

  get bytes(): number {
    return this.tiles.bytes + this.runs.bytes + this.places.bytes;
  }

  /** Whether the entries are more than a processor keeps at hand. */
  isLarge(): boolean {
    return this.runs.data.length > LARGE;
  }

  has(driverId: number): boolean {
    return this.places.has(driverId);
  }

  /** 0 for a driver who is not here. */
  place(driverId: number): number {
    return this.places.get(driverId);
  }

  /** Where the entry of a place begins in the runs' data. */
  startOf(place: number): number {
    return startOf(place);
  }

  poolOf(place: number): number {
    return poolOf(place);
  }

  put(driverId: number, pool: number, lat: number, lng: number, stamp: number): void {
    const place = this.places.get(driverId);
    if (place === 0) this.insert(driverId, pool, lat, lng, stamp);
    else this.change(driverId, place, pool, lat, lng, stamp);
  }

  /** Moves a driver who is here and keeps its pool and flag; the stamp comes without a flag. */
  moveKnown(driverId: number, lat: number, lng: number, stamp: number): boolean {
    const place = this.places.get(driverId);
    if (place === 0) return false;
    const { data } = this.runs;
    const at = startOf(place);
    const before = data[at + 3] as number;
    const flagged = stamp | (before & 1);
    // The common case alone, so that its instructions are few and several moves wait for memory at the same time.
    if ((((data[at] as number) ^ lat) | ((data[at + 1] as number) ^ lng)) >> CELL_BITS !== 0 || flagged < before) {
      this.change(driverId, place, poolOf(place), lat, lng, flagged);
      return true;
    }
    data[at] = lat;
    data[at + 1] = lng;
    data[at + 3] = flagged;
    return true;
  }

  /** Moves a driver from its place to wherever it is now. */
  private change(driverId: number, place: number, pool: number, lat: number, lng: number, stamp: number): void {
    const { data } = this.runs;
    const at = startOf(place);
    if (pool !== poolOf(place) || (((data[at] as number) ^ lat) | ((data[at + 1] as number) ^ lng)) >> CELL_BITS !== 0) {
      this.takeOut(place);
      this.insert(driverId, pool, lat, lng, stamp);
      return;
    }
    data[at] = lat;
    data[at + 1] = lng;
    const before = data[at + 3] as number;
    data[at + 3] = stamp;
    if (stamp < before) this.tiles.age(this.tiles.find(this.keyAt(at, pool)), stamp);
  }

  remove(driverId: number): void {
    const place = this.places.get(driverId);
    if (place === 0) return;
    this.takeOut(place);
    this.places.delete(driverId);
  }

  /** Removes drivers whose stamp is below the limit; looks only into tiles that can have one. */
  expire(limit: number): number {
    const { tiles } = this;
    let removed = 0;
    for (let tile = 1; tile < tiles.end; tile += 1) {
      if (tiles.counts[tile] === 0 || (tiles.oldest[tile] as number) >= limit) continue;
      const stale = this.findStale(tile, limit);
      for (const driverId of stale) this.remove(driverId);
      removed += stale.length;
    }
    return removed;
  }

  /** Those of a tile with a stamp below the limit; writes down the oldest of the others. */
  private findStale(tile: number, limit: number): number[] {
    const { data } = this.runs;
    const stale: number[] = [];
    let oldest = NOWHERE;
    for (let cell = 0; cell < CELLS; cell += 1) {
      const run = this.tiles.run(tile, cell);
      if (run === 0) continue;
      for (let at = startOfRun(run), end = at + lengthOfRun(run); at < end && data[at] !== NOWHERE; at += ENTRY) {
        const stamp = data[at + 3] as number;
        if (stamp < limit) stale.push(data[at + 2] as number);
        else if (stamp < oldest) oldest = stamp;
      }
    }
    this.tiles.oldest[tile] = oldest;
    return stale;
  }

  private keyAt(at: number, pool: number): number {
    const { data } = this.runs;
    return tileKey(pool, (data[at] as number) >> TILE_BITS, (data[at + 1] as number) >> TILE_BITS);
  }

  private insert(driverId: number, pool: number, lat: number, lng: number, stamp: number): void {
    const tile = this.tiles.findOrMake(tileKey(pool, lat >> TILE_BITS, lng >> TILE_BITS));
    const cell = cellIn(lat, lng);
    let run = this.tiles.run(tile, cell);
    if (run === 0) this.tiles.setRun(tile, cell, (run = this.runs.smallest()));
    let at = this.endOf(run);
    if (at === startOfRun(run) + lengthOfRun(run)) {
      run = this.changeRun(tile, cell, pool, run, this.runs.greater(run));
      at = this.endOf(run);
    }
    const { data } = this.runs;
    data[at] = lat;
    data[at + 1] = lng;
    data[at + 2] = driverId;
    data[at + 3] = stamp;
    this.tiles.enter(tile, stamp);
    this.places.set(driverId, placeOf(at, pool));
  }

  /** Takes an entry out of its run; the table still names it. */
  private takeOut(place: number): void {
    const { data } = this.runs;
    const at = startOf(place);
    const pool = poolOf(place);
    const tile = this.tiles.find(this.keyAt(at, pool));
    const cell = cellIn(data[at] as number, data[at + 1] as number);
    const run = this.tiles.run(tile, cell);
    const last = this.endOf(run) - ENTRY;
    if (last !== at) {
      for (let i = 0; i < ENTRY; i += 1) data[at + i] = data[last + i] as number;
      this.places.change(data[at + 2] as number, placeOf(at, pool));
    }
    data[last] = NOWHERE;
    const left = (last - startOfRun(run)) / ENTRY;
    if (left === 0) {
      this.tiles.setRun(tile, cell, 0);
      this.runs.giveBack(run);
    } else if (isWide(run, left)) {
      this.changeRun(tile, cell, pool, run, this.runs.smaller(run));
    }
    this.tiles.leave(tile);
  }

  /** Behind the last entry of a run. */
  private endOf(run: number): number {
    const { data } = this.runs;
    const start = startOfRun(run);
    let at = start + lengthOfRun(run);
    while (at > start && data[at - ENTRY] === NOWHERE) at -= ENTRY;
    return at;
  }

  /** Moves the drivers of a cell into another run. */
  private changeRun(tile: number, cell: number, pool: number, from: number, to: number): number {
    const { data } = this.runs;
    const start = startOfRun(from);
    const end = this.endOf(from);
    const into = startOfRun(to);
    data.copyWithin(into, start, end);
    for (let at = into; at < into + end - start; at += ENTRY) this.places.change(data[at + 2] as number, placeOf(at, pool));
    for (let at = start; at < end; at += ENTRY) data[at] = NOWHERE;
    this.runs.giveBack(from);
    this.tiles.setRun(tile, cell, to);
    return to;
  }
}
