import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const SLICE_MS = 10;

/** For long work in one process: waits for the next turn of the event loop whenever a slice of time is used up. Asked after each small piece. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
