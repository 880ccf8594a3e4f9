import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '@safiri/db/platform/test-cluster.ts';
import { calls } from '../testing/calls.ts';
import { type Node, startNode } from '../testing/harness.ts';
import { overpassAnswer } from '../testing/osm-file.ts';
import { town, townArea } from '../testing/town.ts';
import { importCity, mapsFolder } from './public.ts';

const COMMAND = fileURLToPath(new URL('../map-command.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'safiri-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const root = mapsFolder(dataDir);
const file = join(dataDir, 'town.json');
const write = (from: number) => writeFileSync(file, JSON.stringify(overpassAnswer({ ...town, ways: town.ways.slice(from) })));

let url: string;
beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  return () => database.drop();
});

/** A server that has just started over what is there. */
async function withServer<T>(look: (node: Node) => Promise<T>): Promise<T> {
  const node = await startNode(url, { env: { DATA_DIR: dataDir, OPEN_BETA: '1' } });
  try {
    return await look(node);
  } finally {
    await node.stop();
  }
}

/** The edition that the server tells, of which it has a tile. */
const served = () =>
  withServer(async (node) => {
    const { maps } = await node.client().call(calls.getSettings);
    const edition = maps.find(({ city }) => city === 'kisumu')?.edition;
    const tile = await fetch(`${node.address}/map/kisumu/${edition}/14/9773/8197.mvt`);
    return { edition, status: tile.status };
  });

/** Kills an import the moment that it begins to write, or after so many milliseconds. */
async function killedImport(afterMs: number | undefined): Promise<void> {
  const { south, west, north, east } = townArea;
  const child = spawn(
    process.execPath,
    [COMMAND, 'import', file, '--city', 'kisumu', `--bounds=${south},${west},${north},${east}`, '--out', root],
    { stdio: 'ignore' },
  );
  const kill = () => child.kill('SIGKILL');
  const watcher = afterMs === undefined ? watch(join(root, 'kisumu'), kill) : undefined;
  const timer = afterMs === undefined ? undefined : setTimeout(kill, afterMs);
  await once(child, 'exit');
  watcher?.close();
  clearTimeout(timer);
}

it('leaves the map before in force, also for a server that starts in the middle, until one is whole', async () => {
  write(0);
  const first = await importCity({ file, bases: [], city: 'kisumu', name: 'Kisumu', within: townArea, root, now: new Date(2026, 0, 1) });
  expect(await served()).toEqual({ edition: first.edition.edition, status: 200 });
  write(1);
  for (const afterMs of [100, undefined, undefined]) {
    await killedImport(afterMs);
    // Whoever is killed after the last step was done; all others leave what was there.
    const folders = readdirSync(join(root, 'kisumu')).filter((name) => !name.startsWith('.'));
    const { edition, status } = await served();
    expect(status).toBe(200);
    expect(folders).toContain(edition);
    if (folders.length === 1) expect(edition).toBe(first.edition.edition);
  }
  const second = await importCity({ file, bases: [], city: 'kisumu', name: 'Kisumu', within: townArea, root, now: new Date() });
  expect(await served()).toEqual({ edition: second.edition.edition, status: 200 });
});
