import type { BodyOf } from '@safiri/contract/call.ts';
import type { LocationFix } from '@safiri/contract/drivers/calls.ts';
import type { reportLocation as call } from '@safiri/contract/drivers/calls.ts';
import { FIX_OLDEST_MS } from '@safiri/rules/drivers/location-fixes.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { LivePositions } from './live-positions.ts';

/** A phone's clock may be off by this much; a fix from farther in the future, or too old, does not count. */
const CLOCK_SKEW_MS = 120_000;

export type ReportLocation = (actor: DriverActor, body: BodyOf<typeof call>) => number;

/** Takes in what a driver's phone reports; of a batch the newest is where the driver is. */
export function createReportLocation(ctx: Context, positions: LivePositions): ReportLocation {
  /** Device time of the newest fix of each driver: what comes out of order is ignored. */
  const newest = new Map<number, number>();
  return (actor, body) => {
    const now = ctx.clock().getTime();
    const fixes: LocationFix[] = Array.isArray(body) ? body : [body];
    let accepted = 0;
    let last: LocationFix | undefined;
    let seen = newest.get(actor.driverId) ?? 0;
    for (const fix of fixes) {
      const at = Date.parse(fix.at);
      if (Number.isNaN(at)) throw fieldProblem('at', 'Not a time');
      if (at <= seen || at > now + CLOCK_SKEW_MS || at < now - FIX_OLDEST_MS) continue;
      seen = at;
      last = fix;
      accepted += 1;
    }
    if (last !== undefined) {
      newest.set(actor.driverId, seen);
      positions.report({ driverId: actor.driverId, lat: last.lat, lng: last.lng, heading: last.heading ?? null, at: now });
    }
    return accepted;
  };
}
