import { gateOf, type DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { planPool } from '../pooling/plan-pool.ts';
import type { DispatchPorts, Near, OpenTrip } from './ports.ts';
import type { Candidate } from './search.ts';

/**
 * Finds, for each driver near a trip, the gate, or else the seconds to the pickup. One whom the database does not know is
 * passed over.
 */
export function judge(
  trip: OpenTrip,
  nears: readonly Near[],
  factsOf: (driverId: number) => DriverFacts | undefined,
  ports: DispatchPorts,
  now: Date,
): Candidate[] {
  const judged: Candidate[] = [];
  const free: Array<Near & { pickupSeconds: number }> = [];
  for (const near of nears) {
    const facts = factsOf(near.driverId);
    if (facts === undefined) continue;
    const { driverId, meters, point } = near;
    const gate = gateOf(facts, trip, now.getTime(), meters);
    if (gate === undefined && facts.hasLiveTrip) {
      judged.push(takeAlong(near, facts, trip, ports, now));
      continue;
    }
    const candidate = { driverId, meters, point, gate, pickupSeconds: 0 };
    judged.push(candidate);
    if (gate === undefined) free.push(candidate);
  }
  const seconds = free.length === 0 ? [] : ports.pickupSeconds(trip, free, now);
  for (const [i, candidate] of free.entries()) candidate.pickupSeconds = seconds[i] ?? 0;
  return judged;
}

/** A driver who carries a share ride, with the way to take this one along, or the gate that there is none. */
function takeAlong(near: Near, { carries }: DriverFacts, trip: OpenTrip, ports: DispatchPorts, now: Date): Candidate {
  const drive = (from: Point, to: Point) => ports.driveSeconds(from, to, now);
  const pool = carries == null || trip.share == null ? undefined : planPool(near.point, carries, { ...trip, ...trip.share }, drive);
  return { ...near, gate: pool === undefined ? 'detour' : undefined, pickupSeconds: pool?.pickupSeconds ?? 0, pool };
}
