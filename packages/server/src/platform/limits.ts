import type { LimitName } from '@safiri/contract/call.ts';
import { Problem } from './problem.ts';

/** Requests per minute of one session, or of one address while signed out. Many phones share an address (carrier NAT). */
const perMinute: Record<LimitName, number> = {
  'sign-in': 600,
  mail: 20,
  read: 1200,
  write: 600,
  location: 600,
  upload: 60,
  export: 5,
  // Long orders cost the processor a tenth of a second, and a model behind it costs money.
  assistant: 60,
  // A known phone is refused: nobody shall go through a list of numbers with it.
  'known-phone': 60,
  // Only against a machine gone wild: no person presses so often, and a village may share an address.
  emergency: 6000,
};

/** The limit of a call for @fastify/rate-limit; `factor` is the operator's setting. */
export function limitFor(name: LimitName, factor: number): { max: number; timeWindow: string; groupId: string } {
  return { max: perMinute[name] * factor, timeWindow: '1 minute', groupId: name };
}

/** What a caller over the limit is told. */
export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem('too_many_requests', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfter: retryAfterSeconds,
  });
}
