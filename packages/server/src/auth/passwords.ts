import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../platform/semaphore.ts';

/** argon2id, 19 MiB, two passes: what OWASP asks as a minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing takes memory and a core. Two at once leave half of Node's four threads to files and names of servers, which go
 * the same way; a hundred wait for a few seconds, and more would only be answered when nobody is there any more.
 */
const bounded = createSemaphore(2, 100, 5, 'the hash of a password');

/** @throws Problem overloaded when too many wait already */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, options));
}

/** A hash of nothing anyone knows: verified against when there is no account, so that the answer takes as long. */
const nobody = hashPassword(`${Math.random()}`);

/** Whether the password fits; also takes its time when there is no hash. @throws Problem overloaded */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const fits = await bounded(() => verify(against, password));
  return fits && stored !== undefined;
}
