import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** As the launcher put it into one file, or from its sources. */
const entry = process.env['SERVER_PROGRAM'] ?? fileURLToPath(new URL('../main.ts', import.meta.url));

/** A whole server as a process of its own, to be killed. */
export interface ServerProcess {
  readonly address: string;
  /** As a power cut would: no warning, no cleaning up. */
  kill(): Promise<void>;
  /** Stands still with everything it has open, as a machine that is out of memory does. */
  pause(): void;
  goOn(): void;
  stop(): Promise<number | null>;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function exit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });
}

/**
 * Starts the server and waits until it says that it is open.
 * @throws Error with what it said when it ended instead
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const match = /open at (\S+)/.exec(said);
      if (match?.[1] !== undefined) resolve(match[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await exit(child);
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGTERM');
      return exit(child);
    },
  };
}
