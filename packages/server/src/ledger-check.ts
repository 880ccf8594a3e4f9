import { existsSync } from 'node:fs';
import { connect } from '@safiri/db/platform/connect.ts';
import { EmbeddedError, startEmbedded } from '@safiri/db/platform/embedded.ts';
import { holdInstanceLock } from '@safiri/db/platform/instance-lock.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { checkLedger } from './wallet/check-ledger.ts';

/** A database to read, and how to leave it as it was found. */
interface Opened {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database of the setting, or the embedded one of the data directory. Where a server runs on it, its PostgreSQL is
 * used and left alone; else it is started for the check, with the lock that keeps a server from starting meanwhile.
 * @throws ConfigError when the data directory does not exist
 */
async function openDatabase(config: Config): Promise<Opened> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: async () => {} };
  if (!existsSync(config.dataDir)) throw new ConfigError(`DATA_DIR="${config.dataDir}" does not exist: there is no ledger to check.`);
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

async function main(): Promise<number> {
  const opened = await openDatabase(readConfig(process.env));
  const { db, close } = connect(opened.url, 1);
  try {
    const begun = performance.now();
    const { transfers, entries, completedRides, faults } = await checkLedger(db);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    const verdict = faults.length === 0 ? 'The ledger is right' : `The ledger has at least ${faults.length} faults`;
    process.stdout.write(`${verdict}: ${transfers} transfers, ${entries} entries, ${completedRides} completed rides in ${seconds} s\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await close();
    await opened.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError || error instanceof EmbeddedError ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
