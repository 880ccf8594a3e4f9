import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from './paths.mjs';

let folder;
const file = (...names) => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri lines-'));
  for (const part of ['src', 'dist']) mkdirSync(file(part));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const address = (...names) => pathToFileURL(file(...names)).href;

/** Runs a program whose faults tell where they are from. */
const said = (program) =>
  spawnSync(process.execPath, ['--import', pathToFileURL(at('launch', 'source-lines.mjs')).href, program], { encoding: 'utf8' }).stderr;

it('names the file and line of the source in a stack of what was put into one file', async () => {
  writeFileSync(
    file('src', 'fault.ts'),
    'interface Left {\n  out: number;\n}\n\nexport function fail(of: Left) {\n  throw new RangeError(`so many: ${of.out}`);\n}\n',
  );
  writeFileSync(file('src', 'main.ts'), "import { fail } from './fault.ts';\n\nfail({ out: 3 });\n");
  const bundle = await rolldown({ input: file('src', 'main.ts') });
  await bundle.write({ file: file('dist', 'main.mjs'), sourcemap: true });
  await bundle.close();
  const lines = said(file('dist', 'main.mjs'));
  expect(lines).toContain('RangeError: so many: 3');
  expect(lines).toContain(`${address('src', 'fault.ts')}:6:`);
  expect(lines).toContain(`${address('src', 'main.ts')}:3:`);
});

it('leaves the lines of a file without a map as they are', () => {
  writeFileSync(file('dist', 'main.mjs'), "\nthrow new Error('lost');\n");
  expect(said(file('dist', 'main.mjs'))).toContain(`Error: lost\n    at ${address('dist', 'main.mjs')}:2:`);
});
