import { and, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { bookingKinds, givesAway } from '@safiri/rules/cash/bookings.ts';
import { worthOf } from '@safiri/rules/pricing/worth.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdName } from '../platform/hold-name.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Of several bookings that one member of the team makes at once, each sees those before. Taken before the driver and the person whose money it is: these
 * order what several members book of one person.
 */
export async function holdAlone({ tx }: Pick<UnitOfWork, 'tx'>, authorId: number): Promise<void> {
  await holdName(tx, `booked alone:${authorId}`);
}

interface Booking {
  readonly authorId: number;
  readonly userId: number;
}

/**
 * What was given away within the last day without a second person being asked, in all currencies together, cents of the rand: by this author, or to this
 * person by whoever it was, whichever is more. Many small bookings are one large one.
 */
export async function bookedAlone({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, { authorId, userId }: Booking): Promise<number> {
  const sizeOf = (whose: ReturnType<typeof eq>) => sql<string>`coalesce(sum(abs(${moneyBookings.amountMinor})) filter (where ${whose}), 0)`;
  const [byAuthor, toPerson] = [eq(moneyBookings.authorId, authorId), eq(moneyBookings.userId, userId)];
  const asked = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.kind, 'money_booking'), eq(approvals.subjectId, moneyBookings.id)));
  const rows = await tx
    .select({ currency: moneyBookings.currency, author: sizeOf(byAuthor), person: sizeOf(toPerson) })
    .from(moneyBookings)
    .where(
      and(
        or(byAuthor, toPerson),
        inArray(moneyBookings.kind, bookingKinds.filter(givesAway)),
        gt(moneyBookings.createdAt, new Date(now.getTime() - DAY_MS)),
        notExists(asked),
      ),
    )
    .groupBy(moneyBookings.currency);
  const worth = (by: 'author' | 'person') => worthOf(rows.map((row) => ({ amountMinor: Number(row[by]), currency: row.currency })));
  return Math.max(worth('author'), worth('person'));
}
