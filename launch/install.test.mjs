import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extentToInstall, isInstalled, lockStamp, npmArguments, npmProgram, remember } from './install.mjs';

const entry = (version, more = {}) => ({ version, ...more });
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri launch-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const lock = (packages) => write('package-lock.json', { '': {}, ...packages });
const npmRecord = (packages) => write(join('node_modules', '.package-lock.json'), packages);

describe('dependencies are installed', () => {
  it('not when npm never ran', () => {
    lock({ 'node_modules/a': entry('1.0.0') });
    expect(isInstalled(folder)).toBe(false);
  });

  it('when the stamp is that of the lock file, without asking further', () => {
    lock({ 'node_modules/a': entry('1.0.0') });
    remember(folder);
    expect(isInstalled(folder)).toBe(true);
  });

  it('not any more when the lock file has changed', () => {
    lock({ 'node_modules/a': entry('1.0.0') });
    npmRecord({ 'node_modules/a': entry('1.0.0') });
    remember(folder);
    lock({ 'node_modules/a': entry('1.0.1') });
    expect(isInstalled(folder)).toBe(false);
  });

  it("when npm's own record agrees with the lock file, and the stamp remembers it", () => {
    lock({ 'node_modules/a': entry('1.0.0'), 'node_modules/only-windows': entry('1.0.0', { optional: true }) });
    npmRecord({ 'node_modules/a': entry('1.0.0') });
    expect(isInstalled(folder)).toBe(true);
    expect(readFileSync(join(folder, 'node_modules', '.installed'), 'utf8')).toBe(lockStamp(folder));
  });

  it('not when a package is missing, has another version, or is there and should not be', () => {
    lock({ 'node_modules/a': entry('1.0.0') });
    for (const installed of [
      {},
      { 'node_modules/a': entry('2.0.0') },
      { 'node_modules/a': entry('1.0.0'), 'node_modules/b': entry('1.0.0') },
    ]) {
      npmRecord(installed);
      expect(isInstalled(folder), JSON.stringify(installed)).toBe(false);
    }
  });

  it('not when they were installed for another platform', () => {
    lock({ 'node_modules/a': entry('1.0.0') });
    npmRecord({ 'node_modules/a': entry('1.0.0') });
    writeFileSync(join(folder, 'node_modules', '.installed'), `${lockStamp(folder).split(' ')[0]} plan9-mips`);
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('for a start', () => {
  const used = { '': { dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' } }, 'node_modules/a': entry('1.0.0') };
  const both = { ...used, 'node_modules/tool': entry('1.0.0', { dev: true }) };

  it('less is enough: what is for development alone may be missing', () => {
    lock(both);
    npmRecord({ 'node_modules/a': entry('1.0.0') });
    expect(isInstalled(folder)).toBe(false);
    expect(isInstalled(folder, 'start')).toBe(true);
    // Remembering that does not make everything of it.
    expect(isInstalled(folder, 'start')).toBe(true);
    expect(isInstalled(folder)).toBe(false);
  });

  it('everything is enough', () => {
    lock(both);
    remember(folder);
    expect(isInstalled(folder, 'start')).toBe(true);
  });

  it('everything that somebody installed by hand is remembered as everything', () => {
    lock(both);
    npmRecord({ 'node_modules/a': entry('1.0.0'), 'node_modules/tool': entry('1.0.0') });
    expect(isInstalled(folder, 'start')).toBe(true);
    expect(extentToInstall(folder, 'start')).toBe('all');
  });

  it('not when something that it needs is missing', () => {
    lock(both);
    npmRecord({ 'node_modules/tool': entry('1.0.0') });
    expect(isInstalled(folder, 'start')).toBe(false);
  });

  it('what had everything keeps everything after an update, and what had less stays with less', () => {
    lock(both);
    expect(extentToInstall(folder, 'start')).toBe('start');
    remember(folder, 'start');
    expect(extentToInstall(folder, 'start')).toBe('start');
    expect(extentToInstall(folder, 'all')).toBe('all');
    remember(folder);
    lock(used);
    expect(extentToInstall(folder, 'start')).toBe('all');
  });
});

describe('npm is run', () => {
  it('without what is for development when only a start is asked for, and adds that to it later', () => {
    expect(npmArguments('start', false)).toEqual(expect.arrayContaining(['ci', '--omit=dev', '--include=optional']));
    expect(npmArguments('all', false)).toEqual(expect.arrayContaining(['ci', '--include=dev']));
    expect(npmArguments('all', true)).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']));
  });

  it('by the Node that is given, when npm started us', () => {
    expect(npmProgram('/new/node', { npm_execpath: '/usr/lib/npm/bin/npm-cli.js' })).toEqual({
      program: '/new/node',
      args: ['/usr/lib/npm/bin/npm-cli.js'],
    });
  });

  it('from the PATH, when something else did', () => {
    expect(npmProgram('/new/node', { npm_execpath: '/usr/lib/yarn/bin/yarn.js' })).toMatchObject({ program: 'npm', args: [] });
    expect(npmProgram('/new/node', {})).toMatchObject({ program: 'npm', args: [] });
  });
});
