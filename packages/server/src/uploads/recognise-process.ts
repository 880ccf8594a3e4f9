import { setPriority } from 'node:os';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import { recognise } from './recognise.ts';
import type { Asking } from './recognise-apart.ts';

/** What is asked of this process, one file after the other. */
export interface Asked {
  readonly path: string;
  readonly target: string;
  readonly wanted: Asking;
}

// Whoever waits for an answer of the server goes first.
setPriority(10);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ path, target, wanted }: Asked) => {
  (typeof wanted === 'string' ? recognise(path, target, wanted) : makePicture(path, target, wanted)).then(
    (recognised) => process.send?.({ recognised }),
    (error: NodeJS.ErrnoException) => process.send?.({ failed: { message: error.message, code: error.code, syscall: error.syscall } }),
  );
});
process.on('disconnect', () => process.exit(0));
