import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '@safiri/db/platform/embedded.ts';
import { findPostmaster } from '@safiri/db/platform/embedded/postmaster.ts';

/** A PostgreSQL of the test's own, to be restarted and to be killed. Its address stays the same. */
export interface OwnPostgres {
  readonly url: string;
  /** As an upgrade does it: sessions are ended, what is committed is written. */
  stop(): Promise<void>;
  /** As a power cut does it. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-postgres-'));
  // The user that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  let embedded: Embedded = await startEmbedded({ dataDir, log: () => {} });
  return {
    url: embedded.url,
    stop: () => embedded.stop(),
    async crash() {
      const postmaster = findPostmaster(join(dataDir, 'postgres'));
      if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGQUIT');
      while (findPostmaster(join(dataDir, 'postgres')) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async start() {
      embedded = await startEmbedded({ dataDir, log: () => {} });
    },
    async remove() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
