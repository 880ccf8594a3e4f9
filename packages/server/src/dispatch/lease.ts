import pg from 'pg';
import type { Context } from '../platform/context.ts';

/** The advisory lock that the dispatching node holds; any number that nothing else here uses. */
const LOCK = 7_313_001;
const RETRY_MS = 2000;

export interface Lease {
  stop(): Promise<void>;
}

/**
 * One node dispatches at a time: the one whose own connection holds an advisory lock. PostgreSQL frees the lock with
 * the connection, so a killed node is followed within two seconds. Two at once by accident would be harmless.
 */
export function holdLease(ctx: Context, url: string, gained: () => void, lost: () => void): Lease {
  let client: pg.Client | undefined;
  let held = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function drop(): void {
    if (held) lost();
    held = false;
    client = undefined;
    if (!stopped) timer = setTimeout(attempt, RETRY_MS);
  }

  function attempt(): void {
    tryLock().catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the dispatch lease could not be asked for');
      client?.end().catch(() => {});
      drop();
    });
  }

  async function tryLock(): Promise<void> {
    if (client === undefined) {
      client = new pg.Client({ connectionString: url, application_name: 'safiri dispatch lease' });
      client.on('error', () => {});
      client.on('end', drop);
      await client.connect();
    }
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
    if (rows[0]?.got === true) {
      held = true;
      gained();
    } else if (!stopped) {
      timer = setTimeout(attempt, RETRY_MS);
    }
  }

  attempt();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      if (open !== undefined) await open.end().catch(() => {});
    },
  };
}
