import type { DriverStore } from './driver-store.ts';

/** So many moves are made at once. */
const ROOM = 16;
/** Numbers kept of each; five are used. */
const STRIDE = 8;

/**
 * Moves that wait until anything else is asked of the index, or until there are 16. In a large index nearly all the time of a move
 * goes by until memory gives the driver's entry, and a processor looks only some hundred instructions ahead. So the entries of all
 * that wait are fetched by a loop that does nothing else, at the same time, and then each is where it is needed.
 */
export class PendingMoves {
  count = 0;
  private readonly store: DriverStore;
  /** Of each move: driver id, latitude, longitude, stamp, where the entry begins. */
  private readonly moves = new Int32Array(ROOM * STRIDE);
  /** What was fetched, so that the engine does not leave the fetching out. */
  fetched = 0;

  constructor(store: DriverStore) {
    this.store = store;
  }

  /** Keeps a move, in units and with a stamp without a flag. False when the driver is not here. */
  add(driverId: number, lat: number, lng: number, stamp: number): boolean {
    const { store, moves, count } = this;
    if (!store.has(driverId)) return false;
    const at = count * STRIDE;
    moves[at] = driverId;
    moves[at + 1] = lat;
    moves[at + 2] = lng;
    moves[at + 3] = stamp;
    this.count = count + 1;
    if (count === ROOM - 1) this.make();
    return true;
  }

  /** Makes the moves, in the order in which they came. */
  make(): void {
    const { count, store, moves } = this;
    if (count === 0) return;
    const { data } = store.runs;
    const end = count * STRIDE;
    for (let at = 0; at < end; at += STRIDE) moves[at + 4] = store.startOf(store.place(moves[at] as number));
    let fetched = 0;
    for (let at = 0; at < end; at += STRIDE) fetched ^= data[moves[at + 4] as number] as number;
    this.fetched = fetched;
    this.count = 0;
    for (let at = 0; at < end; at += STRIDE) {
      store.moveKnown(moves[at] as number, moves[at + 1] as number, moves[at + 2] as number, moves[at + 3] as number);
    }
  }
}
