import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, leaveStamp, stampOf } from './sources.mjs';

let folder;
let sources;
const file = (name) => join(folder, name);
const dist = () => file('web/dist');
const build = () => leaveStamp(dist(), stampOf(sources));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri web-'));
  sources = { folder, places: ['web', 'lock.json'] };
  for (const part of ['web/src', 'web/dist']) mkdirSync(file(part), { recursive: true });
  writeFileSync(file('web/src/app.ts'), 'one');
  writeFileSync(file('lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what was built is stale', () => {
  it('when a source has another content, name or place, or the lock file changed', () => {
    const changes = [
      () => writeFileSync(file('web/src/app.ts'), 'three'),
      () => renameSync(file('web/src/app.ts'), file('web/src/main.ts')),
      () => renameSync(file('web/src/main.ts'), file('web/main.ts')),
      () => rmSync(file('web/main.ts')),
      () => writeFileSync(file('lock.json'), '{ }'),
    ];
    for (const change of changes) {
      build();
      expect(isBuilt(dist(), sources)).toBe(true);
      change();
      expect(isBuilt(dist(), sources), String(change)).toBe(false);
    }
  });

  it('when a source of the same length was written at another time', () => {
    utimesSync(file('web/src/app.ts'), 1, 1);
    build();
    writeFileSync(file('web/src/app.ts'), 'two');
    expect(isBuilt(dist(), sources)).toBe(false);
  });

  it('not when a test, the output or only a time changed, and the new time is known from then on', () => {
    build();
    writeFileSync(file('web/src/app.test.ts'), 'test');
    writeFileSync(file('web/dist/app.js'), 'built');
    utimesSync(file('web/src/app.ts'), 1, 1);
    expect(isBuilt(dist(), sources)).toBe(true);
    expect(readFileSync(file('web/dist/.sources'), 'utf8')).toBe(stampOf(sources));
  });

  it('not when a part changed that it is not made of', () => {
    sources = { ...sources, parts: /\.ts$/ };
    build();
    writeFileSync(file('web/src/app.css'), 'style');
    expect(isBuilt(dist(), sources)).toBe(true);
  });

  it('when it was edited while it was built', () => {
    const stamp = stampOf(sources);
    writeFileSync(file('web/src/app.ts'), 'while it was built');
    leaveStamp(dist(), stamp);
    expect(isBuilt(dist(), sources)).toBe(false);
  });

  it('until the build has left its stamp, and again when a build by hand has emptied the output', () => {
    expect(isBuilt(dist(), sources)).toBe(false);
    build();
    expect(isBuilt(dist(), sources)).toBe(true);
    rmSync(file('web/dist/.sources'));
    expect(isBuilt(dist(), sources)).toBe(false);
  });
});
