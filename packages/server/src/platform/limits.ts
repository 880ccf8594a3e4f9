import type { LimitName } from '@safiri/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';
import type { Sessions } from './session.ts';

/** Requests per minute of one person, or of one address while nobody is known behind it. Many phones share an address (carrier NAT). */
const perMinute: Record<LimitName, number> = {
  // Against a machine gone wild alone: what guesses and what costs is counted by account and device (rules/auth/limits).
  'sign-in': 6000,
  mail: 200,
  read: 1200,
  write: 600,
  location: 600,
  upload: 60,
  export: 5,
  // One that was not drawn lately costs the processor some 30 ms.
  pdf: 60,
  // Long orders cost the processor a tenth of a second, and a model behind it costs money.
  assistant: 60,
  // A screen asks three times a minute, and whenever the pickup moves: nobody shall watch a whole town.
  nearby: 30,
  // A known phone is refused: nobody shall go through a list of numbers with it.
  'known-phone': 60,
  // A code is typed by hand, and tried again with each new price: nobody shall guess what was given to others.
  'promotion-code': 30,
  // Only against a machine gone wild: no person presses so often, and a village may share an address.
  emergency: 6000,
};

/** The limit of a call for @fastify/rate-limit; `factor` is the operator's setting. */
export function limitFor(name: LimitName, factor: number): { max: number; timeWindow: string; groupId: string } {
  return { max: perMinute[name] * factor, timeWindow: '1 minute', groupId: name };
}

/**
 * Whose count a request is: the person's once a session says who it is, else the address's. A cookie that opens no session
 * is nobody: whoever invents one is counted with the others of the address. A database that is away leaves the address, and
 * an emergency does not wait for one.
 */
export const limitKey =
  (sessions: Pick<Sessions, 'find'>) =>
  async (request: FastifyRequest): Promise<string> => {
    const { rateLimit } = request.routeOptions.config;
    // Asked before the session is looked for: of a connection that has ended meanwhile nothing is known any more.
    const { ip } = request;
    const urgent = typeof rateLimit === 'object' && rateLimit.groupId === ('emergency' satisfies LimitName);
    const actor = urgent ? null : await sessions.find(request).catch(() => null);
    return actor === null ? `address:${networkOf(ip)}` : `user:${actor.userId}`;
  };

/** What a caller over the limit is told. */
export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('too_many_requests', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfter: retryAfterSeconds,
  });
}
