import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { databaseUrl } from './test-cluster.ts';

/** The database of `TEST_DATABASE_URL`, or an embedded cluster of this run alone. */
async function openCluster(): Promise<{ adminUrl: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, close: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-test-'));
  // The user that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  return {
    adminUrl: embedded.url,
    close: async () => {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes one migrated template per run; each test file copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, close } = await openCluster();
  const templateName = `safiri_template_${process.pid}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await migrate(databaseUrl(adminUrl, templateName));
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await client.query(`drop database ${templateName} with (force)`);
    await client.end();
    await close();
  };
}
