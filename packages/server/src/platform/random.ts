import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from './context.ts';

/** Randomness of the operating system. */
export const systemRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  linkId: () => randomBytes(16).toString('base64url'),
  below: (limit) => randomInt(limit),
  uuid: () => randomUUID(),
};
