import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { tripChecks } from '@safiri/db/safety/tables.ts';
import type { Incident, TripCheck } from '@safiri/contract/safety/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { UNANSWERED_CHECK } from '@safiri/rules/safety/emergency.ts';
import { ANSWER_SECONDS, type Concern, type CheckAnswer, type CheckKind } from '@safiri/rules/safety/trip-checks.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { raiseIncident, type Ports } from './raise-incident.ts';

export type CheckRow = typeof tripChecks.$inferSelect;

const open = and(isNull(tripChecks.answeredAt), isNull(tripChecks.incidentId), isNull(tripChecks.endedAt));

export const presentCheck = (row: CheckRow): TripCheck => ({
  id: row.id,
  rideId: row.rideId,
  kind: row.kind,
  askedAt: row.askedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
});

/** The question that waits for this passenger. */
export async function findOpenCheck(reader: Reader, of: { passengerId: number; rideId?: number }): Promise<CheckRow | undefined> {
  const [row] = await reader
    .select({ check: tripChecks })
    .from(tripChecks)
    .innerJoin(rides, eq(rides.id, tripChecks.rideId))
    .where(
      and(
        open,
        eq(rides.passengerId, of.passengerId),
        eq(rides.status, 'in_progress'),
        of.rideId === undefined ? undefined : eq(rides.id, of.rideId),
      ),
    );
  return row?.check;
}

/**
 * Puts a question to the passenger of a trip under way, whose row is held; one stands at a time, whichever node noticed it.
 * @returns whether it was put now
 */
export async function askOnce(uow: UnitOfWork, ride: { id: number; passengerId: number }, kind: CheckKind, at: Point): Promise<boolean> {
  const asked = await uow.tx
    .insert(tripChecks)
    .values({
      rideId: ride.id,
      kind,
      lat: at.lat,
      lng: at.lng,
      askedAt: uow.now,
      answerBy: new Date(uow.now.getTime() + ANSWER_SECONDS * 1000),
    })
    .onConflictDoNothing()
    .returning({ id: tripChecks.id });
  if (asked.length > 0) uow.publish(ride.passengerId, 'trip_check', ride.id);
  return asked.length > 0;
}

/** Asks the passenger of a trip that looks odd. */
export function askPassenger(ctx: Context, ride: { id: number; passengerId: number }, kind: Concern, at: Point): Promise<void> {
  return inTransaction(ctx, async (uow) => {
    const [live] = await uow.tx.select({ status: rides.status }).from(rides).where(eq(rides.id, ride.id)).for('share');
    if (live?.status !== 'in_progress') return;
    if (await askOnce(uow, ride, kind, at)) await notify(uow, ride.passengerId, { kind: 'toldSafetyCheck' });
  });
}

/** The passenger's answer; "help" raises an emergency. @throws Problem not_found, already_decided */
export async function answerCheck(
  ports: Ports,
  uow: UnitOfWork,
  actor: Actor,
  checkId: number,
  { answer, location }: { answer: CheckAnswer; location?: Point | null | undefined },
): Promise<{ incident: Incident | null }> {
  const [found] = await uow.tx
    .select({ check: tripChecks })
    .from(tripChecks)
    .innerJoin(rides, eq(rides.id, tripChecks.rideId))
    .where(and(eq(tripChecks.id, checkId), eq(rides.passengerId, actor.userId)))
    .for('update', { of: tripChecks });
  if (found === undefined) throw notFound();
  const { check } = found;
  if (check.answeredAt !== null) throw new Problem('already_decided', 'You answered already.');
  const raised =
    answer === 'fine'
      ? null
      : await raiseIncident(ports, uow, {
          actor,
          rideId: check.rideId,
          point: location,
          emergencyType: check.kind,
          pressedAt: undefined,
          drill: false,
        });
  await uow.tx.update(tripChecks).set({ answer, answeredAt: uow.now }).where(eq(tripChecks.id, checkId));
  uow.publish(actor.userId, 'trip_check', check.rideId);
  return { incident: raised?.incident ?? null };
}

/** Questions that nobody answered in time become emergencies; those of trips that ended are let go. */
export async function escalateUnanswered(ports: Ports): Promise<void> {
  const { ctx } = ports;
  const due = await ctx.db
    .select({ id: tripChecks.id })
    .from(tripChecks)
    .where(and(open, lte(tripChecks.answerBy, ctx.clock())))
    .limit(100);
  for (const { id } of due) {
    await inTransaction(ctx, async (uow) => {
      const [found] = await uow.tx
        .select({ check: tripChecks, passengerId: rides.passengerId, status: rides.status })
        .from(tripChecks)
        .innerJoin(rides, eq(rides.id, tripChecks.rideId))
        .where(and(eq(tripChecks.id, id), open))
        .for('update', { of: tripChecks, skipLocked: true });
      if (found === undefined) return;
      const { check, passengerId } = found;
      if (found.status !== 'in_progress') {
        await uow.tx.update(tripChecks).set({ endedAt: uow.now }).where(eq(tripChecks.id, id));
        return;
      }
      const { row } = await raiseIncident(ports, uow, {
        actor: { userId: passengerId, driverId: null },
        rideId: check.rideId,
        point: undefined,
        emergencyType: UNANSWERED_CHECK,
        pressedAt: undefined,
        drill: false,
      });
      await uow.tx.update(tripChecks).set({ incidentId: row.id }).where(eq(tripChecks.id, id));
      uow.publish(passengerId, 'trip_check', check.rideId);
    });
  }
}

/** When trips were last answered for: nobody is asked again right away, also after a restart. */
export async function lastAnswers(reader: Reader, rideIds: readonly number[]): Promise<Map<number, Date>> {
  if (rideIds.length === 0) return new Map();
  const { rows } = await reader.execute<{ ride_id: number; at: string }>(sql`
    select ride_id, max(coalesce(answered_at, answer_by)) as at from trip_checks where ride_id in ${rideIds} group by ride_id`);
  return new Map(rows.map((row) => [row.ride_id, new Date(row.at)]));
}
