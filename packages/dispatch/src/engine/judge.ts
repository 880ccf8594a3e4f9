import { isFarYet } from '@safiri/rules/dispatch/far-pickup.ts';
import { gateOf, type DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { nextPickupSeconds, type EndingTrip } from '@safiri/rules/dispatch/next-trip.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { planPool } from '../pooling/plan-pool.ts';
import type { MatchPorts, Near, OpenTrip } from './ports.ts';
import type { Candidate } from './search.ts';

/** A driver who sets off to the pickup alone, at once or after the trip that ends soon. */
interface SettingOff {
  readonly place: number;
  readonly near: Near;
  readonly ending: EndingTrip | undefined;
}

/**
 * Finds, for each driver near a trip, the gate, or else the seconds to the pickup. One whom the database does not know is
 * passed over.
 * @param farAtOnce whether those a long way off are asked from the first moment on
 */
export function judge(
  trip: OpenTrip,
  nears: readonly Near[],
  factsOf: (driverId: number) => DriverFacts | undefined,
  ports: MatchPorts,
  now: Date,
  farAtOnce = false,
): Candidate[] {
  const waitedSeconds = farAtOnce ? Infinity : (now.getTime() - trip.requestedAt) / 1000;
  const judged: Candidate[] = [];
  const leaving: SettingOff[] = [];
  for (const near of nears) {
    const facts = factsOf(near.driverId);
    if (facts === undefined) continue;
    const { driverId, meters, point } = near;
    const gate = gateOf(facts, trip, now.getTime(), meters);
    const ending = facts.hasLiveTrip ? (facts.ending ?? undefined) : undefined;
    if (gate === undefined && facts.hasLiveTrip && ending === undefined) {
      judged.push(takeAlong(near, facts, trip, ports, now));
      continue;
    }
    if (gate === undefined) leaving.push({ place: judged.length, near, ending });
    judged.push({ driverId, meters, point, gate, pickupSeconds: 0 });
  }
  const drives =
    leaving.length === 0
      ? []
      : ports.pickupSeconds(
          trip,
          leaving.map(({ near }) => near),
          now,
        );
  for (const [i, { place, near, ending }] of leaving.entries()) judged[place] = setOff(near, ending, drives[i] ?? 0, waitedSeconds);
  return judged;
}

/** A driver who is free by then, or the gate that it takes too long until then. */
function setOff({ driverId, meters, point }: Near, ending: EndingTrip | undefined, drive: number, waitedSeconds: number): Candidate {
  if (ending === undefined) {
    return { driverId, meters, point, gate: isFarYet(drive, waitedSeconds) ? 'far_yet' : undefined, pickupSeconds: drive };
  }
  const pickupSeconds = nextPickupSeconds(ending, drive);
  if (pickupSeconds === undefined) return { driverId, meters, point, gate: 'busy', pickupSeconds: 0 };
  return { driverId, meters, point, gate: undefined, pickupSeconds, after: ending };
}

/** A driver who carries a share ride, with the way to take this one along, or the gate that there is none. */
function takeAlong(near: Near, { carries }: DriverFacts, trip: OpenTrip, ports: MatchPorts, now: Date): Candidate {
  const drive = (from: Point, to: Point) => ports.driveSeconds(trip, from, to, now);
  const pool = carries == null || trip.share == null ? undefined : planPool(near.point, carries, { ...trip, ...trip.share }, drive);
  return { ...near, gate: pool === undefined ? 'detour' : undefined, pickupSeconds: pool?.pickupSeconds ?? 0, pool };
}
