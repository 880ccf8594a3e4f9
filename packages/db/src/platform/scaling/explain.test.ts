import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded, type Embedded } from '../embedded.ts';
import { asIfFull } from './as-if-full.ts';
import { faultsOf } from './explain.ts';

const growing = { trips: ['trips_waiting'], people: [] };
let folder: string;
let embedded: Embedded;
let client: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safiri-plans-test-'));
  chmodSync(folder, 0o755);
  embedded = await startEmbedded({ dataDir: folder, log: () => {}, fsync: false });
  client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query(`
    create table people (id int primary key, name text not null);
    create table trips (id int primary key, person_id int not null, friend_id int, status text not null, note text);
    create index trips_person on trips (person_id);
    create index trips_waiting on trips (id) where status = 'waiting';
    create table cities (id text primary key)`);
  await asIfFull(client, growing);
});
afterAll(async () => {
  await client.end();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tablesIn = async (text: string, ...values: unknown[]) =>
  (await faultsOf(client, { text, values }, growing)).map(({ table, index }) => `${table} ${index ?? ''}`.trim());

it('finds what no index answers', async () => {
  expect(await tablesIn('select * from trips where friend_id = $1', 7)).toEqual(['trips']);
  expect(await tablesIn('update trips set note = null where note = $1', 'a')).toEqual(['trips']);
  expect(await tablesIn('select count(*) from people')).toEqual(['people people_pkey']);
  expect(await tablesIn('select * from trips where status = $1 order by id desc limit 20', 'over')).toEqual(['trips trips_pkey']);
  expect(await tablesIn('select * from cities')).toEqual([]);
});

it('finds a way by conditions where there is one, however small the tables are', async () => {
  expect(await tablesIn('select * from trips where person_id = $1 order by id', 7)).toEqual([]);
  expect(await tablesIn(`select * from trips where status = $1 and note = 'a'`, 'waiting')).toEqual([]);
  expect(await tablesIn('select * from trips order by id desc limit 20')).toEqual([]);
  expect(await tablesIn('select t.*, p.name from trips t join people p on p.id = t.person_id where t.person_id = any($1)', [1, 2])).toEqual(
    [],
  );
  expect(
    await tablesIn(
      'select p.name, exists (select from trips t where t.person_id = p.id and t.note is null) from people p where id = $1',
      7,
    ),
  ).toEqual([]);
});

it('leaves the database as it was', async () => {
  const { rows } = await client.query('select count(*)::int as n from pg_index where not indisvalid');
  expect(rows).toEqual([{ n: 0 }]);
});
