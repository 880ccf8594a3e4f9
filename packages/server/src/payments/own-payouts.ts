import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { merchantPayoutAccounts } from '@safiri/db/orders/settlement-tables.ts';
import { disbursementBatches, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireOther, staffWho } from '../staff/public.ts';
import type { DisbursementRow } from './disbursement-queries.ts';

/** The number of the driver or the shop to whom a disbursement's money would go back; of a refund, of the passenger or driver whose payment it was. */
const payeeId = sql<number>`split_part(${disbursements.backTo}, ':', 2)::int`;

/** Whose money some disbursements are: drivers, the people of shops, and whoever paid what is given back. */
async function payeesOf(tx: Tx, which: SQL): Promise<Array<{ userId: number; phone: string | null }>> {
  const driving = await tx
    .selectDistinct({ userId: users.id, phone: users.phone })
    .from(disbursements)
    .innerJoin(drivers, eq(drivers.id, payeeId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(and(which, eq(disbursements.purpose, 'driver_payout')));
  const selling = await tx
    .selectDistinct({ userId: staffMembers.userId, phone: staffMembers.phone })
    .from(disbursements)
    .innerJoin(staffRoleRows, eq(staffRoleRows.merchantId, payeeId))
    .innerJoin(staffMembers, eq(staffMembers.userId, staffRoleRows.userId))
    .where(and(which, eq(disbursements.purpose, 'merchant_settlement')));
  const paying = await tx
    .selectDistinct({ userId: users.id, phone: users.phone, source: payments.phone })
    .from(disbursements)
    .innerJoin(paymentRefunds, eq(paymentRefunds.id, disbursements.subjectId))
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(which, eq(disbursements.purpose, 'payment_refund')));
  // Money goes back to the phone that paid, whosever account it was for.
  const sources = paying.map(({ userId, source }) => ({ userId, phone: source }));
  return [...driving, ...selling, ...paying, ...sources];
}

/** @throws Problem own_money where one of these disbursements pays who decides about it */
export const requireOthersOnly = async (uow: UnitOfWork, staffId: number, ids: readonly number[]): Promise<void> =>
  requireOther(uow, staffId, await payeesOf(uow.tx, inArray(disbursements.id, [...ids])));

/**
 * Who signs a batch is paid nothing by it. Who signs it alone has not said themselves where a shop of it is paid: then one person would have chosen the
 * account, made the batch and released it.
 * @throws Problem own_money
 */
export async function requireOthersInBatch(uow: UnitOfWork, staffId: number, batchId: number, alone: boolean): Promise<void> {
  const inIt = eq(disbursements.batchId, batchId);
  await requireOther(uow, staffId, await payeesOf(uow.tx, inIt));
  if (!alone) return;
  const [own] = await uow.tx
    .select({ merchantId: merchantPayoutAccounts.merchantId })
    .from(disbursements)
    .innerJoin(merchantPayoutAccounts, eq(merchantPayoutAccounts.merchantId, payeeId))
    .where(and(inIt, eq(disbursements.purpose, 'merchant_settlement'), eq(merchantPayoutAccounts.setBy, staffId)))
    .limit(1);
  if (own !== undefined) throw new Problem('own_money', 'You said where a shop of it is paid: somebody else has to sign.');
}

/** Who of the team began it: made its batch, or asked for its refund. */
async function makerOf({ tx }: UnitOfWork, { batchId, purpose, subjectId }: DisbursementRow): Promise<number | undefined> {
  const [maker] =
    purpose === 'payment_refund'
      ? await tx.select({ by: paymentRefunds.askedBy }).from(paymentRefunds).where(eq(paymentRefunds.id, subjectId))
      : batchId === null
        ? []
        : await tx.select({ by: disbursementBatches.createdBy }).from(disbursementBatches).where(eq(disbursementBatches.id, batchId));
  return maker?.by;
}

/**
 * Who made a batch, or asked for a refund, does not say as well that it was never paid, so that it is paid anew; unless nobody else could.
 * @throws Problem own_request
 */
export async function requireNotItsMaker(uow: UnitOfWork, staffId: number, row: DisbursementRow): Promise<void> {
  if ((await makerOf(uow, row)) !== staffId) return;
  const team = await staffWho(uow.tx, 'finance.decide');
  if (team.some((id) => id !== staffId)) throw new Problem('own_request', 'You began it: somebody else has to say that it was not paid.');
}
