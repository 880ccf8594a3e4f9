import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { notify } from '@safiri/server/notifications/public.ts';
import { inTransaction } from '@safiri/server/platform/unit-of-work.ts';
import type { Stage } from './stage.ts';

const CLIENTS = 10_000;
const TOLD = 1000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Bytes in use after a collection; the resident size also holds what earlier figures left behind. */
const memory = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

export interface StreamFigures {
  readonly clients: number;
  /** Growth of the server's memory in use for each held stream. */
  readonly kilobytesEach: number;
  /** From the start of writing a thousand notifications to the last and the middle one at its client, milliseconds. */
  readonly told: { count: number; written: number; p50: number; last: number };
}

/** Streams held by one server process, and a thousand people told while they are connected. */
export async function streamFigures(stage: Stage): Promise<StreamFigures> {
  const { hostname, port } = new URL(stage.node.address);
  const before = memory();
  const arrivals: number[] = [];
  const child = fork(fileURLToPath(new URL('./stream-clients.ts', import.meta.url)), [hostname, port, String(CLIENTS)]);
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
      child.on('message', (message: { opened?: number; at?: number }) => {
        if (message.opened !== undefined) resolve();
        if (message.at !== undefined) arrivals.push(message.at);
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const kilobytesEach = (memory() - before) / 1024 / CLIENTS;
    const { rows } = await stage.node.ctx.db.execute<{ id: number }>(
      sql`select user_id as id from sessions s join users u on u.id = s.user_id where u.user_type = 'passenger' order by u.id limit ${TOLD}`,
    );
    const start = performance.timeOrigin + performance.now();
    const tell = rows.map(({ id }) => inTransaction(stage.node.ctx, (uow) => notify(uow, id, { kind: 'toldVerified' })));
    await Promise.all(tell);
    const written = performance.timeOrigin + performance.now() - start;
    for (const until = Date.now() + 30_000; arrivals.length < rows.length && Date.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (arrivals.length < rows.length) throw new Error(`${arrivals.length} of ${rows.length} notifications arrived`);
    const after = arrivals.map((at) => at - start).toSorted((a, b) => a - b);
    return {
      clients: CLIENTS,
      kilobytesEach,
      told: { count: rows.length, written, p50: after[Math.floor(after.length / 2)] ?? Number.NaN, last: after.at(-1) ?? Number.NaN },
    };
  } finally {
    child.removeAllListeners('exit');
    child.send('end');
  }
}
