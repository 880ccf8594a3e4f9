import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: what OWASP asks as a minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a core; more at once would only make everything else wait. */
const AT_ONCE = 4;
let running = 0;
const queue: Array<() => void> = [];

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, options));
}

/** A hash of nothing anyone knows: verified against when there is no account, so that the answer takes as long. */
const nobody = hashPassword(`${Math.random()}`);

/** Whether the password fits; also takes its time when there is no hash. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const fits = await bounded(() => verify(against, password));
  return fits && stored !== undefined;
}
