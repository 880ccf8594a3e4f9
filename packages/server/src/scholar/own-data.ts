import { and, eq, ne } from 'drizzle-orm';
import { children, schoolSeats } from '@safiri/db/scholar/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { leaveGroup } from './join-group.ts';

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

/** A guardian's children and seats, to be taken along. */
export async function exportChildren(reader: Reader, userId: number) {
  const own = await reader.select({ id: children.id, name: children.name }).from(children).where(eq(children.guardianId, userId));
  const seats = await reader.select().from(schoolSeats).where(eq(schoolSeats.guardianId, userId)).orderBy(schoolSeats.id);
  return {
    children: own,
    seats: seats.map(({ groupId, studentId, pickupPointIndex, status, collectorName, createdAt, leftAt }) => ({
      groupId,
      studentId,
      pickupPointIndex,
      status,
      collectorName,
      since: createdAt,
      leftAt,
    })),
  };
}
