import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Load, Population } from './population.ts';
import { writeLoad } from './write-load.ts';

const SOURCE = fileURLToPath(new URL('../../c/nearest.c', import.meta.url));
/** The first rounds find cold memory. */
const ROUNDS = 3;

export interface CTwin {
  /** Nanoseconds for a query and its ten updates, and the sum of the ids found. */
  time(people: Population, load: Load): Promise<{ mixed: number; found: number }>;
  close(): void;
}

/** The same grid, compiled from C with -O3; undefined where there is no compiler. */
export function compileCTwin(): CTwin | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'safiri-c-'));
  const close = () => rmSync(dir, { recursive: true, force: true });
  const program = join(dir, 'nearest');
  const compiled = spawnSync('cc', ['-O3', '-o', program, SOURCE, '-lm'], { encoding: 'utf8' });
  if (compiled.error !== undefined) {
    close();
    return undefined;
  }
  if (compiled.status !== 0) throw new Error(compiled.stderr);
  return {
    async time(people, load) {
      const path = join(dir, 'load');
      writeLoad(path, people, load);
      const { stdout } = await promisify(execFile)(program, [path, String(ROUNDS)]);
      const [mixed, , found] = (stdout.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
      return { mixed: mixed ?? Number.NaN, found: found ?? Number.NaN };
    },
    close,
  };
}
