import type { Puzzle } from '@safiri/rules/auth/proof-of-work.ts';

/** Works on a puzzle of the server in a worker; what then goes into the header. */
export function workOn(puzzle: Puzzle): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(`${puzzle.challenge}~${data}`));
    worker.addEventListener('error', () => reject(new Error('the work on a puzzle failed')));
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}
