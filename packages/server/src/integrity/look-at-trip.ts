import { eq } from 'drizzle-orm';
import { integrityFindings } from '@safiri/db/integrity/tables.ts';
import { factsOf, measuredOf } from '@safiri/rules/integrity/facts.ts';
import { findingsOf, holds, type Finding, type IntegrityRule } from '@safiri/rules/integrity/rules.ts';
import type { rides } from '@safiri/db/rides/tables.ts';
import { bringerPaidBy } from '../earnings/public.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { loadHistory } from './load-history.ts';

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

/**
 * What all rules find about a trip, written down with it. Its driver's row is held (`holdEarners`), so that of two trips that end at
 * once the second one sees the first.
 * @param completedAt when it ended, or now
 * @returns whether what the operator pays on top waits for a person, and what was not found of it before
 */
export async function lookAtTrip(
  ctx: Context,
  uow: UnitOfWork,
  trip: Trip,
  driver: { readonly driverId: number; readonly userId: number },
  completedAt: Date,
): Promise<{ isHeld: boolean; added: readonly IntegrityRule[] }> {
  const startedAt = trip.startedAt ?? completedAt;
  const bringer = await bringerPaidBy(ctx, uow, driver.driverId, trip);
  const seen = {
    id: trip.id,
    driver: driver.userId,
    rider: trip.passengerId,
    customer: trip.bookerId,
    acceptedAt: (trip.acceptedAt ?? trip.requestedAt).getTime(),
    startedAt: startedAt.getTime(),
    completedAt: completedAt.getTime(),
    fromRank: trip.lineTurn !== null || trip.meet !== null,
  };
  const findings = findingsOf(factsOf(measuredOf(trip), await loadHistory(uow.tx, seen, bringer)));
  const added = await write(uow, trip.id, findings);
  // What was found first stands: trips that are driven meanwhile take nothing of it away.
  const stand = await uow.tx
    .select({ points: integrityFindings.points })
    .from(integrityFindings)
    .where(eq(integrityFindings.rideId, trip.id));
  return { isHeld: holds(findings) || holds(stand), added };
}

/** Once for each rule: what was found first stands. @returns what was not there before */
async function write(uow: UnitOfWork, rideId: number, findings: readonly Finding[]): Promise<IntegrityRule[]> {
  if (findings.length === 0) return [];
  const written = await uow.tx
    .insert(integrityFindings)
    .values(findings.map((finding) => ({ rideId, ...finding, foundAt: uow.now })))
    .onConflictDoNothing()
    .returning({ rule: integrityFindings.rule });
  return written.map(({ rule }) => rule);
}

/** Tells a driver that what the operator pays on top of a trip waits, and where it says why. */
export const tellHeld = (uow: UnitOfWork, userId: number, place: string) => notify(uow, userId, { kind: 'toldPayHeld', values: { place } });
