import { Assigner } from '@safiri/dispatch/assignment/assigner.ts';
import { Budget } from '@safiri/dispatch/engine/budget.ts';
import { findDrivers } from '@safiri/dispatch/engine/find-drivers.ts';
import { noRoads } from '@safiri/dispatch/roads/road-atlas.ts';
import { portsOf } from '@safiri/server/dispatch/batch.ts';
import { createMatchThread } from '@safiri/server/dispatch/match-thread.ts';
import { batchOf } from '@safiri/server/testing/batches.ts';
import { median } from '../load.ts';
import { seeded, spread } from './random-city.ts';

const SIZE = 1000;
/** A dense city: no driver is farther away than a search reaches. */
const SIDE_METERS = 7000;

/** Processor milliseconds of this thread alone, however busy the machine is. */
async function ownMilliseconds(task: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A batch as it is taken down from what the server knows, which is part of what it costs. */
function taken(seed: number) {
  const random = seeded(seed);
  const trips = spread(SIZE, SIDE_METERS, random).map((point) => ({ ...point, rideType: 'standard' as const, waited: 5 }));
  const drivers = spread(SIZE, SIDE_METERS, random).map((point) => ({
    ...point,
    vehicle: 0,
    busy: false,
    female: false,
    silent: 0,
    idle: 600,
  }));
  return () => batchOf(trips, drivers);
}

const fail = (error: Error) => {
  throw error;
};

/** What a batch of a thousand trips and a thousand drivers takes of the thread that answers requests: matched there, and apart. */
export async function answeringThreadFigures(rounds: number) {
  const thread = createMatchThread({ budgetMs: 60_000, lateMs: 120_000 });
  const inPlace: number[] = [];
  const apart: number[] = [];
  try {
    for (let seed = 0; seed <= rounds; seed += 1) {
      const take = taken(seed + 1);
      const there = await ownMilliseconds(async () => {
        const { batch, driverFacts } = take();
        if ((await thread.match(batch, driverFacts, fail)) === undefined) throw new Error('the batch was given back');
      });
      const here = await ownMilliseconds(async () => {
        const { batch, driverFacts } = take();
        const budget = new Budget(() => batch.now, 1);
        await findDrivers(portsOf(batch, noRoads, driverFacts), batch.trips, batch.now, { assigner: new Assigner(), budget, tell: fail });
      });
      // The first one compiles what the others use.
      if (seed === 0) continue;
      apart.push(there);
      inPlace.push(here);
    }
  } finally {
    await thread.stop();
  }
  return { apart: median(apart), inPlace: median(inPlace) };
}
