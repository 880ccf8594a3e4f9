import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { openPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import { Problem } from '../platform/problem.ts';
import type { Person } from '../platform/room.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts } from '../wallet/public.ts';
import { abandonDisbursement } from './decide-disbursement.ts';
import { listPaymentsOf } from './queries.ts';
import { presentPayment } from './present.ts';
import { openRefundsOf } from './refund-queries.ts';

/** @throws Problem illegal_transition while money may still come in, or is on its way back */
export async function refuseOpenPayment(uow: UnitOfWork, userId: number): Promise<void> {
  const open = and(eq(payments.userId, userId), inArray(payments.state, [...openPaymentStates]));
  const [row] = await uow.tx.select({ id: payments.id }).from(payments).where(open).limit(1);
  if (row !== undefined) throw new Problem('illegal_transition', 'A top-up of yours is still under way. Wait until it is over.');
  if ((await openRefundsOf(uow.tx, userId)).length > 0)
    throw new Problem('illegal_transition', 'Money that you are given back is still on its way. Wait until it is there.');
}

/** Nobody pays any more what was begun: the demo's people leave without waiting. */
export async function abandonPayments(uow: UnitOfWork, userId: number): Promise<void> {
  for (const id of await openRefundsOf(uow.tx, userId)) await abandonDisbursement(uow, id);
  await uow.tx
    .update(payments)
    .set({ state: 'expired', reason: 'not_answered', nextAskAt: null, taskAt: null, settledAt: uow.now })
    .where(and(eq(payments.userId, userId), inArray(payments.state, [...openPaymentStates])));
}

/** The books keep what was paid in and out; the phones and accounts go. */
export async function forgetPayments(uow: UnitOfWork, { userId, driverId }: Pick<Person, 'userId' | 'driverId'>): Promise<void> {
  await uow.tx.update(payments).set({ phone: null, pageUrl: null }).where(eq(payments.userId, userId));
  const owners = [accounts.wallet(userId), ...(driverId === null ? [] : [accounts.driverWallet(driverId)])];
  await uow.tx.update(disbursements).set({ payeeAccount: '', payeeName: null }).where(inArray(disbursements.backTo, owners));
}

export const exportPayments = async (reader: Reader, userId: number): Promise<object[]> =>
  (await listPaymentsOf(reader, userId)).map(presentPayment);
