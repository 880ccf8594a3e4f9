import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '@safiri/db/platform/connect.ts';
import { keepPartitions } from '@safiri/db/platform/partitions/keep.ts';
import { partitioned } from '@safiri/db/platform/partitions/partitioned.ts';
import { useDatabaseBefore } from '../testing/migrations.ts';

const tables = ['dispatch_rounds', 'trip_trails', 'notifications', 'stream_events'];
const { run, rowsOf, migrate, url } = useDatabaseBefore('partitions');
let db: Db;
let close: () => Promise<void>;
beforeAll(() => ({ db, close } = connect(url(), 2)));
afterAll(() => close());

const keep = async () => {
  for (const one of partitioned) await keepPartitions(db, one, new Date(), new Date(0));
};
/** One after the other: they share a connection. */
async function ofEach(query: (table: string) => string): Promise<unknown[]> {
  const all = [];
  for (const table of tables) all.push(await rowsOf(query(table)));
  return all;
}
const contents = () => ofEach((table) => `select t.* from ${table} t where id <= 5 order by id`);
const files = (of: string) => ofEach((table) => `select pg_relation_filenode('${table}${of}')::int as file`);
const partOf = async (table: string, id: number) =>
  (await rowsOf(`select tableoid::regclass::text as part from ${table} where id = ${id}`)).map(({ part }) => part);

const trail = (at: string) =>
  `insert into trip_trails (ride_id, driver_id, leg, first_at, last_at) values (1, 1, 'trip', ${at}, ${at}) on conflict do nothing`;
const addOne = (at = 'now()') =>
  run(`
    insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters) values (1, ${at}, '{1}', '{busy}', '{7}');
    ${trail(at)};
    insert into notifications (user_id, kind, redirect_to, created_at) values (1, 'toldVerified', '/', ${at});
    insert into stream_events (user_id, name, at) values (1, 'ride', ${at})`);

it('keeps every row and its number, copies none, and divides by time what comes after', async () => {
  // No people and trips are needed for what is looked at.
  await run('set session_replication_role = replica');
  for (let n = 0; n < 5; n += 1) await addOne(`now() - interval '${n * 40} days'`);
  const [before, filesBefore] = [await contents(), await files('')];
  await migrate();
  expect(await contents()).toEqual(before);
  // Written while nothing was divided yet.
  await addOne();
  for (const table of tables) expect(await partOf(table, 6)).toEqual([`${table}_default`]);

  // Nobody's, as clocks go: it is told of, and everything stays as it was.
  await run(
    `insert into notifications (user_id, kind, redirect_to, created_at) values (1, 'toldVerified', '/', now() + interval '400 days')`,
  );
  await expect(keep()).rejects.toThrow(/notifications_end/);
  expect(await partOf('notifications', 7)).toEqual(['notifications_default']);
  await run('delete from notifications where id = 7; alter sequence notifications_id_seq restart 7');
  // What a run left that ended in the middle.
  await run(`alter table stream_events_default add constraint stream_events_end check (at < '2030-01-01') not valid`);

  await keep();
  expect(await contents()).toEqual(before);
  expect(await files('_before')).toEqual(filesBefore);
  await addOne();
  await addOne(`now() + interval '80 days'`);
  for (const table of tables) expect(await partOf(table, 7)).toEqual([`${table}_before`]);
  expect(await partOf('stream_events', 8)).toEqual(['stream_events_default']);
  expect(
    await rowsOf(
      `select conname from pg_constraint where conname in ('dispatch_rounds_end', 'trip_trails_end', 'notifications_end', 'stream_events_end')`,
    ),
  ).toEqual([]);
});

it('holds a piece of a trail to be unique as before, in whichever partition it lies', async () => {
  const pieces = () => rowsOf('select id from trip_trails order by id');
  const all = await pieces();
  await run(
    `insert into trip_trails (ride_id, driver_id, leg, first_at, last_at) select ride_id, driver_id, leg, first_at, last_at from trip_trails on conflict do nothing`,
  );
  expect(await pieces()).toEqual(all);
});

it('changes nothing when it is repeated', async () => {
  const parts = () => rowsOf('select inhparent::regclass::text, inhrelid::regclass::text from pg_inherits order by 1, 2');
  const made = await parts();
  await keep();
  expect(await parts()).toEqual(made);
});
