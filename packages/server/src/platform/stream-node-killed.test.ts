import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { STREAMS_PER_SECOND } from '@safiri/rules/stream/come-back.ts';
import { crowd, type Crowd } from '../testing/crowd.ts';
import { follow, type Following } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually } from '../testing/people.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

/** The number; a smaller one for machines that are busy with other tests would prove as much of the logic. */
const STREAMS = searchRuns();
/** Opened at the same time, as a ramp would. */
const AT_ONCE = 100;

const world = useWorld();
const env = () => ({ DATABASE_URL: world.databaseUrl, PORT: '0', DEMO: '0', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' });
let doomed: ServerProcess;
let other: ServerProcess;
let people: Crowd;
beforeAll(async () => {
  [doomed, other] = await Promise.all([startServer(env()), startServer(env())]);
  people = await crowd(world.db, 'listener', STREAMS);
});
const open: Following[] = [];
afterAll(async () => {
  for (const following of open) following.stop();
  await other.stop();
});

/** Commits a notification for everybody, which nobody is left to tell of. */
const commitUntold = () =>
  world.db.execute(sql`
    with written as (
      insert into notifications (user_id, kind, redirect_to) select id, 'toldSafetyCheck', '/' from users where phone like 'listener:%' returning id, user_id)
    insert into stream_events (user_id, name, subject_id) select user_id, 'notification', id from written`);

it(`a node killed with ${STREAMS} streams open: all come back on the other, not all at once, and nobody missed anything`, async () => {
  const streams = people.userIds.map((_, i) => i);
  const first = new Map<number, Following>();
  for (let from = 0; from < STREAMS; from += AT_ONCE) {
    const batch = streams.slice(from, from + AT_ONCE);
    for (const i of batch) first.set(i, follow(doomed.address, people.client(i, doomed.address)));
    await eventually(async () => batch.every((i) => first.get(i)?.named('hello').length === 1), 'the greeting of a batch', 60);
  }
  open.push(...first.values());
  const moments = [...first.values()].map((stream) => Number(stream.named('hello')[0]?.comeBackMs));

  await doomed.kill();
  await commitUntold();
  await eventually(async () => [...first.values()].every(({ ended }) => ended), 'the end of all streams', 60);

  const back = await Promise.all(
    streams.map(async (i) => {
      await new Promise((resolve) => setTimeout(resolve, moments[i]));
      const stream = follow(other.address, people.client(i, other.address), first.get(i)?.lastEventId);
      open.push(stream);
      return stream;
    }),
  );
  await eventually(async () => back.every((stream) => stream.named('notification').length > 0), 'what everybody missed', 60);
  expect(back.map((stream) => stream.named('hello')[0]?.replayed)).toEqual(streams.map(() => true));

  // No second asks more of the other node than it takes; a tenth of one not much more than its part.
  const within = (ms: number) => Math.max(...moments.map((start) => moments.filter((m) => m >= start && m < start + ms).length));
  expect(within(1000)).toBeLessThanOrEqual(2 * STREAMS_PER_SECOND);
  expect(within(100)).toBeLessThanOrEqual(0.3 * STREAMS_PER_SECOND);
}, 240_000);
