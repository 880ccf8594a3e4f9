import { eq, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { keepPartitions } from '@safiri/db/platform/partitions/keep.ts';
import { partitionedOf } from '@safiri/db/platform/partitions/partitioned.ts';
import { DAY_MS, nextStart, startOf } from '@safiri/db/platform/partitions/periods.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { there } from '../testing/client.ts';
import { sweep } from './sweep.ts';

const world = useWorld();
const began = new Date();
const dayAt = (days: number) => new Date(began.getTime() + days * DAY_MS);
const named = (table: string, at: Date) => `${table}_${at.toISOString().slice(0, 10).replaceAll('-', '')}`;

const sweepAt = (days: number) => sweep({ ...world.node.ctx, clock: () => dayAt(days) });
const events = there(partitionedOf(streamEvents));

async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The partition in which each event lies, and how many of that name do. */
async function eventsAt(at: Date, rows = 1, user = 1): Promise<void> {
  await world.db.execute(
    sql`insert into stream_events (user_id, name, at) select ${user}::int, 'ride', ${at.toISOString()}::timestamptz from generate_series(1, ${rows}::int)`,
  );
}
const whereEvents = async (user = 1) =>
  (
    await world.db.execute<{ part: string; n: number }>(
      sql`select tableoid::regclass::text as part, count(*)::int as n from stream_events where user_id = ${user} group by 1 order by 1`,
    )
  ).rows.map(({ part, n }) => [part, n]);

it('makes the partitions of the next periods, drops those of which all rows are old, and keeps the others', async () => {
  await world.db.insert(notifications).values({ userId: 1, kind: 'toldVerified', redirectTo: '/driver' });
  await sweepAt(4);
  expect(await partitionsOf('stream_events')).toEqual(
    [...[4, 5].map((day) => named('stream_events', dayAt(day))), 'stream_events_default'].toSorted(),
  );
  await eventsAt(dayAt(4));
  await sweepAt(5);
  // Not a day old yet, all of it.
  expect(await whereEvents()).toEqual([[named('stream_events', dayAt(4)), 1]]);
  await sweepAt(6);
  expect(await whereEvents()).toEqual([]);
  expect(await partitionsOf('stream_events')).toEqual(
    [...[5, 6, 7].map((day) => named('stream_events', dayAt(day))), 'stream_events_default'].toSorted(),
  );
  // Months and weeks go on beside them.
  const months = [0, 1].map((n) => {
    let month = startOf('month', dayAt(6));
    for (let i = 0; i < n; i += 1) month = nextStart('month', month);
    return named('notifications', month);
  });
  expect(await partitionsOf('notifications')).toEqual(expect.arrayContaining(months.slice(1)));
  expect(await world.db.$count(notifications, eq(notifications.userId, 1))).toBe(1);
});

it('takes what is dated far from now into the default partition, and moves or deletes it when its time has come', async () => {
  await eventsAt(dayAt(30), 2, 2);
  await eventsAt(dayAt(-30), 3, 2);
  expect(await whereEvents(2)).toEqual([['stream_events_default', 5]]);
  await sweepAt(6);
  expect(await whereEvents(2)).toEqual([['stream_events_default', 2]]);
  await sweepAt(29);
  expect(await whereEvents(2)).toEqual([[named('stream_events', dayAt(30)), 2]]);
});

it('leaves very many rows of a time that had no partition where they are, deletes them when they are old, and goes on', async () => {
  await eventsAt(dayAt(40), 10_001, 3);
  await sweepAt(39);
  expect(await whereEvents(3)).toEqual([['stream_events_default', 10_001]]);
  expect(await partitionsOf('stream_events')).toEqual(
    [...[39].map((day) => named('stream_events', dayAt(day))), 'stream_events_default'].toSorted(),
  );
  await sweepAt(42);
  expect(await whereEvents(3)).toEqual([]);
});

it('is done once by two nodes that sweep at the same moment', async () => {
  const keep = () => keepPartitions(world.node.ctx.db, events, dayAt(50), dayAt(49));
  await Promise.all([keep(), keep(), keep(), keep()]);
  expect(await partitionsOf('stream_events')).toEqual(
    [...[50, 51].map((day) => named('stream_events', dayAt(day))), 'stream_events_default'].toSorted(),
  );
});

it('gives way to whoever reads for long, keeps no write waiting behind it, and comes again', async () => {
  const { db } = world;
  const slow = await db.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from stream_events`);
    const dropped = keepPartitions(world.node.ctx.db, events, dayAt(52), dayAt(52));
    const waited: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const from = performance.now();
      await eventsAt(dayAt(52), 1, 4);
      waited.push(performance.now() - from);
      await setTimeout(100);
    }
    return { dropped, longest: Math.max(...waited) };
  });
  expect(slow.longest).toBeLessThan(1000);
  await slow.dropped;
  expect(await partitionsOf('stream_events')).not.toContain(named('stream_events', dayAt(50)));
  expect(await whereEvents(4)).toEqual([[named('stream_events', dayAt(52)), 15]]);
});
