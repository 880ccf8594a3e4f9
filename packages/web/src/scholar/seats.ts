import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { cacheNewest } from '../platform/query.ts';

/** Where the caller's seats are kept, for all that shows them. */
export const mineKey = [scholarPaths.mine];

/** What the driver called just now. */
export const cacheSeat = (seat: Seat): void =>
  cacheNewest<Seat[]>(mineKey, (list) => list?.map((row) => (row.id === seat.id ? seat : row)));
