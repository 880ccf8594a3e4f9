import { eq } from 'drizzle-orm';
import { payments } from '@safiri/db/payments/tables.ts';
import { directPurposes } from '@safiri/rules/payments/purposes.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, holdWallet, lockDriverMoney } from '../wallet/public.ts';
import type { DirectPaymentRow } from './direct-events.ts';
import type { PaymentRow } from './queries.ts';

/** The driver of an account. @throws Error for a person who is none */
async function driverOf({ tx }: UnitOfWork, userId: number): Promise<number> {
  const [driver] = await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  if (driver === undefined) throw new Error(`person ${userId} pays in and is no driver`);
  return driver.id;
}

export const isDirect = (payment: PaymentRow): payment is DirectPaymentRow => isOneOf(directPurposes, payment.purpose);

/** To which account of the ledger a payment goes: its person's wallet, or what a driver and the operator have between them. */
export const creditedAccount = async (uow: UnitOfWork, { purpose, userId }: Pick<PaymentRow, 'purpose' | 'userId'>): Promise<string> =>
  purpose === 'pay_in' ? accounts.driverWallet(await driverOf(uow, userId)) : accounts.wallet(userId);

/** Holds the row of a payment alone, for what moves no money and takes no lock after it. */
export async function holdRow({ tx }: Pick<UnitOfWork, 'tx'>, id: number): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}

/**
 * Holds a payment, and before it what it is for and whose money it becomes: first a ride or an order, then a driver, as whoever ends a trip does, then the
 * person, as whoever settles or deletes the account does.
 * @returns the payment; undefined where there is none
 */
export async function holdPayment(uow: UnitOfWork, id: number): Promise<PaymentRow | undefined> {
  const [seen] = await uow.tx
    .select({ userId: payments.userId, purpose: payments.purpose, subjectId: payments.subjectId })
    .from(payments)
    .where(eq(payments.id, id));
  if (seen === undefined) return undefined;
  const { purpose, subjectId } = seen;
  if (isOneOf(directPurposes, purpose)) await uow.emit('payment_to_hold', { purpose, subjectId });
  if (seen.purpose === 'pay_in') await lockDriverMoney(uow.tx, await driverOf(uow, seen.userId));
  await holdWallet(uow.tx, seen.userId);
  return holdRow(uow, id);
}
