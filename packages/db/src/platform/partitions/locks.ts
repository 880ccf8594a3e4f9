import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState, type Db } from '../connect.ts';

/** The advisory lock of whoever makes or drops partitions. */
const LOCK = 7_313_012;
/** Whoever waits for the lock of a table keeps all behind him waiting: not for longer than this. */
const LOCK_MS = 200;
const TRIES = 10;
const PAUSE_MS = 300;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Does something that one node does at a time. @returns undefined when another is at it */
export async function aloneAtPartitions<R>({ $client: pool }: Db, act: (client: pg.PoolClient) => Promise<R>): Promise<R | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
    const got = rows[0]?.got === true;
    const result = got ? await act(client) : undefined;
    if (got) await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
    return result;
  } catch (error) {
    // The lock goes with the connection.
    client.release(true);
    throw error;
  }
}

/**
 * Runs statements that lock a table for a moment: all of them or none, sent at once. Gives way, and tries again, where the lock is not to be
 * had at once.
 * @throws pg.DatabaseError when it never was
 */
export async function briefly(client: pg.PoolClient, statements: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(['begin', `set local lock_timeout = ${LOCK_MS}`, ...statements, 'commit'].join(';\n'));
      return;
    } catch (error) {
      await client.query('rollback');
      const code = sqlState(error);
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) || tries === TRIES) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}
