import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunCluster } from '@safiri/db/platform/run-cluster.ts';
import { fillTemplate, type DemoTemplate } from './product.ts';

const KEPT_AS = 'SAFIRI_E2E_TEMPLATE';

/** What this run's set-up made, in one of its workers. */
export const demoTemplate = (): DemoTemplate => JSON.parse(process.env[KEPT_AS] ?? '') as DemoTemplate;

/** Makes the demo once for all workers of a run, on a PostgreSQL of the run. @returns what takes both away */
// oxlint-disable-next-line import/no-default-export -- Playwright calls what a set-up exports so
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const { adminUrl, strategy, execute, close } = await openRunCluster();
  const template = { adminUrl, strategy, name: `journeys_${process.pid}`, dataDir: mkdtempSync(join(tmpdir(), 'safiri-e2e-')) };
  await fillTemplate(template);
  process.env[KEPT_AS] = JSON.stringify(template);
  return async () => {
    await execute(`drop database ${template.name} with (force)`);
    await close();
    rmSync(template.dataDir, { recursive: true, force: true });
  };
}
