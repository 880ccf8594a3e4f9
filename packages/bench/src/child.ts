import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of the bench's own: what it does is not done by the thread that is measured, or is what is measured. */
export interface Child {
  readonly process: ChildProcess;
  /** Sends a message, or none, and gives the next one that comes back. @throws Error when the process ends instead */
  ask<T>(message?: unknown): Promise<T>;
  /** Ends it, by a signal, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a module beside the caller's. */
export function startChild(module: string, from: string, env: Readonly<Record<string, string>> = {}): Child {
  const child = fork(fileURLToPath(new URL(module, from)), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    ask<T>(message?: unknown) {
      const answer = new Promise<T>((resolve, reject) => {
        const failed = (code: number | null) => reject(new Error(`${module} ended with ${code}`));
        child.once('exit', failed);
        child.once('message', (said) => {
          child.off('exit', failed);
          resolve(said as T);
        });
      });
      if (message !== undefined) child.send(message as object);
      return answer;
    },
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
