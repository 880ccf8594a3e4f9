import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, sourcesHash } from './web.mjs';

let folder;
const file = (name) => join(folder, name);
const hash = () => sourcesHash(folder, ['web', 'lock.json']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri web-'));
  for (const part of ['web/src', 'web/dist']) mkdirSync(file(part), { recursive: true });
  writeFileSync(file('web/src/app.ts'), 'one');
  writeFileSync(file('lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the web pages are stale', () => {
  it('when a source has another content, name or place, or the lock file changed', () => {
    const seen = new Set([hash()]);
    const changes = [
      () => writeFileSync(file('web/src/app.ts'), 'two'),
      () => renameSync(file('web/src/app.ts'), file('web/src/main.ts')),
      () => renameSync(file('web/src/main.ts'), file('web/main.ts')),
      () => rmSync(file('web/main.ts')),
      () => writeFileSync(file('lock.json'), '{ }'),
    ];
    for (const change of changes) {
      change();
      expect(seen.has(hash())).toBe(false);
      seen.add(hash());
    }
  });

  it('not when a test, the output or only a time changed', () => {
    const before = hash();
    writeFileSync(file('web/src/app.test.ts'), 'test');
    writeFileSync(file('web/dist/app.js'), 'built');
    utimesSync(file('web/src/app.ts'), 1, 1);
    expect(hash()).toBe(before);
  });

  it('until the build has left its stamp, and again when a build by hand has emptied the output', () => {
    expect(isBuilt(file('web/dist'), hash())).toBe(false);
    writeFileSync(file('web/dist/.sources'), hash());
    expect(isBuilt(file('web/dist'), hash())).toBe(true);
    rmSync(file('web/dist/.sources'));
    expect(isBuilt(file('web/dist'), hash())).toBe(false);
  });
});
