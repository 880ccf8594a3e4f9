import { startChild } from '../child.ts';
import type { Clock } from './clocks.ts';
import type { Load } from './load.ts';

/** Everybody has connected, caches are warm, code is compiled. */
const WARM_MS = 1500;

/** Positions for each second of a clock that come through under a load from a process of its own. */
export async function perSecond(load: Load, seconds: number, clock: Clock): Promise<number> {
  const child = startChild('./load.ts', import.meta.url);
  const count = () => child.ask<{ done: number }>('count');
  try {
    await child.ask(load);
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    const from = await count();
    const begun = await clock();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const to = await count();
    return (to.done - from.done) / ((await clock()) - begun);
  } finally {
    await child.end('SIGKILL');
  }
}
