import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot, systemAccount } from './embedded/account.ts';
import { EmbeddedError } from './embedded.ts';
import { holdInstanceLock } from './instance-lock.ts';
import { ask, exists, openEmbeddedWorld, postmasterPid, type EmbeddedWorld } from './testing/embedded-world.ts';

let world: EmbeddedWorld;
beforeEach(() => {
  world = openEmbeddedWorld();
});
afterEach(() => world.close());

const dir = (name = 'data') => join(world.folder, name);
const ps = (field: string, pid: number) => execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

describe('the embedded PostgreSQL', () => {
  it('is PostgreSQL 18 in UTF-8 with fsync, on a socket alone, from a path with a space, a quote and a comma', async () => {
    const { url, adopted, stop } = await world.start(dir(`it's, "data"`));
    const [row] = await ask(
      url,
      `select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
      current_setting('server_encoding') as encoding, current_database() as database, upper('é') as upper`,
    );
    expect(row).toEqual({ version: '18.4', fsync: 'on', tcp: '', encoding: 'UTF8', database: 'safiri', upper: 'É' });
    expect(adopted).toBe(false);
    await stop();
  });

  it('keeps its data over a stop, and leaves no process', async () => {
    const first = await world.start(dir());
    await ask(first.url, 'create table kept as select 42 as answer');
    const pid = postmasterPid(clusterOf(dir()));
    await first.stop();
    // Its parent may still have to take note of the end.
    await expect.poll(() => exists(pid)).toBe(false);
    const second = await world.start(dir());
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('outlives a killed server, is taken over with every commit, and is stopped by the one who took it over', async () => {
    const killed = await world.startOther(dir());
    expect(killed).toMatchObject({ adopted: false, locked: true });
    await ask(killed.url, 'create table kept as select 42 as answer');
    const pid = postmasterPid(clusterOf(dir()));
    await killed.kill();
    const next = await world.start(dir());
    expect(next.adopted).toBe(true);
    expect(postmasterPid(clusterOf(dir()))).toBe(pid);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    const lock = await holdInstanceLock(next.url);
    expect(lock).not.toBeNull();
    await lock?.release();
    await next.stop();
    expect(existsSync(join(clusterOf(dir()), 'postmaster.pid'))).toBe(false);
  });

  it('recovers after PostgreSQL itself was killed', async () => {
    const first = await world.start(dir());
    await ask(first.url, 'create table kept as select 42 as answer');
    process.kill(postmasterPid(clusterOf(dir())), 'SIGKILL');
    const next = await world.start(dir());
    expect(next.adopted).toBe(false);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts over a lock file that names a process which is not PostgreSQL', async () => {
    const first = await world.start(dir());
    const file = join(clusterOf(dir()), 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    await first.stop();
    writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    const next = await world.start(dir());
    expect(next.adopted).toBe(false);
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is out of reach of the terminal: it leads a process group of its own', async () => {
    await world.start(dir());
    const pid = postmasterPid(clusterOf(dir()));
    expect(ps('pgid', pid)).toBe(String(pid));
  });

  it('moves its socket to a short folder of its own when the data directory has a long path', async () => {
    const long = dir('d'.repeat(60) + '/' + 'e'.repeat(60));
    const { url, stop } = await world.start(long);
    const socketFolder = new URL(url).searchParams.get('host') ?? '';
    expect(socketFolder.startsWith(world.folder)).toBe(false);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(existsSync(socketFolder)).toBe(false);
  });

  it('refuses the files of another PostgreSQL with both versions named', async () => {
    await (await world.start(dir())).stop();
    writeFileSync(join(clusterOf(dir()), 'PG_VERSION'), '17\n');
    await expect(world.start(dir())).rejects.toThrow(/written by PostgreSQL 17; .* brings PostgreSQL 18/);
  });

  it('refuses a data directory that is a file, in one line', async () => {
    writeFileSync(dir(), '');
    const refusal = await world.start(dir()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EmbeddedError);
    expect((refusal as Error).message).toMatch(/^DATA_DIR=".*" can't be used: .*$/);
  });
});

describe('two servers on one data directory', () => {
  it('one has the lock, the other is refused; it is free again when its holder was killed', async () => {
    const holder = await world.startOther(dir());
    const { url } = await world.start(dir());
    expect(await holdInstanceLock(url)).toBeNull();
    await holder.kill();
    const lock = await holdInstanceLock(url);
    expect(lock).not.toBeNull();
    await lock?.release();
  });

  it('that start at the same moment on an empty folder share one cluster, and one gets the lock', async () => {
    const both = await Promise.all([world.startOther(dir()), world.startOther(dir()), world.startOther(dir())]);
    expect(both.filter(({ locked }) => locked)).toHaveLength(1);
    expect(new Set(both.map(({ url }) => url)).size).toBe(1);
    expect(readdirSync(dir()).filter((name) => name.includes('draft'))).toEqual([]);
  });

  it('tells the holder when its lock is lost', async () => {
    const { url, stop } = await world.start(dir());
    const lost = Promise.withResolvers<void>();
    await holdInstanceLock(url, lost.resolve);
    await stop();
    await expect(lost.promise).resolves.toBeUndefined();
  });
});

describe("a data directory that other users can't enter", () => {
  it('holds the database itself for an ordinary user; for root it names the place where it lies, which later starts follow', async () => {
    const closed = dir('closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    const first = await world.start(dataDir);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const elsewhere = readdirSync(world.reachableRoot).filter((name) => existsSync(clusterOf(join(world.reachableRoot, name))));
    if (isRoot()) {
      const [place = ''] = elsewhere;
      expect(existsSync(clusterOf(dataDir))).toBe(false);
      expect(readFileSync(join(dataDir, 'WHERE-IS-THE-DATABASE.txt'), 'utf8').split('\n')[0]).toBe(join(world.reachableRoot, place));
      expect(statSync(clusterOf(join(world.reachableRoot, place))).uid).toBe(systemAccount().uid);
    } else {
      expect(elsewhere).toEqual([]);
      expect(statSync(clusterOf(dataDir)).uid).toBe(process.getuid?.());
    }
    const next = await world.start(dataDir);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses to begin anew when the place that it names is gone', async () => {
    mkdirSync(dir());
    writeFileSync(join(dir(), 'WHERE-IS-THE-DATABASE.txt'), `${join(world.folder, 'gone')}\n`);
    await expect(world.start(dir())).rejects.toThrow(/is not there any more/);
    rmSync(join(dir(), 'WHERE-IS-THE-DATABASE.txt'));
    expect((await world.start(dir())).adopted).toBe(false);
  });
});

describe("another user's database", () => {
  it('is run by root as that user, and refused to an ordinary one', async () => {
    await (await world.start(dir())).stop();
    if (isRoot()) {
      const other = 65_533;
      execFileSync('chown', ['-R', `${other}:${other}`, clusterOf(dir())]);
      chownSync(join(dir(), 'run'), other, other);
      await world.start(dir());
      expect(ps('uid', postmasterPid(clusterOf(dir())))).toBe(String(other));
    } else {
      await expect(world.start('/')).rejects.toThrow(/DATA_DIR="\/" can't be used/);
    }
  });
});
