import { TRACKER_FIXES_PER_SECOND } from '@safiri/rules/drivers/tracker.ts';
import type { Context } from '../platform/context.ts';
import { networkOf } from '../platform/network.ts';

/** Wrong secrets a minute from one address, behind which many phones may be, before unknown ones are not looked up any more. */
const GUESSES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** How much trackers may send, and strangers guess, on this node. */
export interface TrackerLimits {
  /** Takes one of the driver's positions of this second; false when they are used up. */
  mayTake(driverId: number): boolean;
  /** Seconds to wait before an unknown secret from this address is looked up; 0 when it may be now. */
  waitFor(ip: string): number;
  /** Counts a secret as guessed, before it is looked up: those that come together are counted too. */
  guesses(ip: string): void;
  /** Takes that back: it was none. */
  guessedNot(ip: string): void;
}

export function createTrackerLimits(ctx: Context): TrackerLimits {
  const allowances = new Map<number, { left: number; at: number }>();
  let guesses = new Map<string, number>();
  let minute = 0;
  const mostGuesses = GUESSES_A_MINUTE * ctx.config.rateLimitFactor;

  /** Counts begin anew each minute, and nothing of the last one is kept. */
  function now(): number {
    const at = ctx.clock().getTime();
    const current = Math.floor(at / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      guesses = new Map();
      for (const [driverId, { at: last }] of allowances) if (at - last > MINUTE_MS) allowances.delete(driverId);
    }
    return at;
  }

  function count(ip: string, n: number): void {
    now();
    const network = networkOf(ip);
    guesses.set(network, Math.max(0, (guesses.get(network) ?? 0) + n));
  }

  return {
    mayTake(driverId) {
      const at = now();
      const before = allowances.get(driverId) ?? { left: TRACKER_FIXES_PER_SECOND, at };
      const filled = before.left + (Math.max(0, at - before.at) / 1000) * TRACKER_FIXES_PER_SECOND;
      const left = Math.min(TRACKER_FIXES_PER_SECOND, filled);
      allowances.set(driverId, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1;
    },
    waitFor(ip) {
      const at = now();
      return (guesses.get(networkOf(ip)) ?? 0) < mostGuesses ? 0 : Math.ceil((MINUTE_MS - (at % MINUTE_MS)) / 1000);
    },
    guesses: (ip) => count(ip, 1),
    guessedNot: (ip) => count(ip, -1),
  };
}
