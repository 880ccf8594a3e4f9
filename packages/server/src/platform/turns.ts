import { refuseInside } from '@safiri/db/platform/connect.ts';
import { Problem } from './problem.ts';

/** Lets few work at once and few wait: whoever comes when the queue is full is told to come again. */
export type Turns = <T>(uow: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce how many work at the same time
 * @param waitingAtMost how many more may wait for their turn, which comes in the order of asking
 * @param retrySeconds what the others are told
 * @param what is done in turn, which takes long: never inside a transaction
 */
export function createTurns(atOnce: number, waitingAtMost: number, retrySeconds: number, what: string): Turns {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (uow) => {
    refuseInside(what);
    if (running < atOnce) running += 1;
    else if (waiting.length >= waitingAtMost) throw new Problem('overloaded', undefined, { retryAfter: retrySeconds });
    // Whoever ends hands the place on, so that nobody steps in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await uow();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
