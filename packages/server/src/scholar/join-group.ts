import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { takesChildren } from '@safiri/rules/scholar/group-life.ts';
import { COLLECTOR_PIN_DIGITS } from '@safiri/rules/scholar/groups.ts';
import { monthOf, type MonthPrice, type SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireConsent } from '../brand/public.ts';
import { requireInStanding } from '../users/public.ts';
import { requireReady } from './check-terms.ts';
import { holdGroup } from './leave-group.ts';
import { dayOf } from './present.ts';
import { findChild, type SeatRow } from './queries.ts';
import { cityDrives, firstMonthOf, monthTerms, type GroupRow } from './school-market.ts';
import { chargeMonth } from './school-month.ts';

export interface Joining {
  readonly groupId: number;
  readonly studentId: number;
  readonly pickupPointIndex: number;
  readonly waitingList: boolean;
  readonly collectorName: string | undefined;
  readonly payment: SeatPayment;
  /** What the screen said is taken from the wallet now. */
  readonly firstPrice: string | undefined;
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

/** Why there is no seat left: this student may have had the last one, from another phone of the family. */
async function noSeat(uow: UnitOfWork, groupId: number, studentId: number): Promise<Problem> {
  const [own] = await uow.tx
    .select({ id: schoolSeats.id })
    .from(schoolSeats)
    .where(and(eq(schoolSeats.groupId, groupId), eq(schoolSeats.studentId, studentId), ne(schoolSeats.status, 'left')));
  return own === undefined ? new Problem('group_full', 'This group is full.') : alreadyJoined();
}

const alreadyJoined = () => new Problem('already_joined', 'This student is in the group already.');

/** The student is an own child, or the caller (SCHOL-14). */
async function childOf(uow: UnitOfWork, actor: Actor, studentId: number): Promise<number | null> {
  if (studentId === actor.userId) return null;
  const child = await findChild(uow.tx, studentId);
  if (child === undefined || child.guardianId !== actor.userId) throw new Problem('forbidden', 'Choose one of your own children.');
  return child.id;
}

/**
 * What the wallet pays first, which is no more than was seen.
 * @throws Problem naming payment or firstPrice, fare_changed
 */
function firstOf(ctx: Context, uow: UnitOfWork, group: GroupRow, seen: string | undefined): MonthPrice {
  const first = firstMonthOf(ctx, group, uow.now);
  if (first === undefined) throw fieldProblem('payment', 'This group is paid to its driver in cash');
  const seenMinor = seen === undefined ? undefined : fromWire(seen);
  if (seenMinor === undefined) throw fieldProblem('firstPrice', 'Say which price was shown');
  if (seenMinor < first.priceMinor) {
    const price = toWire(first.priceMinor);
    throw new Problem('fare_changed', `The price is now ${price}.`, { fare: price });
  }
  return first;
}

/** A month that has begun is paid with the seat; one to come when it begins. @throws Problem balance_too_low */
async function payFirst(ctx: Context, uow: UnitOfWork, group: GroupRow, seat: SeatRow, first: MonthPrice): Promise<void> {
  const terms = monthTerms(ctx, group);
  if (terms === undefined || monthOf(first.from) > dayOf(group.countryId, uow.now)) return;
  if ((await chargeMonth(ctx, uow, group, seat, first, terms)) !== undefined) return;
  throw new Problem('balance_too_low', 'Your wallet holds less than that. Pay the driver in cash instead.');
}

/** The driver may drive this group, with one more child unless it is full. @throws Problem illegal_transition: why is the driver's matter */
async function requireTaking(ctx: Context, uow: UnitOfWork, group: GroupRow): Promise<void> {
  try {
    await requireReady(ctx, uow, group, Math.min(group.capacity, group.occupancy + 1));
  } catch (error) {
    if (error instanceof Problem) throw new Problem('illegal_transition', 'This group takes no children now.');
    throw error;
  }
}

/**
 * Gives a student a seat, or a place on the waiting list.
 * @throws Problem suspended, consent_due, forbidden for another's child, not_found, illegal_transition, group_full, already_joined, fare_changed,
 * balance_too_low, or naming the field
 */
export async function joinGroup(ctx: Context, uow: UnitOfWork, actor: Actor, joining: Joining): Promise<SeatRow> {
  await requireInStanding(uow.tx, actor.userId);
  await requireConsent(uow.tx, uow.brand, actor);
  const childId = await childOf(uow, actor, joining.studentId);
  const group = await holdGroup(uow, joining.groupId);
  if (group === undefined || group.status === 'proposed') throw notFound();
  if (!takesChildren(group.status) || !cityDrives(ctx.markets, group))
    throw new Problem('illegal_transition', 'This group takes no children now.');
  await requireTaking(ctx, uow, group);
  if (joining.pickupPointIndex >= group.pickupPoints.length) throw fieldProblem('pickupPointIndex', 'This group does not stop there');
  const first = joining.payment === 'wallet' ? firstOf(ctx, uow, group, joining.firstPrice) : undefined;
  const [user] = await uow.tx.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
  const seated = await takeSeat(uow, group.id);
  if (!seated && !joining.waitingList) throw await noSeat(uow, group.id, joining.studentId);
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
        walletFrom: first?.from ?? null,
        priceMinor: first === undefined ? null : group.monthlyMinor,
      })
      .returning();
    if (seat === undefined) throw new Error('a seat was not written');
    if (seated && first !== undefined) await payFirst(ctx, uow, group, seat, first);
    return seat;
  } catch (error) {
    if (violatedUnique(error) === 'school_seats_once') throw alreadyJoined();
    throw error;
  }
}
