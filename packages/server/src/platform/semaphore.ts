import { refuseInside } from '@safiri/db/platform/connect.ts';
import { Problem } from './problem.ts';

/** A semaphore with a bounded queue: whoever comes when the queue is full is told to come again. */
export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce how many work at the same time
 * @param queuedAtMost how many more may wait for their turn, which comes in the order of asking
 * @param retrySeconds what the others are told
 * @param what is done in turn, which takes long: never inside a transaction
 */
export function createSemaphore(atOnce: number, queuedAtMost: number, retrySeconds: number, what: string): Semaphore {
  let active = 0;
  const queue: Array<() => void> = [];
  return async (task) => {
    refuseInside(what);
    if (active < atOnce) active += 1;
    else if (queue.length >= queuedAtMost) throw new Problem('overloaded', undefined, { retryAfter: retrySeconds });
    // Whoever ends hands the place on, so that nobody steps in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
}
