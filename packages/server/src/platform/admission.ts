import type { UnderLoad } from '@safiri/contract/call.ts';
import { Problem } from './problem.ts';

/** What may be refused, the first to go last. */
export type Rank = 'ordinary' | 'refused-last';

/** How long a request may stand in line before newcomers of its rank are turned away, and before it is itself. */
const LINE_MS: Record<Rank, number> = { ordinary: 1000, 'refused-last': 2000 };
const GIVE_UP = 2;
/** How much of one turn of the event loop may go into starting requests: what is under way, and emergencies, have the rest. */
const SLICE_MS = 8;
/** Requests under way at once, whatever they wait for. */
const UNDER_WAY_AT_MOST = 200;
/** How often the line is looked at while nothing of ours ends. */
const LOOK_MS = 25;
/** Whoever is turned away is asked to come back after so many seconds, not all of them together. */
const BACK_AFTER_S = 2;
const BACK_SPREAD_S = 4;

/** Connections that ordinary requests begin to use at most while somebody raises an emergency. */
const BESIDE_EMERGENCIES = 2;

interface Waiting {
  readonly since: number;
  readonly gone: () => boolean;
  readonly go: () => void;
  readonly refuse: (error: Problem) => void;
}

export interface Admission {
  /** Whether a newcomer of this rank is turned away at once, before anything is spent on it. */
  full(rank: Rank): boolean;
  /**
   * Waits for the request's turn; each that was let in must `leave`.
   * @param gone whether its client has left, so that nobody would read an answer
   * @throws Problem overloaded when its turn does not come soon enough
   */
  enter(rank: Rank, gone?: () => boolean): Promise<void>;
  leave(): void;
  /** Runs what is always served. Ordinary requests begin more slowly meanwhile: the processor and the database are shared. */
  serve<R>(run: () => Promise<R>): Promise<R>;
  /** What to tell a request that is turned away. */
  refusal(rank: Rank): Problem;
  /** Requests turned away since the start, by rank. */
  refused(): Readonly<Record<Rank, number>>;
}

/**
 * Bounds what a node does at once, so that it does that well and says to all others when to come back. Requests begin while
 * nobody waits for a connection of the pool, and for a slice of each turn of the event loop. All others stand in line; what
 * trips under way live on goes first. How long the first in line has waited says whether more is asked than can be done.
 * @param hasRoom whether one more may begin beside what uses the database, and beside an emergency if there is one
 */
export function createAdmission(hasRoom: (besideEmergency: boolean) => boolean, now: () => number = () => performance.now()): Admission {
  const lines: Record<Rank, Waiting[]> = { 'refused-last': [], ordinary: [] };
  const turnedAway: Record<Rank, number> = { ordinary: 0, 'refused-last': 0 };
  let underWay = 0;
  let emergencies = 0;
  let sliceEnds = Number.NEGATIVE_INFINITY;
  let turnBegan = false;
  let letting = false;
  let timer: NodeJS.Timeout | undefined;

  const standing = () => lines.ordinary.length + lines['refused-last'].length;

  /** Whether one more may begin in this turn of the event loop. */
  function room(): boolean {
    if (underWay >= UNDER_WAY_AT_MOST || !hasRoom(emergencies > 0)) return false;
    if (!turnBegan) {
      turnBegan = true;
      sliceEnds = now() + SLICE_MS;
      setImmediate(() => {
        turnBegan = false;
        if (standing() > 0) void letIn();
      });
    }
    return now() < sliceEnds;
  }

  function refusal(rank: Rank): Problem {
    turnedAway[rank] += 1;
    return new Problem('overloaded', undefined, { retryAfter: BACK_AFTER_S + (turnedAway[rank] % BACK_SPREAD_S) });
  }

  /** Those whose clients left, and those who waited too long, are not worth beginning. */
  function next(): Waiting | undefined {
    for (const rank of ['refused-last', 'ordinary'] as const) {
      const line = lines[rank];
      for (let first = line[0]; first !== undefined; first = line[0]) {
        const late = now() - first.since > LINE_MS[rank] * GIVE_UP;
        if (!late && !first.gone()) break;
        line.shift();
        first.refuse(refusal(rank));
      }
    }
    return lines['refused-last'][0] ?? lines.ordinary[0];
  }

  async function letIn(): Promise<void> {
    if (letting) return;
    letting = true;
    for (let first = next(); first !== undefined && room(); first = next()) {
      (lines['refused-last'][0] === first ? lines['refused-last'] : lines.ordinary).shift();
      underWay += 1;
      first.go();
      // It runs until it waits for something, and only then the clock tells what it took.
      await new Promise(process.nextTick);
    }
    letting = false;
    if (standing() > 0) timer ??= setInterval(look, LOOK_MS);
  }

  function look(): void {
    if (standing() > 0) {
      void letIn();
      return;
    }
    clearInterval(timer);
    timer = undefined;
  }

  return {
    full(rank) {
      const first = lines[rank][0];
      return first !== undefined && now() - first.since > LINE_MS[rank];
    },
    async enter(rank, gone = () => false) {
      if (standing() === 0 && room()) {
        underWay += 1;
        return;
      }
      const turn = new Promise<void>((go, refuse) => lines[rank].push({ since: now(), gone, go, refuse }));
      void letIn();
      await turn;
    },
    leave() {
      underWay -= 1;
      if (standing() > 0) void letIn();
    },
    async serve(run) {
      emergencies += 1;
      try {
        return await run();
      } finally {
        emergencies -= 1;
      }
    },
    refusal,
    refused: () => turnedAway,
  };
}

/** Room is while nobody waits for a connection of the pool; beside emergencies, while few are in use. */
export const roomOf = (pool: { waitingCount: number; totalCount: number; idleCount: number }) => (besideEmergency: boolean) =>
  pool.waitingCount === 0 && (!besideEmergency || pool.totalCount - pool.idleCount < BESIDE_EMERGENCIES);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What becomes of the route under load; one that says nothing is never turned away. */
    rank?: Rank;
  }
}

/** The rank of a call; none for what is always served. */
export const rankOf = (underLoad: UnderLoad | undefined): { rank?: Rank } =>
  underLoad === 'served' ? {} : { rank: underLoad ?? 'ordinary' };
