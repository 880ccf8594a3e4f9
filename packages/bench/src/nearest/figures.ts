import type { DriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import { alternate, median } from '../load.ts';
import { startOwnRedis } from '../own-redis.ts';
import { compileCTwin, type CTwin } from './c-twin.ts';
import { indexOf, runLoad, runQueries } from './ours.ts';
import { createLoad, createPopulation, vehicles, type Population } from './population.ts';
import { pipelineOf, RedisGrid } from './redis.ts';
import { tunedRadii } from './tuned.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const QUERIES = 10_000;
/** Runs before the first that counts: the engine compiles what is hot. */
const WARM_UPS = 20;
const SEED = 2;

/** Nanoseconds for one query and its ten updates; the ratio is how many times the other takes. */
interface Beside {
  readonly ours: number;
  readonly other: number;
  readonly ratio: number;
}

export interface NearestFigures {
  readonly sizes: ReadonlyArray<{
    readonly drivers: number;
    /** Metres that Redis searches for each vehicle type; undefined without a Redis. */
    readonly radii: Readonly<Record<string, number>> | undefined;
    readonly redis: Beside | undefined;
    /** Undefined without a compiler. */
    readonly c: Beside | undefined;
    /** Nanoseconds of one query. */
    readonly query: number;
    readonly bytesPerDriver: number;
    readonly redisBytesPerDriver: number | undefined;
  }>;
  /** Query at a million drivers beside ten thousand. */
  readonly growth: number;
}

/**
 * The kernel brings a running thread's account up to date only at its ticks, every 4 ms on many machines, a quarter of a whole
 * run; but always when the thread sleeps.
 */
const asleep = new Int32Array(new SharedArrayBuffer(4));

/** Processor time of this thread so far, in microseconds. */
function busy(): number {
  Atomics.wait(asleep, 0, 0, 1);
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Nanoseconds of this thread's processor time for each query of a load; of Redis too its own thread counts alone. */
function timed(task: () => unknown): number {
  const before = busy();
  task();
  return ((busy() - before) * 1000) / QUERIES;
}

/** The index of the nearest drivers beside Redis and beside itself in C: processor time on all sides. */
export async function nearestFigures(rounds: number): Promise<NearestFigures> {
  const redis = await startOwnRedis();
  const c = compileCTwin();
  const grid = redis === undefined ? undefined : await RedisGrid.connect(redis.path);
  try {
    const sizes: Array<NearestFigures['sizes'][number] & { index: DriverIndex; people: Population }> = [];
    for (const drivers of SIZES) sizes.push(await ofSize(drivers, rounds, grid, c));
    const small = sizes[0];
    const large = sizes.at(-1);
    if (small === undefined || large === undefined) throw new Error('no sizes');
    const growth = await alternate(rounds, queries(large), queries(small));
    return { sizes: sizes.map(({ index: _index, people: _people, ...figures }) => figures), growth: growth.ratio };
  } finally {
    grid?.close();
    c?.close();
    await redis?.stop();
  }
}

/** Measures queries at places that are new each time. */
function queries({ index, people }: { index: DriverIndex; people: Population }): () => Promise<number> {
  let seed = 1000;
  return async () => {
    const load = createLoad({ ...people, lat: people.lat.slice(), lng: people.lng.slice() }, QUERIES, (seed += 1));
    return timed(() => runQueries(index, load));
  };
}

async function ofSize(drivers: number, rounds: number, grid: RedisGrid | undefined, c: CTwin | undefined) {
  const people = createPopulation(drivers);
  const index = indexOf(people);
  await grid?.fill(people);
  const redisBytes = await grid?.memory();
  let seed = SEED;
  let load = createLoad(people, QUERIES, seed);
  for (let i = 0; i < WARM_UPS; i += 1) runLoad(index, load);
  const radii = grid === undefined ? undefined : tunedRadii(index, load);
  const next = async () => {
    load = createLoad(people, QUERIES, (seed += 1));
    return timed(() => runLoad(index, load));
  };
  const redis =
    grid === undefined || radii === undefined
      ? undefined
      : await alternate(rounds, next, async () => (await grid.time(pipelineOf(people, load, radii))) / QUERIES);
  const query = [];
  for (let i = 0; i < rounds; i += 1) query.push(timed(() => runQueries(index, load)));
  return {
    drivers,
    radii: radii && Object.fromEntries(vehicles.map((vehicle, i) => [vehicle, radii[i] as number])),
    redis: redis && { ours: redis.a, other: redis.b, ratio: redis.b / redis.a },
    c: c && (await besideC(index, people, rounds, c, seed + 1)),
    query: median(query),
    bytesPerDriver: index.bytes / drivers,
    redisBytesPerDriver: redisBytes === undefined ? undefined : redisBytes / drivers,
    index,
    people,
  };
}

/** Both put the same load through again and again from the same places, and must find the same drivers. */
async function besideC(index: DriverIndex, people: Population, rounds: number, c: CTwin, seed: number): Promise<Beside> {
  const before = { ...people, lat: people.lat.slice(), lng: people.lng.slice() };
  const load = createLoad(people, QUERIES, seed);
  runLoad(index, load);
  const expected = runLoad(index, load) + runQueries(index, load);
  const both = await alternate(
    rounds,
    async () => {
      // The twin's first rounds do not count either.
      for (let i = 0; i < 2; i += 1) runLoad(index, load);
      return timed(() => runLoad(index, load));
    },
    async () => {
      const { mixed, found } = await c.time(before, load);
      if (found !== expected) throw new Error(`the twin in C found other drivers: ${found} instead of ${expected}`);
      return mixed;
    },
  );
  return { ours: both.a, other: both.b, ratio: both.b / both.a };
}
