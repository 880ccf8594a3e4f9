import pg from 'pg';

/** The advisory lock that tells that a server is running on this data directory. */
const LOCK = 7_313_003;
/** PostgreSQL notices within moments that a killed holder's connection has ended. */
const PATIENCE_MS = 3000;
const ASK_EVERY_MS = 100;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process, or gives null when another server has it. The lock lives on a connection of
 * its own: PostgreSQL frees it when its holder ends, however that was.
 * @param onLost called when the connection breaks while it is held: from then on another server may start
 */
export async function holdInstanceLock(url: string, onLost: () => void = () => {}): Promise<InstanceLock | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'safiri instance lock', keepAlive: true });
  let held = false;
  client.on('error', () => {});
  client.on('end', () => held && onLost());
  await client.connect();
  for (const until = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
    held = rows[0]?.got === true;
    if (held || Date.now() > until) break;
  }
  const release = async () => {
    held = false;
    await client.end();
  };
  if (held) return { release };
  await release();
  return null;
}
