import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { COLLECTOR_PIN_DIGITS } from '@safiri/rules/scholar/groups.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireInStanding } from '../users/public.ts';
import { findChild, type SeatRow } from './queries.ts';

export interface Joining {
  readonly groupId: number;
  readonly studentId: number;
  readonly pickupPointIndex: number;
  readonly waitingList: boolean;
  readonly collectorName: string | undefined;
}

/** Takes one more seat by a conditional update: the last one is taken once. */
async function takeSeat(uow: UnitOfWork, groupId: number): Promise<boolean> {
  const [taken] = await uow.tx
    .update(schoolGroups)
    .set({ occupancy: sql`${schoolGroups.occupancy} + 1` })
    .where(and(eq(schoolGroups.id, groupId), lt(schoolGroups.occupancy, schoolGroups.capacity)))
    .returning({ id: schoolGroups.id });
  return taken !== undefined;
}

/** The student is an own child, or the caller (SCHOL-14). */
async function childOf(uow: UnitOfWork, actor: Actor, studentId: number): Promise<number | null> {
  if (studentId === actor.userId) return null;
  const child = await findChild(uow.tx, studentId);
  if (child === undefined || child.guardianId !== actor.userId) throw new Problem('forbidden', 'Choose one of your own children.');
  return child.id;
}

/**
 * Gives a student a seat, or a place on the waiting list.
 * @throws Problem suspended, forbidden for another's child, not_found, group_full, already_joined, or naming pickupPointIndex
 */
export async function joinGroup(ctx: Context, uow: UnitOfWork, actor: Actor, joining: Joining): Promise<SeatRow> {
  await requireInStanding(uow.tx, actor.userId);
  const childId = await childOf(uow, actor, joining.studentId);
  const [group] = await uow.tx.select().from(schoolGroups).where(eq(schoolGroups.id, joining.groupId));
  if (group === undefined) throw notFound();
  if (joining.pickupPointIndex >= group.pickupPoints.length) throw fieldProblem('pickupPointIndex', 'This group does not stop there');
  const [user] = await uow.tx.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
  const seated = await takeSeat(uow, group.id);
  if (!seated && !joining.waitingList) throw new Problem('group_full', 'This group is full.');
  try {
    const [seat] = await uow.tx
      .insert(schoolSeats)
      .values({
        groupId: group.id,
        guardianId: actor.userId,
        childId,
        studentId: joining.studentId,
        pickupPointIndex: joining.pickupPointIndex,
        status: seated ? 'member' : 'waiting',
        collectorName: joining.collectorName ?? user?.name ?? '',
        collectorPin: String(ctx.random.below(10 ** COLLECTOR_PIN_DIGITS)).padStart(COLLECTOR_PIN_DIGITS, '0'),
      })
      .returning();
    if (seat === undefined) throw new Error('a seat was not written');
    return seat;
  } catch (error) {
    if (violatedUnique(error) === 'school_seats_once') throw new Problem('already_joined', 'This student is in the group already.');
    throw error;
  }
}

/** Gives a seat up; the first who waits gets it in the same transaction, and is told. */
export async function leaveGroup(uow: UnitOfWork, actor: Pick<Actor, 'userId'>, seatId: number): Promise<void> {
  const [known] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId));
  if (known === undefined || known.guardianId !== actor.userId) throw notFound();
  // The group's row is held first: who leaves and who joins come one after the other.
  const [group] = await uow.tx.select().from(schoolGroups).where(eq(schoolGroups.id, known.groupId)).for('update');
  const [seat] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId)).for('update');
  if (group === undefined || seat === undefined || seat.status === 'left') return;
  await uow.tx.update(schoolSeats).set({ status: 'left', leftAt: uow.now }).where(eq(schoolSeats.id, seatId));
  if (seat.status === 'waiting') return;
  const [next] = await uow.tx
    .select()
    .from(schoolSeats)
    .where(and(eq(schoolSeats.groupId, group.id), eq(schoolSeats.status, 'waiting')))
    .orderBy(asc(schoolSeats.id))
    .limit(1)
    .for('update');
  if (next === undefined) {
    await uow.tx
      .update(schoolGroups)
      .set({ occupancy: sql`${schoolGroups.occupancy} - 1` })
      .where(eq(schoolGroups.id, group.id));
    return;
  }
  await uow.tx.update(schoolSeats).set({ status: 'member' }).where(eq(schoolSeats.id, next.id));
  await notify(uow, next.guardianId, { kind: 'toldSeatFree', values: { school: group.schoolName, route: group.route } });
}
