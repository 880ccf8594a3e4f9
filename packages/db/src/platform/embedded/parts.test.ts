import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot, mayAs, systemAccount } from './account.ts';
import { completeBinaries, placeBinaries } from './binaries.ts';
import { clearStaleLock, parseLockFile } from './postmaster.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safiri parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the package looks like as npm unpacks it without install scripts: no links, perhaps no right to run. */
function unpacked(name = 'package'): string {
  const native = join(folder, name, 'native');
  for (const part of ['bin', 'lib', 'share']) mkdirSync(join(native, part), { recursive: true });
  for (const program of ['initdb', 'pg_ctl', 'postgres']) writeFileSync(join(native, 'bin', program), '#!/bin/sh\n', { mode: 0o644 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  return native;
}

describe('the programs of PostgreSQL', () => {
  it('get the links and rights that the install script would have given, once', () => {
    const native = unpacked();
    completeBinaries(native);
    completeBinaries(native);
    const link = join(native, 'lib', 'libpq.so.5');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(link, 'utf8')).toBe('library');
    expect(statSync(join(native, 'bin', 'postgres')).mode & 0o111).toBe(0o111);
  });

  it('are run from where they are installed when their user reaches them', () => {
    const native = unpacked();
    chmodSync(folder, 0o755);
    const account = isRoot() ? systemAccount() : undefined;
    expect(placeBinaries(account, join(folder, 'spare'), { native, label: 'v1' })).toBe(native);
    expect(existsSync(join(folder, 'spare'))).toBe(false);
  });

  it("are copied whole, once, when root's folder keeps their user out; an ordinary user runs them in place", () => {
    const native = unpacked('closed');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0o700);
    const spare = join(folder, 'spare');
    if (isRoot()) {
      const account = systemAccount();
      const copy = placeBinaries(account, spare, { native, label: 'v1' });
      expect(copy).toBe(join(spare, 'v1', 'native'));
      expect(mayAs(account, 'x', join(copy, 'bin', 'postgres'))).toBe(true);
      expect(readFileSync(join(copy, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
      const before = statSync(copy).ino;
      expect(placeBinaries(account, spare, { native, label: 'v1' })).toBe(copy);
      expect(statSync(copy).ino).toBe(before);
    } else {
      expect(placeBinaries(undefined, spare, { native, label: 'v1' })).toBe(native);
    }
  });
});

describe('the user that PostgreSQL runs as under root', () => {
  it('is postgres, else nobody, else a refusal that says what to do', () => {
    const table = ['root:x:0:0::/root:/bin/sh', 'nobody:x:65534:65533::/:/bin/false'];
    expect(systemAccount([...table, 'postgres:x:101:104::/:/bin/sh'].join('\n'))).toEqual({ uid: 101, gid: 104 });
    expect(systemAccount(table.join('\n'))).toEqual({ uid: 65534, gid: 65533 });
    expect(() => systemAccount('root:x:0:0::/root:/bin/sh')).toThrow(/DATABASE_URL/);
  });
});

describe("PostgreSQL's lock file", () => {
  it('goes with that of its socket once its process is gone, and leaves that of another process', () => {
    const [sockets, gone] = [join(folder, 'run'), 2 ** 22 + 1];
    const [own, socket] = [join(folder, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')];
    mkdirSync(sockets);
    const text = `${gone}\n${folder}\n1795934760\n5432\n${sockets}\n`;
    for (const pid of [process.pid, gone]) {
      writeFileSync(own, text);
      writeFileSync(socket, `${pid}\n${folder}\n1795934760\n5432\n${sockets}\n`);
      expect(clearStaleLock(folder)).toMatchObject({ pid: gone, port: 5432, socketFolder: sockets });
      expect([existsSync(own), existsSync(socket)]).toEqual([false, pid !== gone]);
    }
  });

  it('tells process, port, socket folder and status', () => {
    const text = ['123', '/data/postgres', '1795217601', '5432', '/data/with space/run', '', '  1234 5678', 'ready   ', ''].join('\n');
    expect(parseLockFile(text)).toEqual({ pid: 123, port: 5432, socketFolder: '/data/with space/run', status: 'ready' });
  });

  it('has no status while it is being written', () => {
    expect(parseLockFile('123\n/data\n').status).toBeUndefined();
  });
});
