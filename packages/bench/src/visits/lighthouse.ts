import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from '../load.ts';
import { openProduct } from './product.ts';

/** Fetched when this is measured: it brings more packages than the whole product, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** With more beside it nothing is measured: it multiplies each wait for the processor by four. */
const MOST_LOAD = 1.5;
/** So long is waited for a quiet machine. */
const PATIENCE_MS = 300_000;

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
  readonly audits: Readonly<Record<'total-blocking-time', { readonly numericValue: number }>>;
}

/** Of each category the median of five runs, 0 to 100; `load` is the highest that there was when one began. */
export interface LighthouseFigures {
  readonly scores: Readonly<Record<string, number>>;
  readonly blockedMs: number;
  readonly load: number;
  readonly quiet: boolean;
}

async function quietMoment(): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  while ((loadavg()[0] ?? 0) >= MOST_LOAD && Date.now() < until) await pause(5000);
  return loadavg()[0] ?? 0;
}

/** Lighthouse as on a phone, on the start page of the built product. @param chromium the Chromium of the system */
export async function lighthouseFigures(chromium: string | undefined): Promise<LighthouseFigures> {
  const product = await openProduct(chromium);
  const folder = mkdtempSync(join(tmpdir(), 'safiri-lighthouse-'));
  try {
    const reports: Report[] = [];
    const loads: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      loads.push(await quietMoment());
      const file = join(folder, `${run}.json`);
      const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless --no-sandbox --disable-gpu'];
      await promisify(execFile)('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', `${product.address}/`, ...flags], {
        cwd: folder,
        env: { ...process.env, ...(chromium === undefined ? {} : { CHROME_PATH: chromium }) },
      });
      reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report);
    }
    const names = Object.keys(reports[0]?.categories ?? {});
    return {
      scores: Object.fromEntries(
        names.map((name) => [name, median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))]),
      ),
      blockedMs: median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue)),
      load: Math.max(...loads),
      quiet: Math.max(...loads) < MOST_LOAD,
    };
  } finally {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
