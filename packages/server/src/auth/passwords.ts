import { hash, verify } from '@node-rs/argon2';
import { createFairTurns, type Who } from '../platform/fair-turns.ts';
import { networkOf } from '../platform/network.ts';

/** argon2id, 19 MiB, two passes: what OWASP asks as a minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For tests alone, which make thousands of people: a hash that nobody could trust, in a hundredth of the time. */
export function hashCheaply(): void {
  Object.assign(options, { memoryCost: 64, timeCost: 1 });
}

/**
 * Hashing takes memory and a core. Two at once leave half of Node's four threads to files and names of servers, which go
 * the same way; a hundred wait for a few seconds, and more would only be answered when nobody is there any more. Whoever
 * signs in again and again, at whatever address, stands behind everybody else.
 */
const bounded = createFairTurns({ what: 'the hash of a password', atOnce: 2, waitingAtMost: 100, retrySeconds: 5, expectedMs: 50 });

/** Whose hash it is: the address's, and at it the account's, by name or id. */
export const hashOf = (ip: string, account: string | number): Who => [`address:${networkOf(ip)}`, `account:${account}@${networkOf(ip)}`];
/** Of what no request asks for. */
const HOUSE: Who = ['house'];

/** @throws Problem overloaded when too many wait already */
export function hashPassword(password: string, who = HOUSE): Promise<string> {
  return bounded(who, () => hash(password, options));
}

/**
 * A hash of nothing anyone knows, made when it is first needed: verified against when there is no account, so that the answer takes as long.
 * It waits in no turn, and a failure is not kept.
 */
let nobody: Promise<string> | undefined;
const nobodys = (): Promise<string> =>
  (nobody ??= hash(`${Math.random()}`, options).catch((error: unknown) => {
    nobody = undefined;
    throw error;
  }));

/** Whether the password fits; also takes its time when there is no hash. @throws Problem overloaded */
export async function passwordFits(stored: string | undefined, password: string, who: Who): Promise<boolean> {
  const against = stored ?? (await nobodys());
  const fits = await bounded(who, () => verify(against, password));
  return fits && stored !== undefined;
}
