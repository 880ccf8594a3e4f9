import { mkdtempSync, chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import pg from 'pg';
import { startEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { makeAllPartitions } from '../partitions/keep.ts';
import { asIfFull, withPartitions } from './as-if-full.ts';
import { faultsOf, type Example } from './explain.ts';
import { growing as growingTables } from './growing.ts';
import type { Growing } from './plan-faults.ts';
import { wholeReadOf } from './whole-reads.ts';

/** A line that `launch/record-statements.mjs` wrote. */
interface Recorded {
  readonly key: string;
  readonly text: string;
  readonly values: string;
}

/** Every statement that the processes of a run sent, once for each kind of values that it came with. */
function readExamples(folder: string): Example[] {
  const found = new Map<string, Example>();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const { key, text, values } = JSON.parse(line) as Recorded;
      if (!found.has(key)) found.set(key, { text, values: deserialize(Buffer.from(values, 'base64')) as unknown[] });
    }
  }
  return [...found.values()];
}

/** A migrated database whose tables look full, on a PostgreSQL of its own. */
async function openFull(): Promise<{ client: pg.Client; growing: Growing; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-plans-'));
  // The user that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  await migrate(embedded.url);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await makeAllPartitions(embedded.url);
  const growing = await withPartitions(client, growingTables);
  await asIfFull(client, growing);
  return {
    client,
    growing,
    async close() {
      await client.end();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What is wrong with a statement, in words; nothing where it is bounded, or is one of those that must read everything. */
async function complaintOf(client: pg.Client, growing: Growing, example: Example): Promise<string | undefined> {
  if (wholeReadOf(example.text) !== undefined) return undefined;
  try {
    const faults = await faultsOf(client, example, growing);
    if (faults.length === 0) return undefined;
    return faults.map(({ table, alias, index }) => `${table} (${alias}) is read by the whole of ${index ?? 'it'}`).join('; ');
  } catch (error) {
    return `could not be explained: ${(error as Error).message}`;
  }
}

/** Explains what a run of tests recorded. @returns how many statements do not scale */
async function check(folder: string): Promise<number> {
  const examples = existsSync(folder) ? readExamples(folder) : [];
  if (examples.length === 0) return 0;
  const { client, growing, close } = await openFull();
  const complaints = new Map<string, string>();
  try {
    for (const example of examples) {
      const complaint = await complaintOf(client, growing, example);
      if (complaint !== undefined) complaints.set(example.text.replaceAll(/\s+/g, ' ').replaceAll(/\$\d+/g, '$'), complaint);
    }
  } finally {
    await close();
  }
  for (const [text, complaint] of complaints) console.log(`${complaint}\n    ${text}\n`);
  console.log(`${examples.length} statements were explained, ${complaints.size} do not scale (docs/testing.md).`);
  return complaints.size;
}

process.exitCode = (await check(process.argv[2] ?? '')) === 0 ? 0 : 1;
