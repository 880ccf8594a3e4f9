import { CheapestFirst } from '@safiri/dispatch/assignment/cheapest-first.ts';

/** What happens when, the earliest first; of one moment in no order. */
export interface Agenda {
  /** @param at seconds of the day */
  plan(at: number, what: () => void | Promise<void>): void;
  /** Lets everything happen until nothing is planned any more. */
  run(): Promise<void>;
  /** Seconds of the day. */
  now(): number;
}

export function createAgenda(): Agenda {
  const queue = new CheapestFirst();
  const planned: Array<(() => void | Promise<void>) | undefined> = [];
  const free: number[] = [];
  let now = 0;
  return {
    now: () => now,
    plan(at, what) {
      const place = free.pop() ?? planned.length;
      planned[place] = what;
      queue.put(place, Math.max(at, now));
    },
    async run() {
      for (;;) {
        const at = queue.least;
        const place = queue.pop();
        if (place === -1) return;
        now = at;
        const what = planned[place];
        planned[place] = undefined;
        free.push(place);
        await what?.();
      }
    },
  };
}
