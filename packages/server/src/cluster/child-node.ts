import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** As the launcher put it into one file, which starts in a fraction of the time, or from its sources. */
const entry = process.env['SERVER_PROGRAM'] ?? fileURLToPath(new URL('../main.ts', import.meta.url));
const AGAIN_MS = 1000;
const ASK_MS = 100;

/** A server as a process of its own, started again when it ends. */
export interface ChildNode {
  readonly address: string;
  /** Once it answers. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param env all settings; PORT and HOST say where it listens
 * @param notifyParent hears of each start
 */
export function startChild(name: string, env: Record<string, string>, notifyParent: (line: string) => void): ChildNode {
  const address = `http://${env['HOST']}:${env['PORT']}`;
  let child: ChildProcess | undefined;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  function start(): void {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
      env: { ...process.env, ...env },
      // The channel ends with this process, however that ends, and with it the node.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    notifyParent(`${name}: ${address}, process ${child.pid}`);
    child.on('exit', (code, signal) => {
      if (stopped) return;
      notifyParent(`${name} ended (${signal ?? code}), and is started again`);
      again = setTimeout(start, AGAIN_MS);
    });
  }
  start();

  return {
    address,
    async ready() {
      for (;;) {
        const answer = await fetch(`${address}/readyz`).catch(() => undefined);
        if (answer?.ok === true || stopped) return;
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      const running = child;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    },
  };
}
