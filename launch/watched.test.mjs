import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from './watched.mjs';

let folder;
let stop;
const changed = vi.fn();
const file = (...parts) => join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri watched-'));
  mkdirSync(file('rides'));
  writeFileSync(file('rides', 'one.ts'), '1');
  const old = new Date(Date.now() - 60_000);
  utimesSync(file('rides', 'one.ts'), old, old);
  changed.mockClear();
  stop = watchFiles([folder], /^(?!.*\.test\.ts$).*\.ts$/, changed);
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const times = (n) => vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(n), { timeout: 10_000 });

it('sees a file that is written, one that takes the place of another, and a folder that is new', async () => {
  writeFileSync(file('rides', 'one.ts'), '2');
  await times(1);
  writeFileSync(file('one.tmp'), '3');
  renameSync(file('one.tmp'), file('rides', 'one.ts'));
  await times(2);
  writeFileSync(file('rides', 'one.ts'), '4');
  await times(3);
  mkdirSync(file('orders'));
  await vi.waitFor(
    () => {
      writeFileSync(file('orders', 'two.ts'), '1');
      expect(changed.mock.calls.length).toBeGreaterThan(3);
    },
    { timeout: 10_000 },
  );
});

it('hears nothing of tests, of other files, and of a file that is only linked', async () => {
  writeFileSync(file('rides', 'one.test.ts'), '1');
  writeFileSync(file('rides', 'notes.md'), '1');
  linkSync(file('rides', 'one.ts'), file('one.bak'));
  // Heard after the others.
  writeFileSync(file('rides', 'last.ts'), '1');
  await times(1);
  expect(changed).toHaveBeenCalledOnce();
});
