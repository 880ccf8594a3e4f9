import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as applyJobMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The advisory lock under which migrations run: two servers that start together migrate one after the other. */
const LOCK = 7_313_002;

/** Brings a database to the newest tables, those of the job queue included. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'safiri migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    await applyJobMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
