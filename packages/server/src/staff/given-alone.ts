import { and, eq, gt, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { approvals } from '@safiri/db/staff/tables.ts';
import { bookingKinds, givesAway } from '@safiri/rules/cash/bookings.ts';
import { needsConsent } from '@safiri/rules/earnings/payouts.ts';
import { worthOf, type Sum } from '@safiri/rules/pricing/worth.ts';
import type { Context } from '../platform/context.ts';
import { holdName } from '../platform/hold-name.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 24 * 3_600_000;

/** Who of the team gives, and whose money grows or whom it reaches. */
interface Gift {
  readonly authorId: number;
  readonly userId: number;
}

type Asking = Pick<UnitOfWork, 'tx' | 'now'>;

/**
 * Of several gifts that one member of the team makes at once, be they bookings or refunds, each sees those before. Taken before the person whose money it is:
 * that orders what several members give one person.
 */
export const holdAlone = ({ tx }: Pick<UnitOfWork, 'tx'>, authorId: number): Promise<void> => holdName(tx, `given alone:${authorId}`);

interface Given {
  readonly currency: string;
  /** Minor units, as text. */
  readonly byAuthor: string;
  readonly toPerson: string;
}

const sumOf = (amount: SQL, whose: SQL) => sql<string>`coalesce(sum(${amount}) filter (where ${whose}), 0)`;

/** Bookings at the cash desk that give something away, and that nobody else was asked about. */
function booked({ tx, now }: Asking, { authorId, userId }: Gift): Promise<Given[]> {
  const [byAuthor, toPerson] = [eq(moneyBookings.authorId, authorId), eq(moneyBookings.userId, userId)];
  const size = sql`abs(${moneyBookings.amountMinor})`;
  const asked = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.kind, 'money_booking'), eq(approvals.subjectId, moneyBookings.id)));
  return tx
    .select({ currency: moneyBookings.currency, byAuthor: sumOf(size, byAuthor), toPerson: sumOf(size, toPerson) })
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
}

/** Payments that were given back, or are on their way back, without a second person. */
function refunded({ tx, now }: Asking, { authorId, userId }: Gift): Promise<Given[]> {
  const [byAuthor, toPerson] = [eq(paymentRefunds.askedBy, authorId), eq(payments.userId, userId)];
  const size = sql`${paymentRefunds.amountMinor}`;
  return tx
    .select({ currency: paymentRefunds.currency, byAuthor: sumOf(size, byAuthor), toPerson: sumOf(size, toPerson) })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(
        or(byAuthor, toPerson),
        eq(paymentRefunds.needsConsent, false),
        ne(paymentRefunds.state, 'failed'),
        gt(paymentRefunds.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .groupBy(paymentRefunds.currency);
}

/** What came in by a code of nobody, and was given to somebody without a second person. */
function foundOwner({ tx, now }: Asking, { authorId, userId }: Gift): Promise<Given[]> {
  const [byAuthor, toPerson] = [eq(paybillPayments.givenBy, authorId), eq(payments.userId, userId)];
  const size = sql`${paybillPayments.amountMinor}`;
  return tx
    .select({ currency: paybillPayments.currency, byAuthor: sumOf(size, byAuthor), toPerson: sumOf(size, toPerson) })
    .from(paybillPayments)
    .innerJoin(payments, eq(payments.id, paybillPayments.paymentId))
    .where(and(or(byAuthor, toPerson), gt(paybillPayments.givenAt, new Date(now.getTime() - DAY_MS))))
    .groupBy(paybillPayments.currency);
}

/**
 * What was given away within the last day without a second person being asked, at the cash desk, back to where payments came from and out of suspense, in all currencies
 * together, cents of the rand: by this author, or to this person by whoever it was, whichever is more. Many small gifts are one large one.
 */
async function givenAlone(uow: Asking, gift: Gift): Promise<number> {
  const rows = [...(await booked(uow, gift)), ...(await refunded(uow, gift)), ...(await foundOwner(uow, gift))];
  const worth = (whose: 'byAuthor' | 'toPerson') =>
    worthOf(rows.map((row) => ({ amountMinor: Number(row[whose]), currency: row.currency })));
  return Math.max(worth('byAuthor'), worth('toPerson'));
}

/**
 * Whether a second person has to agree to what a member of the team is about to give: with what was given alone within the last day it is more than one may
 * give alone. The author is held (`holdAlone`).
 */
export const needsSecond = async ({ config }: Pick<Context, 'config'>, uow: Asking, gift: Gift, size: Sum): Promise<boolean> =>
  needsConsent((await givenAlone(uow, gift)) + worthOf([size]), 1, config.payoutApprovalAbove);
