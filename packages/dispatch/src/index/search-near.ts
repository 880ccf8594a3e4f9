import * as fixedPoint from './fixed-point.ts';
import * as entries from './runs.ts';
import type { Search } from './search.ts';
import * as sphere from './sphere.ts';
import * as grid from './tiles.ts';

// Imported constants are looked up where they are used; those of the module itself are compiled into its code.
const { RADIANS_PER_UNIT } = fixedPoint;
const { ENTRY, lengthOfRun, startOfRun } = entries;
const { SQUARE } = sphere;
const { CELL_BITS, CELLS, SIDE, SIDE_BITS, tileKey } = grid;

/** Arcs up to this, in radians, are measured by short series, exact to a part in 10^12. */
const SHORT = 0.05;
/** Keeps bounds below what they bound when their arithmetic rounds. */
const ROUNDED_DOWN = 1 - 1e-9;

const SIXTH = 1 / 6;
const TWELFTH = 1 / 12;
const OVER_120 = 1 / 120;
const OVER_360 = 1 / 360;

const CELL = 2 ** CELL_BITS;
const LAST = SIDE - 1;
/** The own cell and its neighbours, in the order in which they are looked at. */
const ROWS = Int32Array.of(0, 0, 0, -1, -1, -1, 1, 1, 1);
const COLUMNS = Int32Array.of(0, -1, 1, 0, -1, 1, 0, -1, 1);
const AROUND = ROWS.length;
/** How far each is from the own one in a tile that holds them all. */
const STEPS = ROWS.map((row, i) => row * SIDE + (COLUMNS[i] as number));

/** How far a place lies before or behind a cell, along one coordinate; 0 inside. */
const gap = (cell: number, own: number, place: number) =>
  cell > own ? cell * CELL - place : cell < own ? place - (cell * CELL + CELL - 1) : 0;

/**
 * The search for places that are neither far nor near a pole: the own cell and its neighbours, then row by row outwards as
 * far as anybody nearer than the last of the list can be.
 */
export class NearSearch {
  private readonly search: Search;
  /** `perLat * da² + perLng * db²` is at most the squared chord over differences da and db of latitude and longitude. */
  private perLat = 0;
  private perLng = 0;
  private pool = 0;
  /** The tile of the own cell; 0 when the pool has none there. */
  private ownTile = 0;
  /** The runs to be measured next, and the least squared chord of each; the own cell's is 0. */
  private readonly runs = new Int32Array(AROUND);
  private readonly bounds = new Float64Array(AROUND);
  /** What was fetched, so that the engine does not leave the fetching out. */
  fetched = 0;
  private row = 0;
  private column = 0;

  constructor(search: Search) {
    this.search = search;
  }

  /** Gets ready for the search in hand. `widest` is above the square of the widest difference of longitude. False when it is none of these. */
  prepare(): boolean {
    const { reach, cosLat, sinLat, lat, lng } = this.search;
    if (!(reach < SHORT)) return false;
    const smallestCos = cosLat * (1 - (reach * reach) / 2) - Math.abs(sinLat) * reach;
    const widest = (reach * reach) / (cosLat * smallestCos);
    if (!(smallestCos > 0 && widest < SHORT * SHORT)) return false;
    this.perLat = (1 - (reach * reach) / 12) * ROUNDED_DOWN;
    this.perLng = cosLat * smallestCos * (1 - widest / 11) * ROUNDED_DOWN;
    this.row = lat >> CELL_BITS;
    this.column = lng >> CELL_BITS;
    return true;
  }

  /** Looks through one pool. */
  run(pool: number): void {
    const { row, column, search } = this;
    this.pool = pool;
    this.ownTile = search.store.tiles.find(tileKey(pool, row >> SIDE_BITS, column >> SIDE_BITS));
    this.lookAround();
    this.lookAlong(row);
    for (let i = 1, north = true, south = true; north || south; i += 1) {
      north &&= this.lookAlong(row + i);
      south &&= this.lookAlong(row - i);
    }
  }

  /**
   * Looks into the own cell and its neighbours. All of them are fetched, at the same time, before any is measured: what is found
   * decides how the measuring goes on, and a processor does not wait for the next memory while it does not know that.
   */
  private lookAround(): void {
    const { row, column, runs, bounds, perLat, perLng } = this;
    const { store, lat, lng } = this.search;
    const north = (row + 1) * CELL - lat;
    const south = lat - (row * CELL - 1);
    const east = (column + 1) * CELL - lng;
    const west = lng - (column * CELL - 1);
    bounds[1] = west * west * perLng;
    bounds[2] = east * east * perLng;
    bounds[3] = south * south * perLat;
    bounds[4] = (bounds[3] as number) + (bounds[1] as number);
    bounds[5] = (bounds[3] as number) + (bounds[2] as number);
    bounds[6] = north * north * perLat;
    bounds[7] = (bounds[6] as number) + (bounds[1] as number);
    bounds[8] = (bounds[6] as number) + (bounds[2] as number);
    this.findAround();
    const { data } = store.runs;
    let fetched = 0;
    for (let i = 0; i < AROUND; i += 1) {
      const run = runs[i] as number;
      const start = startOfRun(run);
      fetched ^= (data[start] as number) ^ (data[start + lengthOfRun(run) - ENTRY] as number);
    }
    this.fetched = fetched;
    this.measure(AROUND);
  }

  /** The runs of the own cell and its neighbours. */
  private findAround(): void {
    const { row, column, runs } = this;
    const known = this.search.store.tiles.runs;
    if (((column + 1) & (LAST - 1)) !== 0 && ((row + 1) & (LAST - 1)) !== 0) {
      const at = this.ownTile * CELLS + ((row & LAST) << SIDE_BITS) + (column & LAST);
      for (let i = 0; i < AROUND; i += 1) runs[i] = known[at + (STEPS[i] as number)] as number;
    } else {
      for (let i = 0; i < AROUND; i += 1) runs[i] = this.runAt(row + (ROWS[i] as number), column + (COLUMNS[i] as number));
    }
  }

  private runAt(row: number, column: number): number {
    return this.search.store.tiles.run(this.tileAt(row, column), ((row & LAST) << SIDE_BITS) | (column & LAST));
  }

  private tileAt(row: number, column: number): number {
    if ((row ^ this.row) >> SIDE_BITS === 0 && (column ^ this.column) >> SIDE_BITS === 0) return this.ownTile;
    return this.search.store.tiles.find(tileKey(this.pool, row >> SIDE_BITS, column >> SIDE_BITS));
  }

  /** Looks into the cells of a row, without those next to the own one. False when all of the row is too far. */
  private lookAlong(row: number): boolean {
    const north = gap(row, this.row, this.search.lat);
    const bound = north * north * this.perLat;
    if (bound > this.search.list.limit) return false;
    const seen = Math.abs(row - this.row) <= 1 ? 2 : 0;
    this.lookEast(row, this.column + seen, bound);
    this.lookWest(row, this.column - (seen || 1), bound);
    return true;
  }

  /** Goes on while a cell can hold someone for the list. `bound`: the least that latitude adds to a squared chord. */
  private lookEast(row: number, from: number, bound: number): void {
    const { lng, list, store } = this.search;
    const { tiles } = store;
    for (let column = from; ; column = (column | LAST) + 1) {
      const nearest = Math.max(0, column * CELL - lng);
      if (bound + nearest * nearest * this.perLng > list.limit) return;
      const tile = this.tileAt(row, column);
      let bits = (tiles.rows[tile * SIDE + (row & LAST)] as number) & (-1 << (column & LAST));
      while (bits !== 0) {
        const cell = 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        const east = Math.max(0, ((column & ~LAST) | cell) * CELL - lng);
        if (bound + east * east * this.perLng > list.limit) return;
        this.lookInto(tiles.run(tile, ((row & LAST) << SIDE_BITS) | cell));
      }
    }
  }

  private lookWest(row: number, from: number, bound: number): void {
    const { lng, list, store } = this.search;
    const { tiles } = store;
    for (let column = from; ; column = (column & ~LAST) - 1) {
      const nearest = lng - (column * CELL + CELL - 1);
      if (bound + nearest * nearest * this.perLng > list.limit) return;
      const tile = this.tileAt(row, column);
      let bits = (tiles.rows[tile * SIDE + (row & LAST)] as number) & ((2 << (column & LAST)) - 1);
      while (bits !== 0) {
        const cell = 31 - Math.clz32(bits);
        bits ^= 1 << cell;
        const west = lng - (((column & ~LAST) | cell) * CELL + CELL - 1);
        if (bound + west * west * this.perLng > list.limit) return;
        this.lookInto(tiles.run(tile, ((row & LAST) << SIDE_BITS) | cell));
      }
    }
  }

  private lookInto(run: number): void {
    this.runs[0] = run;
    this.measure(1);
  }

  /** Measures the drivers of the first `count` runs, but not of those whose bound is beyond the limit. */
  private measure(count: number): void {
    const { search, runs, bounds, perLat, perLng } = this;
    const { list, lat, lng, cosLat, sinLat, earliest, asks } = search;
    const { data } = search.store.runs;
    let { limit } = list;
    for (let i = 0; i < count; i += 1) {
      const run = runs[i] as number;
      if (run === 0 || (bounds[i] as number) > limit) continue;
      const start = startOfRun(run);
      const end = start + lengthOfRun(run);
      for (let at = start; at < end; at += ENTRY) {
        const da = ((data[at] as number) - lat) | 0;
        const db = ((data[at + 1] as number) - lng) | 0;
        const aa = da * da;
        const bb = db * db;
        if (aa * perLat + bb * perLng > limit) continue;
        // chord² = S(a) + cos(lat) cos(lat + a) S(b) with S(x) = 4 sin²(x / 2); S and the sine by their series.
        const a = aa * SQUARE;
        const b = bb * SQUARE;
        const perA = 1 - a * (TWELFTH - a * OVER_360);
        const sine = da * RADIANS_PER_UNIT * (1 - a * (SIXTH - a * OVER_120));
        const otherCos = cosLat * (1 - 0.5 * a * perA) - sinLat * sine;
        const chord = aa * perA + cosLat * otherCos * bb * (1 - b * (TWELFTH - b * OVER_360));
        if (chord > limit || (data[at + 3] as number) < earliest) continue;
        if (asks && !search.mayCome(data[at + 2] as number, chord, data[at + 3] as number)) continue;
        list.add(data[at + 2] as number, chord);
        limit = list.limit;
      }
    }
  }
}
