import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { BEGIN_AHEAD_MINUTES, GIVE_UP_MINUTES, minutesBefore, REMIND_AHEAD_MINUTES } from '@safiri/rules/scheduled/window.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

export type ScheduledRow = typeof scheduledRides.$inferSelect;

const AT_ONCE = 200;
const SHOWN_AT_MOST = 20;
/** Days that a booking which came to nothing is still shown. */
const SHOWN_MINUTES = 24 * 60;

/** What a person booked that is still to come, and what came to nothing within a day. */
export const listBooked = (reader: Reader, passengerId: number, now: Date): Promise<ScheduledRow[]> =>
  reader
    .select()
    .from(scheduledRides)
    .where(
      and(
        eq(scheduledRides.passengerId, passengerId),
        or(
          eq(scheduledRides.status, 'waiting'),
          and(eq(scheduledRides.status, 'failed'), gt(scheduledRides.pickupAt, minutesBefore(now, SHOWN_MINUTES))),
        ),
      ),
    )
    .orderBy(asc(scheduledRides.pickupAt))
    .limit(SHOWN_AT_MOST);

/** Bookings whose driver is to be looked for now. */
export const listDue = (reader: Reader, now: Date): Promise<ScheduledRow[]> =>
  reader
    .select()
    .from(scheduledRides)
    .where(and(eq(scheduledRides.status, 'waiting'), lte(scheduledRides.pickupAt, minutesBefore(now, -BEGIN_AHEAD_MINUTES))))
    .orderBy(asc(scheduledRides.pickupAt))
    .limit(AT_ONCE);

/** Bookings whose passenger is to be reminded now. */
export const listToRemind = (reader: Reader, now: Date): Promise<ScheduledRow[]> =>
  reader
    .select()
    .from(scheduledRides)
    .where(
      and(
        eq(scheduledRides.status, 'waiting'),
        isNull(scheduledRides.remindedAt),
        lte(scheduledRides.pickupAt, minutesBefore(now, -REMIND_AHEAD_MINUTES)),
      ),
    )
    .orderBy(asc(scheduledRides.pickupAt))
    .limit(AT_ONCE);

/** Whether it is too late to try a booking again. */
export const isOver = (row: ScheduledRow, now: Date): boolean => now > minutesBefore(row.pickupAt, -GIVE_UP_MINUTES);

/** Whether this is the one reminder of a booking that still waits. */
export async function markReminded(uow: UnitOfWork, id: number): Promise<boolean> {
  const rows = await uow.tx
    .update(scheduledRides)
    .set({ remindedAt: uow.now })
    .where(and(eq(scheduledRides.id, id), eq(scheduledRides.status, 'waiting'), isNull(scheduledRides.remindedAt)))
    .returning({ id: scheduledRides.id });
  return rows.length > 0;
}

/** Changes a booking that still waits; undefined when it does not wait any more. */
export async function changeWaiting(uow: UnitOfWork, id: number, change: Partial<ScheduledRow>): Promise<ScheduledRow | undefined> {
  const [row] = await uow.tx
    .update(scheduledRides)
    .set(change)
    .where(and(eq(scheduledRides.id, id), eq(scheduledRides.status, 'waiting')))
    .returning();
  return row;
}
