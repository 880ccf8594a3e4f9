import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { children, schoolGroups, schoolMonths, schoolSeats } from '@safiri/db/scholar/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { bringHeld } from './bring-group.ts';
import { holdGroup, leaveGroup } from './leave-group.ts';

/** A deleted account gives its seats up, and leaves no child's or collector's name. */
export async function forgetChildren(uow: UnitOfWork, actor: Pick<Actor, 'userId'>): Promise<void> {
  const seats = await uow.tx
    .select({ id: schoolSeats.id })
    .from(schoolSeats)
    .where(and(eq(schoolSeats.guardianId, actor.userId), ne(schoolSeats.status, 'left')))
    .orderBy(schoolSeats.groupId, schoolSeats.id);
  for (const { id } of seats) await leaveGroup(uow, actor, id);
  await uow.tx.update(schoolSeats).set({ collectorName: '' }).where(eq(schoolSeats.guardianId, actor.userId));
  await uow.tx.update(children).set({ name: '', deletedAt: uow.now }).where(eq(children.guardianId, actor.userId));
}

/** Holds the groups that a person drives or has seats in, in their order: who renews a seat holds the group before its driver and family, too. */
export async function holdOwnGroups(uow: UnitOfWork, { userId, driverId }: Pick<Actor, 'userId' | 'driverId'>): Promise<void> {
  const seated = uow.tx
    .select({ id: schoolSeats.groupId })
    .from(schoolSeats)
    .where(and(eq(schoolSeats.guardianId, userId), ne(schoolSeats.status, 'left')));
  const driven = driverId === null ? undefined : and(eq(schoolGroups.driverId, driverId), ne(schoolGroups.status, 'closed'));
  await uow.tx
    .select({ id: schoolGroups.id })
    .from(schoolGroups)
    .where(or(inArray(schoolGroups.id, seated), driven))
    .orderBy(asc(schoolGroups.id))
    .for('update');
}

/** @throws Problem illegal_transition while a month that this person paid is neither driven nor given back: the account would take it along */
export async function refusePaidMonth(uow: UnitOfWork, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  const [running] = await uow.tx
    .select({ id: schoolMonths.id })
    .from(schoolMonths)
    .where(
      and(eq(schoolMonths.guardianId, userId), isNull(schoolMonths.returnedMinor), lt(schoolMonths.earnedMinor, schoolMonths.priceMinor)),
    )
    .limit(1);
  if (running !== undefined) {
    throw new Problem('illegal_transition', 'Give up the school seats that your wallet pays first: what is not driven goes back to it.');
  }
}

/**
 * The groups of a driver who leaves: what nobody has looked at goes, the others wait for a driver whom the team gives them. What is not driven until then goes back to
 * the families at the end of the month.
 */
export async function forgetOwnGroups(uow: UnitOfWork, driverId: number): Promise<void> {
  const own = await uow.tx
    .select({ id: schoolGroups.id })
    .from(schoolGroups)
    .where(and(eq(schoolGroups.driverId, driverId), ne(schoolGroups.status, 'closed')))
    .orderBy(asc(schoolGroups.id));
  for (const { id } of own) {
    const group = await holdGroup(uow, id);
    if (group === undefined || group.status === 'closed') continue;
    await bringHeld(uow, 'staff', group, group.status === 'proposed' ? 'closed' : 'paused');
    await uow.tx.update(schoolGroups).set({ driverId: null }).where(eq(schoolGroups.id, id));
  }
}

/** A driver's groups, to be taken along. */
export async function exportOwnGroups(reader: Reader, driverId: number) {
  const rows = await reader.select().from(schoolGroups).where(eq(schoolGroups.driverId, driverId)).orderBy(asc(schoolGroups.id));
  return rows.map(({ monthlyMinor, pausedBy: _pausedBy, version: _version, ...group }) => ({
    ...group,
    monthlyPrice: toWire(monthlyMinor),
  }));
}

/** A guardian's children and seats, to be taken along. */
export async function exportChildren(reader: Reader, userId: number) {
  const own = await reader.select({ id: children.id, name: children.name }).from(children).where(eq(children.guardianId, userId));
  const seats = await reader.select().from(schoolSeats).where(eq(schoolSeats.guardianId, userId)).orderBy(schoolSeats.id);
  const months = await reader.select().from(schoolMonths).where(eq(schoolMonths.guardianId, userId)).orderBy(schoolMonths.id);
  return {
    children: own,
    months: months.map(({ seatId, month, fromDay, priceMinor, currency, runsPlanned, runsDriven, earnedMinor, returnedMinor }) => ({
      seatId,
      month,
      from: fromDay,
      price: toWire(priceMinor),
      currency,
      runs: runsPlanned,
      driven: runsDriven,
      earned: toWire(earnedMinor),
      returned: returnedMinor === null ? null : toWire(returnedMinor),
    })),
    seats: seats.map(
      ({ groupId, studentId, pickupPointIndex, status, collectorName, priceMinor, nextMinor, nextFrom, createdAt, leftAt }) => ({
        groupId,
        studentId,
        pickupPointIndex,
        status,
        collectorName,
        monthlyPrice: priceMinor === null ? null : toWire(priceMinor),
        nextPrice: nextMinor === null ? null : { price: toWire(nextMinor), from: nextFrom },
        since: createdAt,
        leftAt,
      }),
    ),
  };
}
