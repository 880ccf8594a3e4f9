import { geoadds } from './geoadds.ts';
import { posts } from './posts.ts';
import { frames } from './frames.ts';

/** What a process of load is told. */
export interface Load {
  readonly kind: 'posts' | 'frames' | 'geoadds';
  readonly port: number;
  readonly connections: number;
  /** Positions in a request or a frame. */
  readonly batch: number;
  readonly drivers: ReadonlyArray<{ readonly id: number; readonly cookie: string }>;
}

/** Positions dealt with so far, as far as this side can know. */
export type Progress = () => number;

const loads = { posts, frames, geoadds };

// A process of its own, so that the server under load shares no thread with it.
process.on('message', (message: Load | 'count') => {
  if (message === 'count') process.send?.({ done: progress?.() ?? 0 });
  else
    void loads[message.kind](message)
      .then((started) => (progress = started))
      .then(() => process.send?.('started'));
});
let progress: Progress | undefined;
