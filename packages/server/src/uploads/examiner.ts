import { availableParallelism } from 'node:os';
import { createFairTurns } from '../platform/fair-turns.ts';
import { networkOf } from '../platform/network.ts';
import { Problem } from '../platform/problem.ts';
import { recogniseInProcess, type Asking, type Found, type RecognisingProcess } from './recognise-apart.ts';

/** Whose file it is, and the address that sent it, where one did: many accounts at one address stand in line together. */
export interface FileOwner {
  readonly id: number;
  readonly ip?: string;
}

/** Looks at files that people sent, few at a time, so that nobody else feels what a file costs. */
export interface Examiner {
  /** @throws Problem too_many_requests when this person has enough under way, overloaded when all have */
  examine<A extends Asking>(owner: FileOwner, path: string, target: string, wanted: A): Promise<Found<A>>;
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
  const turns = createFairTurns({
    what: 'a look at a file',
    atOnce,
    waitingAtMost: WAITING_AT_MOST,
    retrySeconds: RETRY_SECONDS,
    expectedMs: 1000,
  });
  const ofPerson = new Map<number, number>();

  const lookAt = <A extends Asking>({ id, ip }: FileOwner, path: string, target: string, wanted: A) =>
    turns(ip === undefined ? [`user:${id}`] : [`address:${networkOf(ip)}`, `user:${id}`], async () => {
      const one = idle.pop();
      if (one === undefined) throw new Error('more files are looked at than may be');
      try {
        return await one.recognise(path, target, wanted);
      } finally {
        idle.push(one);
      }
    });

  return {
    async examine<A extends Asking>(owner: FileOwner, path: string, target: string, wanted: A) {
      const own = ofPerson.get(owner.id) ?? 0;
      if (own >= OF_ONE_PERSON)
        throw new Problem('too_many_requests', 'Wait until your other files have arrived.', { retryAfter: RETRY_SECONDS });
      ofPerson.set(owner.id, own + 1);
      try {
        return await lookAt(owner, path, target, wanted);
      } finally {
        const left = (ofPerson.get(owner.id) ?? 1) - 1;
        if (left === 0) ofPerson.delete(owner.id);
        else ofPerson.set(owner.id, left);
      }
    },
    stop: async () => void (await Promise.all(all.map((one) => one.stop()))),
  };
}
