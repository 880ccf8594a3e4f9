import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { alternate } from '../load.ts';
import { startOwnRedis } from '../own-redis.ts';
import { cookieOf, createPeople } from '../people.ts';
import type { Stage } from '../stage.ts';
import type { Load } from './load.ts';
import { ownClock, redisClock, wallClock, type Clock } from './clocks.ts';
import { perSecond } from './measure.ts';

type Ratio = Awaited<ReturnType<typeof alternate>>;

/** Positions in a batch: what a phone gathers between two reports. */
const BATCH = 10;
const CONNECTIONS = { posts: 64, frames: 100, batched: 2000 };
/** Until the node has read all of them. */
const SETTLE_MS = 5000;
/** The first number of the drivers made for these figures, beyond all others. */
const FIRST = 100_001;

export interface IngestFigures {
  /** Positions per second by POSTs of ten beside POSTs of one. */
  readonly posts: Ratio;
  /**
   * By frames of one, and of ten, beside pipelined GEOADDs, for each second of processor time of the one thread that takes them in:
   * the load comes from one thread too, which is not always as fast. Null where there is no Redis.
   */
  readonly frames: Ratio | null;
  readonly batchedFrames: Ratio | null;
}

/** How many positions one server takes in: judged, put into the index, told to whoever listens. */
export async function ingestFigures(stage: Stage, rounds: number, seconds: number): Promise<IngestFigures> {
  const port = Number(new URL(stage.node.address).port);
  // So many, because a phone's positions are a millisecond apart at least: ten of them take it ten.
  await createPeople(stage.node, 'driver', CONNECTIONS.batched, FIRST);
  const { rows } = await stage.node.ctx.db.execute<{ id: number; n: string }>(
    sql`select d.id, regexp_replace(u.email, '[^0-9]', '', 'g') as n from drivers d join users u on u.id = d.user_id order by d.id desc limit ${CONNECTIONS.batched}`,
  );
  // Their rows say online; now this node knows, and their positions go into its index.
  for (const { id } of rows) stage.node.ctx.bus.publish('driver', { driverId: id });
  await setTimeout(SETTLE_MS);
  const drivers = rows.map(({ id, n }) => ({ id, cookie: cookieOf('driver', Number(n)) }));
  const run = (kind: Load['kind'], connections: number, batch: number, clock: Clock, at = port) =>
    perSecond({ kind, port: at, connections, batch, drivers }, seconds, clock);
  const posts = await alternate(
    rounds,
    () => run('posts', CONNECTIONS.posts, BATCH, wallClock),
    () => run('posts', CONNECTIONS.posts, 1, wallClock),
  );
  const redis = await startOwnRedis();
  if (redis === undefined) return { posts, frames: null, batchedFrames: null };
  try {
    const peer = () => run('geoadds', 1, 1, redisClock(redis.port), redis.port);
    const frames = await alternate(rounds, () => run('frames', CONNECTIONS.frames, 1, ownClock), peer);
    const batchedFrames = await alternate(rounds, () => run('frames', CONNECTIONS.batched, BATCH, ownClock), peer);
    return { posts, frames, batchedFrames };
  } finally {
    await redis.stop();
  }
}
