import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { makeAllPartitions } from './partitions/keep.ts';
import { databaseUrl, openRunCluster } from './run-cluster.ts';

/** Makes one migrated template per run; each test file copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openRunCluster();
  const templateName = `safiri_template_${process.pid}`;
  await cluster.execute(`create database ${templateName}`);
  const template = databaseUrl(cluster.adminUrl, templateName);
  await migrate(template);
  await makeAllPartitions(template);
  project.provide('adminUrl', cluster.adminUrl);
  project.provide('template', `${templateName} strategy ${cluster.strategy}`);
  return async () => {
    await cluster.execute(`drop database ${templateName} with (force)`);
    await cluster.close();
  };
}
