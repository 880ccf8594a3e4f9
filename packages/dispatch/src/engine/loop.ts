import { QUIET_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { Assigner } from '../assignment/assigner.ts';
import type { DispatchPorts } from './ports.ts';
import { OutOfTime } from './out-of-time.ts';
import { runRound, type Remembered } from './round.ts';

export interface LoopOptions {
  readonly ports: DispatchPorts;
  readonly clock: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** What is no failure: trips were served, only not as well as with more time. */
  readonly warn: (message: string) => void;
  /** Milliseconds from the start of one batch to the next while wakings come. */
  readonly windowMs: number;
  /** Milliseconds after which a round runs without being woken. */
  readonly idleMs?: number;
}

export interface DispatchLoop {
  /** Begins with a round at once; after a stop, when the round then in flight is over. */
  start(): void;
  /** Something changed: a round runs within the window, or after the round in flight; soon when there was none in the last window. */
  wake(): void;
  /** Waits for the round in flight. */
  stop(): Promise<void>;
}

/** Runs rounds one at a time. An error ends its round, never the loop. */
export function createDispatchLoop({ ports, clock, log, warn, windowMs, idleMs = 1000 }: LoopOptions): DispatchLoop {
  const remembered: Remembered = new Map();
  const tools = { assigner: new Assigner(), clock };
  let running = false;
  let woken = false;
  /** When the last round began that somebody woke. */
  let batchAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let inFlight: Promise<void> | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      inFlight = round();
    }, ms);
  }

  /** Milliseconds until the next batch; no more than a window also when the clock was set back. */
  function wait(): number {
    const left = batchAt + windowMs - clock().getTime();
    return Math.min(Math.max(left, QUIET_WINDOW_MS), windowMs);
  }

  async function round(): Promise<void> {
    if (woken) batchAt = clock().getTime();
    woken = false;
    try {
      const { failures } = await runRound(ports, clock(), remembered, tools);
      for (const error of failures) {
        if (error instanceof OutOfTime) warn(error.message);
        else log('a part of a round of dispatch failed', error);
      }
    } catch (error) {
      log('a round of dispatch failed', error);
    } finally {
      inFlight = undefined;
      if (running) schedule(woken ? wait() : idleMs);
    }
  }

  return {
    start() {
      if (running) return;
      running = true;
      woken = false;
      if (inFlight === undefined) schedule(0);
      else woken = true;
    },
    wake() {
      if (!running || woken) return;
      woken = true;
      if (inFlight === undefined) schedule(wait());
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await inFlight;
    },
  };
}
