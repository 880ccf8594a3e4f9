import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Clock } from './clocks.ts';
import type { Load } from './load.ts';

/** Everybody has connected, caches are warm, code is compiled. */
const WARM_MS = 1500;

/** Positions for each second of a clock that come through under a load from a process of its own. */
export async function perSecond(load: Load, seconds: number, clock: Clock): Promise<number> {
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
    const heard = hear<{ done: number }>();
    child.send('count');
    return heard;
  };
  try {
    const started = hear();
    child.send(load);
    await started;
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    const from = await count();
    const begun = await clock();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const to = await count();
    return (to.done - from.done) / ((await clock()) - begun);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
