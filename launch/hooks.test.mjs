import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installHooks } from './hooks.mjs';
import { formatStaged, lintFiles } from './staged.mjs';

// Nothing that this machine's git is told elsewhere may count.
const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const tools = { node: process.execPath, env: process.env };
let folder;
const git = (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const file = (name) => join(folder, name);
const chosen = () => /hookspath\s*=\s*(\S+)/i.exec(readFileSync(file('.git/config'), 'utf8'))?.[1];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri hooks-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the hooks of the checkout', () => {
  it('are chosen where none are, and stay as somebody else chose them', () => {
    installHooks(folder, env);
    expect(chosen()).toBe('.githooks');
    git('config', 'core.hooksPath', 'mine');
    installHooks(folder, env);
    expect(chosen()).toBe('mine');
  });

  it('are not chosen in CI, nor where no repository is', () => {
    installHooks(folder, { ...env, CI: 'true' });
    expect(chosen()).toBeUndefined();
    mkdirSync(file('plain'));
    installHooks(file('plain'), env);
    expect(chosen()).toBeUndefined();
  });
});

describe('what is about to be committed', () => {
  const untidy = 'export const one = "1"\n';

  it('is formatted and staged so; a file of which a part is staged is left alone', async () => {
    writeFileSync(file('whole.ts'), untidy);
    writeFileSync(file('part.ts'), untidy);
    git('add', '.');
    writeFileSync(file('part.ts'), `${untidy}export const two = "2"\n`);
    expect(await formatStaged(tools, folder)).toEqual(['part.ts', 'whole.ts']);
    expect(git('show', ':whole.ts')).toBe('export const one = "1";\n');
    expect([git('show', ':part.ts'), readFileSync(file('part.ts'), 'utf8')]).toEqual([untidy, `${untidy}export const two = "2"\n`]);
  });

  it('is refused where the linter finds a fault', async () => {
    writeFileSync(file('good.mjs'), 'export const one = 1;\n');
    writeFileSync(file('bad.mjs'), 'export const one = [1].map(() => { debugger; });\n');
    expect(await lintFiles(tools, ['good.mjs'], folder)).toBe(true);
    expect(await lintFiles(tools, ['good.mjs', 'bad.mjs'], folder)).toBe(false);
  });
});
