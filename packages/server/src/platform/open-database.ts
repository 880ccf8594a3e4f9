import { existsSync } from 'node:fs';
import { startEmbedded } from '@safiri/db/platform/embedded.ts';
import { holdInstanceLock } from '@safiri/db/platform/instance-lock.ts';
import { type Config } from './config.ts';
import { ConfigError } from './config-error.ts';

/** A database to read, and how to leave it as it was found. */
export interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database of the setting, or the embedded one of the data directory. Where a server runs on it, its PostgreSQL is
 * used and left alone; else it is started for the check, with the lock that keeps a server from starting meanwhile.
 * @throws ConfigError when the data directory does not exist
 */
export async function openDatabase(config: Config): Promise<Opened> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: async () => {} };
  if (!existsSync(config.dataDir)) throw new ConfigError(`DATA_DIR="${config.dataDir}" does not exist: there is nothing to check.`);
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => {} });
  if (embedded.adopted) return { url: embedded.url, close: async () => {} };
  const lock = await holdInstanceLock(embedded.url);
  return {
    url: embedded.url,
    async close() {
      await lock?.release();
      if (lock !== null) await embedded.stop();
    },
  };
}
