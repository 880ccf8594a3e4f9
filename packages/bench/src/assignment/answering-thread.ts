import { runRound } from '@safiri/dispatch/engine/round.ts';
import { noRoads } from '@safiri/dispatch/roads/road-atlas.ts';
import { portsOf } from '@safiri/server/dispatch/batch.ts';
import { createMatchThread, type MatchThread } from '@safiri/server/dispatch/match-thread.ts';
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
    vehicle: 'sedan' as const,
    busy: false,
    female: false,
    silent: 0,
    idle: 600,
  }));
  return () => batchOf(trips, drivers);
}

/** A whole round over tables in memory: offers and records are taken down, and written nowhere. @param thread where it is matched; here when not given */
async function round(take: ReturnType<typeof taken>, thread?: MatchThread): Promise<void> {
  const { batch, driverFacts } = take();
  const trips = [...batch.trips];
  const result = await runRound(
    {
      ...portsOf(batch, noRoads, driverFacts),
      ...(thread && { matchApart: (_trips, _now, tell) => thread.match(take().batch, driverFacts, tell) }),
      expire: async () => ({ lapsedOffers: 0, cancelledTrips: 0 }),
      openTrips: async () => ({ trips, over: 0, upTo: Infinity }),
      offer: async () => 'offered',
      record: async () => {},
    },
    batch.now,
    new Map(),
  );
  if (result.failures.length > 0) throw result.failures[0];
  if (result.offered !== SIZE) throw new Error('a balanced city was not served');
}

/** What a batch of a thousand trips and a thousand drivers takes of the thread that answers requests: matched there, and apart. */
export async function answeringThreadFigures(rounds: number) {
  const thread = createMatchThread({ budgetMs: 60_000, lateMs: 120_000 });
  const inPlace: number[] = [];
  const apart: number[] = [];
  try {
    for (let seed = 0; seed <= rounds; seed += 1) {
      const take = taken(seed + 1);
      const there = await ownMilliseconds(() => round(take, thread));
      const here = await ownMilliseconds(() => round(take));
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
