import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '@safiri/db/platform/connect.ts';

/**
 * Connections of a test's own: what it asks by them is not taken for a statement of the product's.
 * @param max connections at most
 */
export function connectApart(url: string, max = 10): { db: Db; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 60_000 });
  // One that waits for work when PostgreSQL is restarted under it.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}
