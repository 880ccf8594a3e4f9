import { and, eq } from 'drizzle-orm';
import { children, rollCalls, schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { MAX_PIN_TRIES } from '@safiri/rules/rides/start-pin.ts';
import { mayCall, rollOpensAt, runsOf, type RollState, type SchoolRun } from '@safiri/rules/scholar/groups.ts';
import { isSchoolDay } from '@safiri/rules/scholar/school-month.ts';
import { requireConsent } from '../brand/public.ts';
import { notify } from '../notifications/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { firstName } from '../users/public.ts';
import { requireReady } from './check-terms.ts';
import { dayOf } from './present.ts';
import { schoolDaysOf, type GroupRow } from './school-market.ts';
import { earnRun } from './school-month.ts';

export interface Calling {
  readonly seatId: number;
  readonly run: SchoolRun;
  readonly state: RollState;
  readonly pin: string | undefined;
}

const kinds = { on_board: 'toldOnBoard', absent: 'toldAbsent', handed_over: 'toldHandedOver' } as const;

/** Whether anybody of a group was called on a run of a day. */
const hasBegun = async ({ tx }: UnitOfWork, groupId: number, day: string, run: SchoolRun): Promise<boolean> => {
  const [called] = await tx
    .select({ seatId: rollCalls.seatId })
    .from(rollCalls)
    .innerJoin(schoolSeats, eq(schoolSeats.id, rollCalls.seatId))
    .where(and(eq(schoolSeats.groupId, groupId), eq(rollCalls.day, day), eq(rollCalls.run, run)))
    .limit(1);
  return called !== undefined;
};

/** A child is called on a run for the first time. @throws Problem as `callRoll` */
async function requireBegun(ctx: Context, uow: UnitOfWork, group: GroupRow, run: SchoolRun): Promise<void> {
  if (group.status !== 'open') throw new Problem('illegal_transition', 'This group does not drive now.');
  if (!isSchoolDay(dayOf(group.countryId, uow.now), schoolDaysOf(ctx.markets, group)))
    throw new Problem('illegal_transition', 'Nobody is driven today: it is a day without school.');
  const { hour, minute } = localMoment(uow.now, countryById(group.countryId).timeZoneId);
  const opens = rollOpensAt(run, group.scheduleType, group.pickupPoints);
  if (hour * 60 + minute < opens) throw new Problem('illegal_transition', 'The roll of this run opens an hour before its first stop.');
  await requireReady(ctx, uow, group, group.occupancy);
}

/**
 * Says of a student where they are; the guardian learns it at once. A wrong PIN counts although it is refused: the Problem is
 * returned, so that the transaction commits.
 * A run begins only in an open group, by a driver and a vehicle that may drive it, and in its time; who is on board by then is still handed over.
 * @throws Problem not_found for another driver's student, illegal_transition, consent_due before the first of a run, what keeps the driver from driving
 */
export async function callRoll(ctx: Context, uow: UnitOfWork, driver: DriverActor, calling: Calling): Promise<Problem | undefined> {
  const [found] = await uow.tx
    .select({ seat: schoolSeats, group: schoolGroups, childName: children.name, ownName: users.name })
    .from(schoolSeats)
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .innerJoin(users, eq(users.id, schoolSeats.guardianId))
    .leftJoin(children, eq(children.id, schoolSeats.childId))
    .where(eq(schoolSeats.id, calling.seatId))
    .for('update', { of: schoolSeats });
  if (found === undefined || found.group.driverId !== driver.driverId || found.seat.status !== 'member') throw notFound();
  const { seat, group } = found;
  if (!runsOf(group.scheduleType).includes(calling.run)) throw fieldProblem('run', 'This group does not drive then');
  const day = dayOf(group.countryId, uow.now);
  const one = and(eq(rollCalls.seatId, seat.id), eq(rollCalls.day, day), eq(rollCalls.run, calling.run));
  const [known] = await uow.tx.select().from(rollCalls).where(one);
  if (known?.state === calling.state) return undefined;
  if (known === undefined) {
    await requireBegun(ctx, uow, group, calling.run);
    // A run that has begun goes on: no child is left at a stop for a text.
    if (!(await hasBegun(uow, group.id, day, calling.run))) await requireConsent(uow.tx, uow.brand, driver);
  }
  if (!mayCall(known?.state ?? null, calling.state)) throw new Problem('illegal_transition', 'Not after what was called before.');
  if (calling.state === 'handed_over' && known !== undefined) {
    if (known.pinTries >= MAX_PIN_TRIES) return new Problem('pin_locked', 'Too many wrong PINs. Call the guardian.', { triesLeft: 0 });
    if (calling.pin === undefined) throw fieldProblem('pin', 'Ask the collector for the PIN');
    if (calling.pin !== seat.collectorPin) {
      const tries = known.pinTries + 1;
      await uow.tx.update(rollCalls).set({ pinTries: tries }).where(one);
      return new Problem('wrong_pin', 'That is not the collector’s PIN.', { triesLeft: MAX_PIN_TRIES - tries });
    }
  }
  await uow.tx
    .insert(rollCalls)
    .values({ seatId: seat.id, day, run: calling.run, state: calling.state, at: uow.now })
    .onConflictDoUpdate({ target: [rollCalls.seatId, rollCalls.day, rollCalls.run], set: { state: calling.state, at: uow.now } });
  if (known === undefined) await earnRun(ctx, uow, group, { seatId: seat.id, day, run: calling.run });
  const name = firstName(found.childName ?? found.ownName);
  const stop = group.pickupPoints[seat.pickupPointIndex]?.location ?? '';
  await notify(uow, seat.guardianId, {
    kind: kinds[calling.state],
    values: { name, school: group.schoolName, stop, collector: seat.collectorName },
  });
  uow.publish(seat.guardianId, 'school', seat.id);
  return undefined;
}
