import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@safiri/db/platform/embedded.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { BATCH_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { startNode, type Node } from '@safiri/server/testing/harness.ts';

export interface Stage {
  readonly url: string;
  readonly node: Node;
  close(): Promise<void>;
}

/** A durable PostgreSQL (fsync on) and one whole server over it, for the figures alone. */
export async function openStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-bench-'));
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  await migrate(embedded.url);
  const node = await startNode(embedded.url, {
    dispatch: true,
    batchWindowMs: BATCH_WINDOW_MS,
    unguarded: true,
    env: { RATE_LIMIT_FACTOR: '1000000' },
  });
  return {
    url: embedded.url,
    node,
    async close() {
      await node.stop();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
