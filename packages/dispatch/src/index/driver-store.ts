import { NOWHERE } from './fixed-point.ts';
import { IntTable } from './int-table.ts';
import { ENTRY, MOST_ENTRIES, Runs } from './runs.ts';
import { CELL_BITS, cellIn, CELLS, TILE_BITS, tileKey, Tiles } from './tiles.ts';

const POOL_SHIFT = 26;
const ENTRY_MASK = MOST_ENTRIES - 1;
/** What is left of the 32 bits that tell where a driver is. */
export const MOST_POOLS = 2 ** (32 - POOL_SHIFT) / 2;

const placeOf = (at: number, pool: number) => (at / ENTRY) | (pool << POOL_SHIFT);
/** Where the entry of a place begins in the runs' data. */
export const startOf = (place: number) => (place & ENTRY_MASK) * ENTRY;
export const poolOf = (place: number) => place >>> POOL_SHIFT;

/**
 * Each driver is one entry of 16 bytes in the run of its cell; a table leads from its id there. A move within a cell, which
 * nearly all are, reads one place of the table and writes one entry.
 */
export class DriverStore {
  readonly tiles = new Tiles();
  readonly runs = new Runs();
  /** From a driver's id to its entry and pool, in one number. */
  private readonly places = new IntTable();

  get count(): number {
    return this.places.count;
  }

  get bytes(): number {
    return this.tiles.bytes + this.runs.bytes + this.places.bytes;
  }

  /** 0 for a driver who is not here. */
  place(driverId: number): number {
    return this.places.get(driverId);
  }

  put(driverId: number, pool: number, lat: number, lng: number, stamp: number): void {
    const place = this.places.get(driverId);
    if (place !== 0) {
      if (poolOf(place) === pool && this.moveWithinCell(place, lat, lng, stamp)) return;
      this.takeOut(place);
    }
    this.insert(driverId, pool, lat, lng, stamp);
  }

  /** Moves a driver who is here and keeps its pool and flag; the stamp comes without a flag. */
  moveKnown(driverId: number, lat: number, lng: number, stamp: number): boolean {
    const place = this.places.get(driverId);
    if (place === 0) return false;
    const flagged = stamp | ((this.runs.data[startOf(place) + 3] as number) & 1);
    if (this.moveWithinCell(place, lat, lng, flagged)) return true;
    this.takeOut(place);
    this.insert(driverId, poolOf(place), lat, lng, flagged);
    return true;
  }

  /** False when the place lies in another cell. */
  private moveWithinCell(place: number, lat: number, lng: number, stamp: number): boolean {
    const { data } = this.runs;
    const at = startOf(place);
    if ((((data[at] as number) ^ lat) | ((data[at + 1] as number) ^ lng)) >> CELL_BITS !== 0) return false;
    data[at] = lat;
    data[at + 1] = lng;
    const before = data[at + 3] as number;
    data[at + 3] = stamp;
    if (stamp < before) this.tiles.age(this.tiles.find(this.keyAt(at, poolOf(place))), stamp);
    return true;
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
      for (let at = Runs.start(run), end = at + Runs.length(run); at < end && data[at] !== NOWHERE; at += ENTRY) {
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
    if (at === Runs.start(run) + Runs.length(run)) {
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
      data.copyWithin(at, last, last + ENTRY);
      this.places.set(data[at + 2] as number, placeOf(at, pool));
    }
    data[last] = NOWHERE;
    const left = (last - Runs.start(run)) / ENTRY;
    if (left === 0) {
      this.tiles.setRun(tile, cell, 0);
      this.runs.giveBack(run);
    } else if (Runs.isWide(run, left)) {
      this.changeRun(tile, cell, pool, run, this.runs.smaller(run));
    }
    this.tiles.leave(tile);
  }

  /** Behind the last entry of a run. */
  private endOf(run: number): number {
    const { data } = this.runs;
    const start = Runs.start(run);
    let at = start + Runs.length(run);
    while (at > start && data[at - ENTRY] === NOWHERE) at -= ENTRY;
    return at;
  }

  /** Moves the drivers of a cell into another run. */
  private changeRun(tile: number, cell: number, pool: number, from: number, to: number): number {
    const { data } = this.runs;
    const start = Runs.start(from);
    const end = this.endOf(from);
    const into = Runs.start(to);
    data.copyWithin(into, start, end);
    for (let at = into; at < into + end - start; at += ENTRY) this.places.set(data[at + 2] as number, placeOf(at, pool));
    for (let at = start; at < end; at += ENTRY) data[at] = NOWHERE;
    this.runs.giveBack(from);
    this.tiles.setRun(tile, cell, to);
    return to;
  }
}
