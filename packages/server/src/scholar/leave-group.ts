import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { children, schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { heldSeatStatuses } from '@safiri/rules/scholar/groups.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { priceOfMonth } from '@safiri/rules/scholar/month-price.ts';
import { monthOf } from '@safiri/rules/scholar/school-month.ts';
import { takesChildren } from '@safiri/rules/scholar/group-life.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { firstName } from '../users/public.ts';
import { dayOf } from './present.ts';
import { knownPrice } from './known-price.ts';
import type { SeatRow } from './queries.ts';
import type { GroupRow } from './school-market.ts';
import { endMonthsOf } from './school-month.ts';

/** A group, held until the transaction ends: who joins, leaves, pays and closes it comes one after the other. */
export async function holdGroup(uow: UnitOfWork, groupId: number): Promise<GroupRow | undefined> {
  const [group] = await uow.tx.select().from(schoolGroups).where(eq(schoolGroups.id, groupId)).for('update');
  return group;
}

/** Whose seat it is, as messages name them. */
export async function studentName(uow: UnitOfWork, seat: Pick<SeatRow, 'id'>): Promise<string> {
  const [row] = await uow.tx
    .select({ child: children.name, own: users.name })
    .from(schoolSeats)
    .innerJoin(users, eq(users.id, schoolSeats.guardianId))
    .leftJoin(children, eq(children.id, schoolSeats.childId))
    .where(eq(schoolSeats.id, seat.id));
  return firstName(row?.child ?? row?.own ?? '');
}

/** A seat is nobody's any more; what its month has not driven goes back, and its guardian is told how much. The group's row is held. */
export async function endSeat(uow: UnitOfWork, group: GroupRow, seat: SeatRow): Promise<void> {
  const name = await studentName(uow, seat);
  await uow.tx.update(schoolSeats).set({ status: 'left', leftAt: uow.now, unpaidSince: null }).where(eq(schoolSeats.id, seat.id));
  const back = await endMonthsOf(uow, seat.id);
  if (back === undefined) return;
  await notify(uow, seat.guardianId, {
    kind: 'toldSchoolBack',
    values: { name, school: group.schoolName, price: uow.money(back.minor, back.currency) },
  });
}

/** The first who wait move up while there is room; each is told. The group's row is held. */
export async function fillSeats(uow: UnitOfWork, group: GroupRow, room: number): Promise<void> {
  const waiting = takesChildren(group.status)
    ? await uow.tx
        .select()
        .from(schoolSeats)
        .where(and(eq(schoolSeats.groupId, group.id), eq(schoolSeats.status, 'waiting')))
        .orderBy(asc(schoolSeats.id))
        .limit(room)
        .for('update')
    : [];
  const today = dayOf(group.countryId, uow.now);
  const { currency } = countryById(group.countryId);
  for (const seat of waiting) {
    await uow.tx
      .update(schoolSeats)
      .set({ status: 'member', walletFrom: seat.walletFrom === null ? null : today })
      .where(eq(schoolSeats.id, seat.id));
    const price = seat.walletFrom === null ? group.monthlyMinor : priceOfMonth(knownPrice(seat, group), monthOf(today), group.monthlyMinor);
    await notify(uow, seat.guardianId, {
      kind: 'toldSeatFree',
      values: { school: group.schoolName, route: group.route, price: uow.money(price, currency) },
    });
  }
  if (waiting.length > 0) {
    await uow.tx
      .update(schoolGroups)
      .set({ occupancy: sql`${schoolGroups.occupancy} + ${waiting.length}` })
      .where(and(eq(schoolGroups.id, group.id), lt(schoolGroups.occupancy, schoolGroups.capacity)));
  }
}

/** A seat of a held group becomes free, and goes to the first who waits. */
export async function freeSeat(uow: UnitOfWork, group: GroupRow, seat: SeatRow): Promise<void> {
  await endSeat(uow, group, seat);
  if (seat.status !== 'member') return;
  await uow.tx
    .update(schoolGroups)
    .set({ occupancy: sql`${schoolGroups.occupancy} - 1` })
    .where(eq(schoolGroups.id, group.id));
  await fillSeats(uow, group, 1);
}

/** Gives a seat up; the first who waits gets it in the same transaction, and is told. @throws Problem not_found */
export async function leaveGroup(uow: UnitOfWork, actor: Pick<Actor, 'userId'>, seatId: number): Promise<void> {
  const [known] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId));
  if (known === undefined || known.guardianId !== actor.userId) throw notFound();
  // The group's row is held first: who leaves and who joins come one after the other.
  const group = await holdGroup(uow, known.groupId);
  const [seat] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId)).for('update');
  if (group === undefined || seat === undefined || seat.status === 'left') return;
  await freeSeat(uow, group, seat);
}

/** The seats of a held group, members and those who wait, held too. */
export const holdSeats = (uow: UnitOfWork, groupId: number): Promise<SeatRow[]> =>
  uow.tx
    .select()
    .from(schoolSeats)
    .where(and(eq(schoolSeats.groupId, groupId), inArray(schoolSeats.status, [...heldSeatStatuses])))
    .orderBy(asc(schoolSeats.id))
    .for('update');
