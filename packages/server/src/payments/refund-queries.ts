import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { openDisbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { withDisbursementAccount, type DisbursementRow, type DisbursementWithAccount } from './disbursement-queries.ts';
import type { PaymentRow } from './queries.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** A refund with the payment of which it gives back. */
export async function findRefund(reader: Reader, id: number): Promise<{ refund: RefundRow; payment: PaymentRow } | undefined> {
  const [row] = await reader
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.id, id));
  return row;
}

const ofRefund = and(eq(disbursements.purpose, 'payment_refund'), eq(disbursements.subjectId, paymentRefunds.id));

interface ListedRefund {
  readonly refund: RefundRow;
  readonly disbursement: DisbursementRow;
  readonly by: string;
}

/** The refunds of payments, newest first, each with how it goes out and who of the team asked for it. */
export async function refundsOf(reader: Reader, paymentIds: readonly number[]): Promise<Map<number, ListedRefund[]>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await reader
    .select({ refund: paymentRefunds, disbursement: disbursements, by: users.name })
    .from(paymentRefunds)
    .innerJoin(disbursements, ofRefund)
    .innerJoin(users, eq(users.id, paymentRefunds.askedBy))
    .where(inArray(paymentRefunds.paymentId, [...paymentIds]))
    .orderBy(desc(paymentRefunds.id));
  return Map.groupBy(rows, ({ refund }) => refund.paymentId);
}

/** The disbursements of one account by which a payment is being given back; of any end where none is under way. */
export async function refundsUnderWay(reader: Reader, accountId: number, paymentReference: string): Promise<DisbursementWithAccount[]> {
  const rows = await withDisbursementAccount(reader)
    .innerJoin(paymentRefunds, ofRefund)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(payments.accountId, accountId), eq(payments.reference, paymentReference)));
  const open = rows.filter(({ disbursement }) => (openDisbursementStates as readonly string[]).includes(disbursement.state));
  return (open.length > 0 ? open : rows).map(({ disbursement, account }) => ({ disbursement, account }));
}

/** The disbursements by which somebody's payments are being given back. */
export const openRefundsOf = async (reader: Reader, userId: number): Promise<number[]> =>
  (
    await reader
      .select({ id: disbursements.id })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .innerJoin(disbursements, ofRefund)
      .where(and(eq(payments.userId, userId), inArray(disbursements.state, [...openDisbursementStates])))
  ).map(({ id }) => id);
