import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Growing } from './plan-faults.ts';

const ROWS = 1_000_000;
const PAGES = { table: 25_000, index: 4000 };
const PAGE_BYTES = 8192;

/** Tables that grow, and the partitions of those that have some: each of them grows. */
export async function withPartitions(client: pg.Client, growing: Growing): Promise<Growing> {
  const { rows } = await client.query<{ name: string }>(
    `select i.inhrelid::regclass::text as name from pg_inherits i join pg_class t on t.oid = i.inhparent
     where t.relkind = 'p' and t.relnamespace = 'public'::regnamespace and t.relname = any($1)`,
    [Object.keys(growing)],
  );
  return { ...growing, ...Object.fromEntries(rows.map(({ name }) => [name, []])) };
}

/**
 * Makes PostgreSQL plan for tables of a million rows that have none: it takes the size of a table or an index from its file, which is
 * lengthened here without room on the disk, and the rows of a page from its own notes. Otherwise it would hash what is large in a real city.
 * Indexes of what is under way stay small. A table in partitions has no file: its partitions have ({@link withPartitions}).
 * @param client a superuser's, on a database that nobody else uses, on this machine
 */
export async function asIfFull(client: pg.Client, growing: Growing): Promise<void> {
  const { rows } = await client.query<{ folder: string; file: string; pages: number }>(
    `update pg_class c set reltuples = $1, relpages = case when c.relkind = 'i' then $2 else $3 end::int
     from pg_class t left join pg_index i on i.indrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($4) and t.relkind = 'r' and c.oid in (t.oid, i.indexrelid) and c.relname <> all($5)
     returning current_setting('data_directory') as folder, pg_relation_filepath(c.oid::regclass) as file, c.relpages as pages`,
    [ROWS, PAGES.index, PAGES.table, Object.keys(growing), Object.values(growing).flat()],
  );
  for (const { folder, file, pages } of rows) truncateSync(join(folder, file), pages * PAGE_BYTES);
}
