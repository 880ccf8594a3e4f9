import { parentPort } from 'node:worker_threads';
import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { Budget } from '@safiri/dispatch/engine/budget.ts';
import { findDrivers } from '@safiri/dispatch/engine/find-drivers.ts';
import { OutOfTime } from '@safiri/dispatch/engine/out-of-time.ts';
import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { openAtlas } from '../roads/public.ts';
import { portsOf, type Batch } from './batch.ts';
import { memoryOfFound, packFound, type FoundDrivers } from './found-drivers.ts';

/** What this thread is told: a batch, and what it asked of drivers. */
export type ToWorker =
  | { readonly batch: Batch; readonly budgetMs: number }
  | { readonly facts: ReadonlyMap<number, DriverFacts> }
  | { readonly factsFailed: string };

/** Why a batch was given its drivers nearest first: for want of time, or a fault. */
type FallBack = { readonly outOfTime: number } | { readonly message: string };

/** What it answers. */
export type FromWorker =
  | { readonly factsOf: number[] }
  | { readonly found: FoundDrivers; readonly fallBacks: readonly FallBack[] }
  | { readonly failed: string };

const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');
const answer = (message: FromWorker, memory: ArrayBuffer[] = []) => port.postMessage(message, memory);

// What is wrong with a file the thread that answers requests says.
const atlas = openAtlas(() => {});
const assigner = new Assigner();
/** What was asked of drivers last. */
let asked: PromiseWithResolvers<ReadonlyMap<number, DriverFacts>> | undefined;

async function driverFacts(driverIds: number[]): Promise<Map<number, DriverFacts>> {
  asked = Promise.withResolvers();
  answer({ factsOf: driverIds });
  return new Map(await asked.promise);
}

async function match(batch: Batch, budgetMs: number): Promise<void> {
  const fallBacks: FallBack[] = [];
  try {
    await atlas.use(batch.roadFiles);
    const searches = await findDrivers(portsOf(batch, atlas, driverFacts), batch.trips, batch.now, {
      assigner,
      budget: new Budget(() => new Date(), budgetMs),
      tell: (error) => void fallBacks.push(error instanceof OutOfTime ? { outOfTime: error.trips } : { message: error.message }),
    });
    const found = packFound(searches);
    answer({ found, fallBacks }, memoryOfFound(found));
  } catch (error) {
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if ('batch' in message) void match(message.batch, message.budgetMs);
  else if ('facts' in message) asked?.resolve(message.facts);
  else asked?.reject(new Error(message.factsFailed));
});
