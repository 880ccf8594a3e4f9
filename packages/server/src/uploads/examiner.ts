import { availableParallelism } from 'node:os';
import { Problem } from '../platform/problem.ts';
import { createSemaphore } from '../platform/semaphore.ts';
import type { Recognised, Wanted } from './recognise.ts';
import { recogniseInProcess, type RecognisingProcess } from './recognise-apart.ts';

/** Looks at files that people sent, few at a time, so that nobody else feels what a file costs. */
export interface Examiner {
  /** @throws Problem too_many_requests when this person has enough under way, overloaded when all have */
  examine(ownerId: number, path: string, target: string, wanted: Wanted): Promise<Recognised>;
  stop(): Promise<void>;
}

/** Files of all people that wait for their turn. */
const WAITING_AT_MOST = 30;
/** Of one person, those that wait included; a form has no more fields for files. */
const OF_ONE_PERSON = 4;
const RETRY_SECONDS = 5;
/** One core stays with the requests where there is more than one. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

/**
 * @param apart decodes one file at a time, in a process of its own; one for each that may run at once
 */
export function createExaminer(atOnce = AT_ONCE, apart: () => RecognisingProcess = recogniseInProcess): Examiner {
  const idle = Array.from({ length: atOnce }, () => apart());
  const all = [...idle];
  const turns = createSemaphore(atOnce, WAITING_AT_MOST, RETRY_SECONDS, 'a look at a file');
  const ofPerson = new Map<number, number>();

  const lookAt = (path: string, target: string, wanted: Wanted) =>
    turns(async () => {
      const one = idle.pop();
      if (one === undefined) throw new Error('more files are looked at than may be');
      try {
        return await one.recognise(path, target, wanted);
      } finally {
        idle.push(one);
      }
    });

  return {
    async examine(ownerId, path, target, wanted) {
      const own = ofPerson.get(ownerId) ?? 0;
      if (own >= OF_ONE_PERSON)
        throw new Problem('too_many_requests', 'Wait until your other files have arrived.', { retryAfter: RETRY_SECONDS });
      ofPerson.set(ownerId, own + 1);
      try {
        return await lookAt(path, target, wanted);
      } finally {
        const left = (ofPerson.get(ownerId) ?? 1) - 1;
        if (left === 0) ofPerson.delete(ownerId);
        else ofPerson.set(ownerId, left);
      }
    },
    stop: async () => void (await Promise.all(all.map((one) => one.stop()))),
  };
}
