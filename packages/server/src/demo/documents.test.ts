import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { fileStore } from '../uploads/public.ts';
import { seedDocuments } from './documents.ts';
import { seedDemo } from './seed.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-documents-'));
/** Memory as a file system of its own, as `/tmp` is on many systems. */
const OTHER = '/dev/shm';
const isOther = existsSync(OTHER) && statSync(OTHER).dev !== statSync(dataDir).dev;
const temporary = isOther ? mkdtempSync(join(OTHER, 'safiri-documents-')) : dataDir;
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(temporary, { recursive: true, force: true });
});
afterEach(() => void vi.unstubAllEnvs());

const world = useWorld({ env: { DATA_DIR: dataDir } });

it('keeps the demo’s documents where the temporary folder is another file system than the data', async () => {
  vi.stubEnv('TMPDIR', temporary);
  const { ctx } = world.node;
  await seedDemo(ctx);
  await seedDocuments(ctx, fileStore(ctx.config));
  const { rows } = await world.db.execute<{ id: string }>(sql`select upload_id as id from driver_documents`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) expect(existsSync(join(dataDir, 'uploads', id.slice(0, 2), id))).toBe(true);
  expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([]);
});
