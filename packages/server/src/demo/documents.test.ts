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
  const { rows } = await world.db.execute<{ id: string; driver: number }>(
    sql`select upload_id as id, driver_id as driver from driver_documents`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) expect(existsSync(join(dataDir, 'uploads', id.slice(0, 2), id))).toBe(true);
  // Staff compare a face with it: a picture, where the other papers are PDFs.
  const { rows: kinds } = await world.db.execute<{ media: string; count: number }>(
    sql`select media_type as media, count(*)::int as count from uploads join driver_documents on upload_id = uploads.id where document_type = 'id_document' group by 1`,
  );
  expect(kinds).toEqual([{ media: 'image/jpeg', count: new Set(rows.map(({ driver }) => driver)).size }]);
  // Each has a face of its own, which passengers are to see.
  const { rows: faces } = await world.db.execute<{ count: number }>(
    sql`select count(distinct d.driver_id)::int as count from driver_photos p join driver_documents d on d.id = p.document_id`,
  );
  expect(faces).toEqual([{ count: new Set(rows.map(({ driver }) => driver)).size }]);
  expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([]);
});
