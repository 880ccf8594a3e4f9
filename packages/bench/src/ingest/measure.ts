import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load } from './load.ts';

/** Everybody has connected, caches are warm, code is compiled. */
const WARM_MS = 1500;

/** Positions per second that come through under a load from a process of its own. */
export async function perSecond(load: Load, seconds: number): Promise<number> {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)), [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const hear = <T>() =>
    new Promise<T>((resolve, reject) => {
      const failed = (code: number | null) => reject(new Error(`the load ended with ${code}`));
      child.once('exit', failed);
      child.once('message', (message) => {
        child.off('exit', failed);
        resolve(message as T);
      });
    });
  const count = () => {
    const heard = hear<{ done: number; at: number }>();
    child.send('count');
    return heard;
  };
  try {
    const started = hear();
    child.send(load);
    await started;
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    const from = await count();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const to = await count();
    return ((to.done - from.done) * 1000) / (to.at - from.at);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
