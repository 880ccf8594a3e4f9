import pg from 'pg';
import { sqlState } from '@safiri/db/platform/connect.ts';

/** PostgreSQL's code for a database that does not exist, and for one that another created first. */
const NO_DATABASE = '3D000';
const EXISTS = /^(42P04|23505)$/;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the database of an address when its server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await run(url, 'select 1');
  } catch (error) {
    if (sqlState(error) !== NO_DATABASE) throw error;
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    const maintenance = Object.assign(new URL(url), { pathname: '/postgres' }).href;
    await run(maintenance, `create database ${pg.escapeIdentifier(name)}`).catch((failure: unknown) => {
      if (!EXISTS.test(sqlState(failure) ?? '')) throw failure;
    });
  }
}
