import { and, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { bookingKinds, givesAway } from '@safiri/rules/cash/bookings.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Of several bookings that one member of the team makes at once, each sees those before. Taken before the driver and the person whose money it is: these
 * order what several members book of one person.
 */
export async function holdAlone({ tx }: Pick<UnitOfWork, 'tx'>, authorId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booked alone:${authorId}`}, 0))`);
}

interface Booking {
  readonly authorId: number;
  readonly userId: number;
  readonly currency: string;
}

/**
 * What was given away within the last day without a second person being asked, minor units: by this author, or to this person by whoever it was, whichever is
 * more. Many small bookings are one large one.
 */
export async function bookedAlone({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, { authorId, userId, currency }: Booking): Promise<number> {
  const sizeOf = (whose: ReturnType<typeof eq>) => sql<string>`coalesce(sum(abs(${moneyBookings.amountMinor})) filter (where ${whose}), 0)`;
  const [byAuthor, toPerson] = [eq(moneyBookings.authorId, authorId), eq(moneyBookings.userId, userId)];
  const asked = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.kind, 'money_booking'), eq(approvals.subjectId, moneyBookings.id)));
  const [row] = await tx
    .select({ author: sizeOf(byAuthor), person: sizeOf(toPerson) })
    .from(moneyBookings)
    .where(
      and(
        or(byAuthor, toPerson),
        eq(moneyBookings.currency, currency),
        inArray(moneyBookings.kind, bookingKinds.filter(givesAway)),
        gt(moneyBookings.createdAt, new Date(now.getTime() - DAY_MS)),
        notExists(asked),
      ),
    );
  return Math.max(Number(row?.author ?? 0), Number(row?.person ?? 0));
}
