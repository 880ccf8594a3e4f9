import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { databaseUrl } from '@safiri/db/platform/run-cluster.ts';

const migrations = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/** A folder with the migrations that came before one. */
function upTo(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'safiri-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: Array<{ tag: string }> };
  const index = journal.entries.findIndex((entry) => entry.tag.endsWith(`_${what}`));
  if (index < 0) throw new Error(`no migration ${what}`);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}

/**
 * A database of this file of tests as it was before a migration.
 * @param what its name, without the number
 */
export function useDatabaseBefore(what: string) {
  const name = `safiri_migration_${process.pid}_${Date.now()}`;
  let admin: pg.Client;
  let client: pg.Client;
  let before: string;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    client = new pg.Client({ connectionString: databaseUrl(inject('adminUrl'), name) });
    await client.connect();
    before = upTo(what);
    await migrate(drizzle({ client }), { migrationsFolder: before });
  });
  afterAll(async () => {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(before, { recursive: true });
  });
  return {
    url: () => databaseUrl(inject('adminUrl'), name),
    run: async (query: string) => void (await client.query(query)),
    rowsOf: async (query: string) => (await client.query<Record<string, unknown>>(query)).rows,
    /** It, and all that came after. */
    migrate: () => migrate(drizzle({ client }), { migrationsFolder: migrations }),
  };
}
