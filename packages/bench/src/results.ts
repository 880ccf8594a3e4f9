import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { limits } from './limits.ts';
import type { Figure } from './part.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fileOf = (part: string) => here(`../results/${part.replaceAll(' --', '-')}.json`);

/** What one part measured last, and where. */
export interface Result {
  readonly date: string;
  readonly machine: string;
  /** Programs that wanted a processor in the minute before: more than there are take from what is measured. */
  readonly load?: number;
  readonly figures: readonly Figure[];
  readonly raw: unknown;
}

const GIB = 2 ** 30;

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}, ${process.platform}`;
}

/** Before anything is measured. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

export function storeResult(part: string, figures: readonly Figure[], raw: unknown, load: number): void {
  const result: Result = { date: new Date().toISOString(), machine: machine(), load, figures, raw };
  mkdirSync(here('../results'), { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, null, 2)}\n`);
}

/** Beside so much other work a figure says little of a quiet machine. */
const LOADED = 2;
const besides = (load: number | undefined) => (load === undefined || load < LOADED ? '' : `, **beside other work (load ${load})**`);

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The figures of all parts as a page. */
export function pageOf(results: ReadonlyArray<readonly [part: string, result: Result]>): string {
  const tables = results.map(([part, { date, machine: on, load, figures }]) => {
    const rows = figures.map(({ what, measured, goal, reached }) => {
      const end = goal === undefined ? '' : `${cell(goal)}: ${reached === true ? 'reached' : '**missed**'}`;
      return `| ${cell(what)} | ${cell(measured)} | ${end} |`;
    });
    return [
      `## ${part}`,
      '',
      `${date.slice(0, 10)}, ${on}${besides(load)}`,
      '',
      '| figure | measured | goal |',
      '|---|---|---|',
      ...rows,
      ...(figures.some(({ reached }) => reached === false) && limits[part] !== undefined
        ? ['', `What holds it back: ${limits[part]}`]
        : []),
    ].join('\n');
  });
  const head = `# Figures

What \`npm run bench\` measured last, written by it. Each comparison is of two things run in turn on the same machine; absolute numbers
move by a third between machines and hours. \`npm run bench -- NAME\` measures one part anew. The numbers behind it: \`packages/bench/results\`.`;
  return `${[head, ...tables].join('\n\n')}\n`;
}

/** Writes docs/figures.md from the results that are there. */
export function writePage(parts: readonly string[]): void {
  const known = parts.filter((part) => existsSync(fileOf(part)));
  const results = known.map((part) => [part, JSON.parse(readFileSync(fileOf(part), 'utf8')) as Result] as const);
  writeFileSync(here('../../../docs/figures.md'), pageOf(results));
}
