import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

export interface CityProcess {
  stop(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../../city/src/main.ts', import.meta.url));

/** Starts the simulated city in a process of its own: it uses nothing but the public API at `address`. */
export function startCity(address: string, log: Logger): CityProcess {
  // Its standard input closes with this process, however it ends; the city stops then.
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, '--server', address, '--demo'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      log.error({ err: error }, 'the demo city could not be started');
      resolve();
    });
    child.on('exit', (code) => {
      if (!stopping) log.warn({ code }, 'the demo city ended');
      resolve();
    });
  });
  return {
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
