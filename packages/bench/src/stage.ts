import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@safiri/db/platform/embedded.ts';
import { layOut } from '@safiri/db/platform/embedded/home.ts';
import { logFileOf } from '@safiri/db/platform/embedded/launch.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { BATCH_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { startNode, type Node } from '@safiri/server/testing/harness.ts';

export interface Stage {
  readonly url: string;
  readonly node: Node;
  close(): Promise<void>;
}

/** A PostgreSQL of its own with the newest tables. */
export interface Database {
  readonly url: string;
  /** What PostgreSQL logs. */
  readonly logFile: string;
  close(): Promise<void>;
}

const open = new Set<Database>();

/** Ends the databases that are open: whoever stops the bench leaves none running, and no folder behind. */
export async function closeDatabases(): Promise<void> {
  await Promise.all([...open].map((database) => database.close()));
}

/** Durable (fsync on), like that of `npm start`. */
export async function openDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-bench-'));
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  await migrate(embedded.url);
  const database: Database = {
    url: embedded.url,
    logFile: logFileOf(layOut(dataDir)),
    async close() {
      open.delete(database);
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  open.add(database);
  return database;
}

/** One whole server that limits nobody. */
export const openNode = (url: string): Promise<Node> =>
  startNode(url, { dispatch: true, batchWindowMs: BATCH_WINDOW_MS, unguarded: true, env: { RATE_LIMIT_FACTOR: '1000000' } });

/** A durable PostgreSQL and one whole server over it, for the figures alone. */
export async function openStage(): Promise<Stage> {
  const database = await openDatabase();
  const node = await openNode(database.url);
  return {
    url: database.url,
    node,
    async close() {
      await node.stop();
      await database.close();
    },
  };
}
