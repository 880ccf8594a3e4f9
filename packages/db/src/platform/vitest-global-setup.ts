import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostmaster } from './embedded/postmaster.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { databaseUrl } from './test-cluster.ts';

const PREFIX = 'safiri-test-';

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ends the clusters of test runs that were killed before they could: their folders carry the run's process number. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (exists(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const folder = join(tmpdir(), name);
    const postmaster = findPostmaster(join(folder, 'postgres'));
    try {
      if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or still ending: the next run removes it.
    }
  }
}

/** The database of `TEST_DATABASE_URL`, or an embedded cluster of this run alone. */
async function openCluster(): Promise<{ adminUrl: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, close: async () => {} };
  removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
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
