import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepingCompiled } from './runtime.mjs';

it('what Node compiled is cached for the next start, also when the program is killed after it said so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safiri-compiled-'));
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    "import { flushCompileCache } from 'node:module';\nconst told: string = 'here';\nflushCompileCache();\nprocess.kill(process.pid, 'SIGKILL');\nconsole.log(told);\n",
  );
  const cache = join(folder, 'cache');
  const { signal } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: keepingCompiled(process.env, cache),
  });
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
