import type { DispatchPorts } from './ports.ts';
import { runRound, type Remembered } from './round.ts';

export interface LoopOptions {
  readonly ports: DispatchPorts;
  readonly clock: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Milliseconds that a waking waits for more requests, so that simultaneous ones are assigned together. */
  readonly windowMs?: number;
  /** Milliseconds after which a round runs without being woken. */
  readonly idleMs?: number;
}

export interface DispatchLoop {
  /** Begins with a round at once; after a stop, when the round then in flight is over. */
  start(): void;
  /** Something changed: a round runs within the window, or within it after the round in flight. */
  wake(): void;
  /** Waits for the round in flight. */
  stop(): Promise<void>;
}

/** Runs rounds one at a time. An error ends its round, never the loop. */
export function createDispatchLoop({ ports, clock, log, windowMs = 50, idleMs = 1000 }: LoopOptions): DispatchLoop {
  const remembered: Remembered = new Map();
  let running = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let inFlight: Promise<void> | undefined;

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      inFlight = round();
    }, ms);
  }

  async function round(): Promise<void> {
    woken = false;
    try {
      const { failures } = await runRound(ports, clock(), remembered);
      for (const error of failures) log('a part of a round of dispatch failed', error);
    } catch (error) {
      log('a round of dispatch failed', error);
    } finally {
      inFlight = undefined;
      if (running) schedule(woken ? windowMs : idleMs);
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
      if (inFlight === undefined) schedule(windowMs);
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await inFlight;
    },
  };
}
