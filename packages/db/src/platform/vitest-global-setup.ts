import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { databaseUrl, openRunCluster } from './run-cluster.ts';

/** Makes one migrated template per run; each test file copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openRunCluster();
  const templateName = `safiri_template_${process.pid}`;
  await cluster.execute(`create database ${templateName}`);
  await migrate(databaseUrl(cluster.adminUrl, templateName));
  project.provide('adminUrl', cluster.adminUrl);
  project.provide('template', `${templateName} strategy ${cluster.strategy}`);
  return async () => {
    await cluster.execute(`drop database ${templateName} with (force)`);
    await cluster.close();
  };
}
