import { Worker } from 'node:worker_threads';
import { OutOfTime } from '@safiri/dispatch/engine/out-of-time.ts';
import type { MatchPorts } from '@safiri/dispatch/engine/ports.ts';
import type { Search } from '@safiri/dispatch/engine/search.ts';
import { MATCH_APART_BUDGET_MS, MATCH_APART_LATE_MS } from '@safiri/rules/dispatch/batch.ts';
import type { Batch } from './batch.ts';
import { memoryOf } from './crowd.ts';
import { unpackFound } from './found-drivers.ts';
import type { FromWorker, ToWorker } from './match-worker.ts';

const entry = new URL('./match-worker.ts', import.meta.url);

/** How batches were matched since the start. */
export interface MatchCounts {
  /** Small ones, on the thread that answers requests. */
  readonly inPlace: number;
  readonly apart: number;
  /** Meant for the other thread, which failed or was late. */
  readonly givenBack: number;
}

/** A thread of its own that matches large batches, one at a time. It starts with the first, and anew after a failure. */
export interface MatchThread {
  /**
   * Undefined when the batch is to be matched here.
   * @param driverFacts what the database knows of the drivers whom the batch meets
   * @param tell hears why a batch was given back, or its drivers nearest first
   */
  match(batch: Batch, driverFacts: MatchPorts['driverFacts'], tell: (fallBack: Error) => void): Promise<Search[] | undefined>;
  /** Notes a batch that is matched here because it is small. */
  noteSmall(): void;
  counts(): MatchCounts;
  stop(): Promise<void>;
}

interface MatchThreadOptions {
  /** The program; the real one when not given. */
  readonly file?: URL;
  /** Milliseconds of work that a batch may take. */
  readonly budgetMs?: number;
  /** Milliseconds after which a batch is no longer waited for. */
  readonly lateMs?: number;
}

/** A batch is given back where the thread is late or gone. */
export function createMatchThread({
  file = entry,
  budgetMs = MATCH_APART_BUDGET_MS,
  lateMs = MATCH_APART_LATE_MS,
}: MatchThreadOptions = {}): MatchThread {
  let thread: Worker | undefined;
  let [inPlace, apart, givenBack] = [0, 0, 0];

  function begin(): Worker {
    const begun = new Worker(file, { name: 'matching' });
    begun.on('exit', () => {
      if (thread === begun) thread = undefined;
    });
    // A failure between two batches is no reason to end the server: the next batch starts another one.
    begun.on('error', () => {});
    begun.unref();
    return begun;
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function ask(worker: Worker, batch: Batch, driverFacts: MatchPorts['driverFacts']) {
    const { promise, resolve, reject } = Promise.withResolvers<Extract<FromWorker, { found: unknown }>>();
    const tell = (message: ToWorker, memory: ArrayBuffer[] = []) => worker.postMessage(message, memory);
    const late = setTimeout(() => reject(new Error('the thread was late')), lateMs);
    const gone = (code: number) => reject(new Error(`the thread ended with code ${code}`));
    const hear = (message: FromWorker) => {
      if ('found' in message) resolve(message);
      else if ('failed' in message) reject(new Error(message.failed));
      else
        driverFacts(message.factsOf).then(
          (facts) => tell({ facts }),
          (error: unknown) => tell({ factsFailed: String(error) }),
        );
    };
    worker.on('message', hear).on('error', reject).on('exit', gone);
    try {
      tell({ batch, budgetMs }, memoryOf(batch.crowd));
    } catch (error) {
      reject(error);
    }
    return promise.finally(() => {
      clearTimeout(late);
      worker.off('message', hear).off('error', reject).off('exit', gone);
    });
  }

  return {
    async match(batch, driverFacts, tell) {
      try {
        const { found, fallBacks } = await ask((thread ??= begin()), batch, driverFacts);
        apart += 1;
        for (const one of fallBacks) tell('outOfTime' in one ? new OutOfTime(one.outOfTime) : new Error(one.message));
        return unpackFound(batch.trips, found);
      } catch (error) {
        givenBack += 1;
        // Whatever it still does is of no use, and it may never end.
        await end();
        tell(new Error(`a batch of ${batch.trips.length} trips is matched where requests are answered`, { cause: error }));
        return undefined;
      }
    },
    noteSmall: () => void (inPlace += 1),
    counts: () => ({ inPlace, apart, givenBack }),
    stop: end,
  };
}
