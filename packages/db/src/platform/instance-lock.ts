import pg from 'pg';

/** The advisory lock that tells that a server is running on this data directory. */
const LOCK = 7_313_003;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process, or gives null when another server has it. PostgreSQL frees the lock when
 * its holder's connection ends, however the holder ended.
 */
export async function holdInstanceLock(url: string): Promise<InstanceLock | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'safiri instance lock', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
  if (rows[0]?.got === true) return { release: () => client.end() };
  await client.end();
  return null;
}
