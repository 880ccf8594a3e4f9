import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../platform/problem.ts';
import type { MadePicture, WantedPicture } from './make-picture.ts';
import type { Made, Refused, Wanted } from './recognise.ts';
import type { Asked } from './recognise-process.ts';

/** What is asked of a file: that it is recognised for a use, or made into a picture for everybody. */
export type Asking = Wanted | WantedPicture;
export type Accepted<A extends Asking> = A extends Wanted ? { readonly mediaType: Made[A] } : MadePicture;
export type Found<A extends Asking> = Accepted<A> | Refused;

/** Recognises one file at a time where it can harm nobody: what a file makes of that process ends with it. */
export interface RecognisingProcess {
  recognise<A extends Asking>(path: string, target: string, wanted: A): Promise<Found<A>>;
  stop(): Promise<void>;
}

type Answer = { recognised: Found<Asking> } | { failed: { message: string; code?: string; syscall?: string } };

const entry = fileURLToPath(new URL('./recognise-process.ts', import.meta.url));
/** No picture that is allowed takes a tenth of it on a quiet machine. */
const SECONDS_AT_MOST = 30;
/** An idle process gives its memory back. */
const IDLE_MS = 60_000;
const HEAP_MB = 256;

/** @param file the program; the real one when not given */
export function recogniseInProcess(file = entry, secondsAtMost = SECONDS_AT_MOST): RecognisingProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const begin = (): ChildProcess => {
    const begun = fork(file, [], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('exit', () => {
      if (child === begun) child = undefined;
    });
    // It keeps nobody waiting who wants to end.
    begun.unref();
    begun.channel?.unref();
    return begun;
  };
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  return {
    async recognise<A extends Asking>(path: string, target: string, wanted: A) {
      clearTimeout(idle);
      const worker = (child ??= begin());
      const answer = await new Promise<Answer | undefined>((resolve) => {
        const late = setTimeout(() => done(undefined), secondsAtMost * 1000);
        const done = (given: Answer | undefined) => {
          clearTimeout(late);
          worker.off('message', done).off('exit', gone).off('error', gone);
          resolve(given);
        };
        const gone = () => done(undefined);
        worker.on('message', done).on('exit', gone).on('error', gone);
        const asked: Asked = { path, target, wanted };
        worker.send(asked, (error) => {
          if (error != null) gone();
        });
      });
      if (answer === undefined) {
        end();
        throw new Problem('overloaded', undefined, { retryAfter: 10 });
      }
      idle = setTimeout(end, IDLE_MS).unref();
      if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), answer.failed);
      return answer.recognised as Found<A>;
    },
    async stop() {
      clearTimeout(idle);
      end();
    },
  };
}
