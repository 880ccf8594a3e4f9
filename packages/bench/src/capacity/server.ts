import { Session } from 'node:inspector/promises';

/** The program of `npm start` in a process that also says what its processor is spent on. */

/** What the server is asked. */
export type Asked = 'spent' | { readonly profileSeconds: number };

export interface Spent {
  /** Of the process since it began. */
  readonly cpuSeconds: number;
}

export interface Line {
  readonly what: string;
  /** Of the time in which the thread was busy. */
  readonly share: number;
}

/** Functions of which the engine knows no more than that they ran, or that nothing did. */
const UNNAMED = new Set(['(idle)', '(program)', '(root)']);

/** The functions in which most of the busy time is spent, without what they call. */
async function profile(seconds: number): Promise<Line[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { nodes, samples = [], timeDeltas = [] } = (await session.post('Profiler.stop')).profile;
  session.disconnect();
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName: name, url } }) => [id, `${name} ${url.split('/').at(-1) ?? ''}`.trim()]),
  );
  const times = new Map<string, number>();
  let busy = 0;
  for (const [n, id] of samples.entries()) {
    const what = names.get(id) ?? '';
    const time = timeDeltas[n] ?? 0;
    if (what === '(idle)') continue;
    busy += time;
    if (!UNNAMED.has(what)) times.set(what, (times.get(what) ?? 0) + time);
  }
  return [...times].map(([what, time]) => ({ what, share: time / busy })).toSorted((a, b) => b.share - a.share);
}

function spent(): Spent {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6 };
}

process.on('message', (asked: Asked) => {
  if (asked === 'spent') process.send?.(spent());
  else void profile(asked.profileSeconds).then((lines) => process.send?.(lines));
});
await import('@safiri/server/main.ts');
