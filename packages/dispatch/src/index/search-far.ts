import { NOWHERE, RADIANS_PER_UNIT } from './fixed-point.ts';
import { ENTRY, lengthOfRun, startOfRun } from './runs.ts';
import type { Search } from './search.ts';
import { chordOver, SQUARE } from './sphere.ts';
import { CELLS, poolOfKey, rowOfKey, TILE_BITS } from './tiles.ts';

/** Looks through every tile that the latitude does not rule out: for wide circles and near the poles, where nobody drives. */
export function searchFar(search: Search): void {
  const { tiles } = search.store;
  for (let tile = 1; tile < tiles.end; tile += 1) {
    if (tiles.counts[tile] === 0) continue;
    const key = tiles.keys[tile] as number;
    if (((search.pools >>> poolOfKey(key)) & 1) === 0 || isBeyond(search, rowOfKey(key))) continue;
    for (let cell = 0; cell < CELLS; cell += 1) {
      const run = tiles.run(tile, cell);
      if (run !== 0) lookInto(search, run);
    }
  }
}

function isBeyond(search: Search, row: number): boolean {
  const south = row * 2 ** TILE_BITS - search.lat;
  const north = search.lat - (row + 1) * 2 ** TILE_BITS;
  const away = Math.max(0, south, north) * RADIANS_PER_UNIT;
  return away < Math.PI && chordOver(away) > search.list.limit * SQUARE;
}

function lookInto(search: Search, run: number): void {
  const { data } = search.store.runs;
  const start = startOfRun(run);
  for (let at = start, end = start + lengthOfRun(run); at < end && data[at] !== NOWHERE; at += ENTRY) {
    const lat = data[at] as number;
    const da = lat - search.lat;
    const db = ((data[at + 1] as number) - search.lng) | 0;
    const cosLat = Math.cos(lat * RADIANS_PER_UNIT);
    const chord = chordOver(da * RADIANS_PER_UNIT) + search.cosLat * cosLat * chordOver(db * RADIANS_PER_UNIT);
    const stamp = data[at + 3] as number;
    if (chord / SQUARE > search.list.limit || stamp < search.earliest) continue;
    if (!search.asks || search.mayCome(data[at + 2] as number, chord / SQUARE, stamp))
      search.list.add(data[at + 2] as number, chord / SQUARE);
  }
}
