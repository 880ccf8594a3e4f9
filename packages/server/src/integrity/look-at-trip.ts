import { sql } from 'drizzle-orm';
import { factsOf, measuredOf } from '@safiri/rules/integrity/facts.ts';
import { findingsOf, holds, type Finding, type IntegrityRule } from '@safiri/rules/integrity/rules.ts';
import type { rides } from '@safiri/db/rides/tables.ts';
import { bringerPaidBy } from '../earnings/public.ts';
import type { Told } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { loadHistories, type Looked } from './load-history.ts';

/** A trip whose pay is being decided: one that ends now, or ended before. */
type Trip = Pick<
  typeof rides.$inferSelect,
  | 'id'
  | 'cityId'
  | 'payTerms'
  | 'passengerId'
  | 'bookerId'
  | 'requestedAt'
  | 'acceptedAt'
  | 'startedAt'
  | 'durationSeconds'
  | 'drivenMeters'
  | 'distanceMeters'
  | 'endStraightMeters'
  | 'lineTurn'
  | 'meet'
>;

/** A trip that is looked at, and who drove it. */
export interface LookedAt {
  readonly trip: Trip;
  readonly driver: { readonly driverId: number; readonly userId: number };
  /** When it ended, or now. */
  readonly completedAt: Date;
  /** Whether somebody who brought its driver is not paid for that yet. */
  readonly brought: boolean;
}

/** What was found of a trip. */
export interface Look {
  /** Whether what the operator pays on top waits for a person. */
  readonly isHeld: boolean;
  /** What was not found of it before. */
  readonly added: readonly IntegrityRule[];
}

async function seenOf(ctx: Context, uow: UnitOfWork, { trip, driver, completedAt, brought }: LookedAt): Promise<Looked> {
  return {
    trip: {
      id: trip.id,
      driver: driver.userId,
      rider: trip.passengerId,
      customer: trip.bookerId,
      acceptedAt: (trip.acceptedAt ?? trip.requestedAt).getTime(),
      startedAt: (trip.startedAt ?? completedAt).getTime(),
      completedAt: completedAt.getTime(),
      fromRank: trip.lineTurn !== null || trip.meet !== null,
    },
    bringer: brought ? await bringerPaidBy(ctx, uow, driver.driverId, trip) : null,
  };
}

/**
 * What all rules find about trips, written down with them. Their drivers' rows are held (`holdEarners`), so that of two trips that end at
 * once the second one sees the first.
 * @returns in their order
 */
export async function lookAtTrips(ctx: Context, uow: UnitOfWork, all: readonly LookedAt[]): Promise<Look[]> {
  if (all.length === 0) return [];
  const looked: Looked[] = [];
  for (const one of all) looked.push(await seenOf(ctx, uow, one));
  const histories = await loadHistories(uow.tx, looked);
  const found = histories.map((history, i) => {
    const { trip } = all[i] as LookedAt;
    return { rideId: trip.id, findings: findingsOf(factsOf(measuredOf(trip), history)) };
  });
  const stand = Map.groupBy(await write(uow, found), ({ rideId }) => rideId);
  return found.map(({ rideId, findings }) => {
    const those = stand.get(rideId) ?? [];
    // What was found first stands: trips that are driven meanwhile take nothing of it away.
    return { isHeld: holds(findings) || holds(those), added: those.filter(({ isNew }) => isNew).map(({ rule }) => rule) };
  });
}

/** What was found of a trip, now or before. */
type Standing = Pick<Finding, 'rule' | 'points'> & { readonly rideId: number; readonly isNew: boolean };

/** Once for each rule: what was found first stands. @returns what stands of each, with what was found now */
async function write(
  uow: UnitOfWork,
  found: ReadonlyArray<{ readonly rideId: number; readonly findings: readonly Finding[] }>,
): Promise<Standing[]> {
  const records = found.flatMap(({ rideId, findings }) => findings.map((finding) => ({ rideId, ...finding })));
  // What was there before this statement, and what it adds.
  const { rows } = await uow.tx.execute<Standing & Record<string, unknown>>(sql`
    with added as (
      insert into integrity_findings (ride_id, rule, points, facts, found_at)
      select "rideId", rule, points, facts, ${uow.now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(records)}::json) as row ("rideId" int, rule text, points int, facts jsonb)
      on conflict do nothing returning ride_id, rule, points)
    select ride_id as "rideId", rule, points, true as "isNew" from added
    union all select ride_id, rule, points, false from integrity_findings where ride_id = any(${sql.param(found.map(({ rideId }) => rideId))}::int[])`);
  return rows;
}

/** What a driver is told of a trip on top of which the operator's pay waits; it says where it says why. */
export const heldNotice = (userId: number, place: string): Told => ({ userId, kind: 'toldPayHeld', values: { place } });
