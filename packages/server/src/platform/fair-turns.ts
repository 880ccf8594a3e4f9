import { refuseInside } from '@safiri/db/platform/connect.ts';
import { Problem } from './problem.ts';

/** What was used counts half after so long: whoever asked for much once is not the last for the rest of the day. */
const HALF_LIFE_MS = 300_000;
/** Names whose use is remembered. */
const REMEMBERED_AT_MOST = 20_000;

interface Turns {
  /** What is done in turn, which takes long: never inside a transaction. */
  readonly what: string;
  /** How many work at the same time. */
  readonly atOnce: number;
  /** How many may wait; of more the one that would come last is sent away. */
  readonly waitingAtMost: number;
  /** What those are told. */
  readonly retrySeconds: number;
  /** What one that waits is taken to cost: of several of one person, or one address, the second stands behind the first of everybody else. */
  readonly expectedMs: number;
}

/** By which names somebody's use is remembered: the person, after the address that they are at where there is one. */
export type Who = readonly [string] | readonly [string, string];
const groupOf = ([group]: Who): string => group;
const personOf = (who: Who): string => who.at(-1) ?? groupOf(who);

interface Waiting {
  readonly who: Who;
  readonly go: () => void;
  readonly refuse: (error: Problem) => void;
}

/** Runs the task when it is their turn. @throws Problem overloaded */
export type FairTurns = <T>(who: Who, task: () => Promise<T>) => Promise<T>;

/**
 * Gives the next turn to whoever has used the least time lately, and of those to whoever came first. In a line by the order of coming
 * a handful of accounts that ask for what costs much would keep all others waiting for minutes, each within its limit.
 */
export function createFairTurns(
  { what, atOnce, waitingAtMost, retrySeconds, expectedMs }: Turns,
  now: () => number = () => performance.now(),
): FairTurns {
  let active = 0;
  const line: Waiting[] = [];
  const used = new Map<string, { ms: number; at: number }>();

  const usedBy = (name: string): number => {
    const known = used.get(name);
    return known === undefined ? 0 : known.ms * 0.5 ** ((now() - known.at) / HALF_LIFE_MS);
  };
  const noteUse = (name: string, ms: number): void => {
    const sum = usedBy(name) + ms;
    // Again at the end of the map: the one that is forgotten first used nothing for the longest time.
    used.delete(name);
    used.set(name, { ms: sum, at: now() });
    const [oldest] = used.keys();
    if (used.size > REMEMBERED_AT_MOST && oldest !== undefined) used.delete(oldest);
  };

  /** Puts one behind the other by what `name` of theirs used, the second of a name behind the first of another. */
  function byUse(ones: readonly Waiting[], name: (who: Who) => string): Waiting[] {
    const seen = new Map<string, number>();
    return ones
      .map((one) => {
        const of = name(one.who);
        const before = seen.get(of) ?? 0;
        seen.set(of, before + 1);
        return { one, weight: usedBy(of) + before * expectedMs };
      })
      .toSorted((a, b) => a.weight - b.weight)
      .map(({ one }) => one);
  }
  /** Those that wait, whoever is next first: between addresses by the addresses, and among the people of one by the people. */
  const inOrder = () => byUse(byUse(line, personOf), groupOf);
  const takeOut = (one: Waiting | undefined): Waiting | undefined => {
    if (one !== undefined) line.splice(line.indexOf(one), 1);
    return one;
  };

  return async (who, task) => {
    refuseInside(what);
    if (active < atOnce) active += 1;
    else
      await new Promise<void>((go, refuse) => {
        line.push({ who, go, refuse });
        if (line.length > waitingAtMost)
          takeOut(inOrder().at(-1))?.refuse(new Problem('overloaded', undefined, { retryAfter: retrySeconds }));
      });
    const began = now();
    try {
      return await task();
    } finally {
      for (const name of who) noteUse(name, now() - began);
      // Whoever ends hands the place on, so that nobody steps in between.
      const next = takeOut(inOrder()[0]);
      if (next === undefined) active -= 1;
      else next.go();
    }
  };
}
