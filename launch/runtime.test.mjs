import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startingQuickly } from './runtime.mjs';

it('what Node compiled is cached for the next start, also when the program is killed after it said so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safiri-compiled-'));
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    "import { flushCompileCache } from 'node:module';\nconst told: string = 'here';\nflushCompileCache();\nprocess.kill(process.pid, 'SIGKILL');\nconsole.log(told);\n",
  );
  const cache = join(folder, 'cache');
  // A cache that was chosen already stays.
  const { NODE_COMPILE_CACHE: _chosen, ...env } = process.env;
  const { signal } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], { env: startingQuickly(env, cache) });
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
