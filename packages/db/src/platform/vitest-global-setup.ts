import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { databaseUrl } from './test-cluster.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
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
  };
}
