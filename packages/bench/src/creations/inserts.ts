import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const CLIENTS = 64;
const TABLE =
  'create table if not exists bench_rows (id int generated always as identity primary key, a int, b text, at timestamptz default now())';

/** Raw single-row inserts per second with 64 connections on the same cluster, each its own durable commit. */
async function insertsPerSecond(url: string, seconds: number): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(TABLE);
  const until = Date.now() + seconds * 1000;
  let n = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (Date.now() < until) {
        await client.query({ name: 'bench', text: 'insert into bench_rows (a, b) values ($1, $2)', values: [n, 'row'] });
        n += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return n / seconds;
}

const run = promisify(execFile);

/** Who makes the raw inserts that rides are held against: PostgreSQL's own pgbench, and where it is not installed, our driver. */
export async function rawInserts(url: string): Promise<{ peer: string; perSecond: (seconds: number) => Promise<number> }> {
  const found = await run('pgbench', ['--version']).catch(() => undefined);
  if (found === undefined) return { peer: 'by our driver', perSecond: (seconds) => insertsPerSecond(url, seconds) };
  return { peer: 'by pgbench', perSecond: (seconds) => pgbench(url, seconds) };
}

async function pgbench(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TABLE);
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), 'safiri-pgbench-'));
  try {
    const script = join(folder, 'insert.sql');
    writeFileSync(script, "\\set n random(1, 1000000)\ninsert into bench_rows (a, b) values (:n, 'row');\n");
    const settings = [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${CLIENTS}`,
      '--jobs=2',
      `--time=${seconds}`,
      `--file=${script}`,
      url,
    ];
    const { stdout } = await run('pgbench', settings);
    const perSecond = Number(/tps = ([0-9.]+)/.exec(stdout)?.[1]);
    if (!(perSecond > 0)) throw new Error(`pgbench said ${stdout}`);
    return perSecond;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
