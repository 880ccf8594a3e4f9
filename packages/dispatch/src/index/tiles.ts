import { IntTable } from './int-table.ts';
import { OLDEST } from './stamp.ts';

/** Bits of a coordinate within a cell: 2^17 units, 1.22 km of latitude. */
export const CELL_BITS = 17;
/** Cells along a side of a tile: 16. */
export const SIDE_BITS = 4;
export const SIDE = 1 << SIDE_BITS;
export const CELLS = SIDE * SIDE;

/** Bits of a coordinate within a tile: 19.5 km of latitude. */
export const TILE_BITS = CELL_BITS + SIDE_BITS;
const COLUMNS = 2 ** (32 - TILE_BITS);
const ROWS_TO_POLE = 2 ** (30 - TILE_BITS);
/** The north pole itself begins a row of its own. */
const ROWS = 2 * ROWS_TO_POLE + 1;

/** The number of a tile of a pool. Rows count from the equator northwards, columns from Greenwich eastwards and wrap round. */
export const tileKey = (pool: number, row: number, column: number): number =>
  (pool * ROWS + row + ROWS_TO_POLE) * COLUMNS + (column & (COLUMNS - 1));

export const poolOfKey = (key: number): number => Math.floor(key / (ROWS * COLUMNS));
export const rowOfKey = (key: number): number => (Math.floor(key / COLUMNS) % ROWS) - ROWS_TO_POLE;

/** The number of a place's cell in its tile. */
export const cellIn = (lat: number, lng: number): number =>
  (((lat >> CELL_BITS) & (SIDE - 1)) << SIDE_BITS) | ((lng >> CELL_BITS) & (SIDE - 1));

/** Squares of 16 by 16 cells, of one pool each; only those with drivers exist. */
export class Tiles {
  /** Tiles are numbered from 1 to below `end`; those without drivers are used again. */
  end = 1;
  keys = new Int32Array(16);
  counts = new Int32Array(16);
  /** No position in a tile has an earlier stamp than this. */
  oldest = new Int32Array(16);
  /** The run of each cell, or 0. */
  runs = new Int32Array(16 * CELLS);
  /** For each row of cells the bits of those with drivers. */
  rows = new Uint16Array(16 * SIDE);
  private readonly ofKey = new IntTable();
  private readonly unused: number[] = [];

  get bytes(): number {
    const { keys, counts, oldest, runs, rows, ofKey } = this;
    return keys.byteLength + counts.byteLength + oldest.byteLength + runs.byteLength + rows.byteLength + ofKey.bytes;
  }

  /** 0 when there is none. */
  find(key: number): number {
    return this.ofKey.get(key);
  }

  findOrMake(key: number): number {
    const known = this.ofKey.get(key);
    if (known !== 0) return known;
    const tile = this.unused.pop() ?? this.append();
    this.ofKey.set(key, tile);
    this.keys[tile] = key;
    this.oldest[tile] = 2 ** 31 - 1;
    return tile;
  }

  /** Gives a cell another run; 0 when it has none any more. */
  setRun(tile: number, cell: number, run: number): void {
    this.runs[tile * CELLS + cell] = run;
    const row = tile * SIDE + (cell >> SIDE_BITS);
    const bit = 1 << (cell & (SIDE - 1));
    const others = (this.rows[row] as number) & ~bit;
    this.rows[row] = run === 0 ? others : others | bit;
  }

  run(tile: number, cell: number): number {
    return this.runs[tile * CELLS + cell] as number;
  }

  /** A driver came into the tile. */
  enter(tile: number, stamp: number): void {
    this.counts[tile] = (this.counts[tile] as number) + 1;
    this.age(tile, stamp);
  }

  /** A position in the tile has this stamp from now on. */
  age(tile: number, stamp: number): void {
    if (stamp < (this.oldest[tile] as number)) this.oldest[tile] = stamp;
  }

  /** A driver left the tile. */
  leave(tile: number): void {
    const left = (this.counts[tile] as number) - 1;
    this.counts[tile] = left;
    if (left > 0) return;
    this.ofKey.delete(this.keys[tile] as number);
    this.unused.push(tile);
  }

  private append(): number {
    if (this.end === this.keys.length) this.grow();
    this.end += 1;
    return this.end - 1;
  }

  private grow(): void {
    const size = Math.ceil(this.end * 1.125) + 8;
    this.keys = longer(this.keys, new Int32Array(size));
    this.counts = longer(this.counts, new Int32Array(size));
    this.oldest = longer(this.oldest, new Int32Array(size).fill(OLDEST));
    this.runs = longer(this.runs, new Int32Array(size * CELLS));
    this.rows = longer(this.rows, new Uint16Array(size * SIDE));
  }
}

function longer<T extends Int32Array | Uint16Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
