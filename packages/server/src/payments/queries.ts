import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { paymentEvents, payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';

export type PaymentRow = typeof payments.$inferSelect;
export interface PaymentWithAccount {
  readonly payment: PaymentRow;
  readonly account: ProviderAccountRow;
}

const LISTED_AT_MOST = 50;

/** Payments, each with the account by which it came. */
export const withAccount = (reader: Reader) =>
  reader
    .select({ payment: payments, account: providerAccounts })
    .from(payments)
    .innerJoin(providerAccounts, eq(providerAccounts.id, payments.accountId));

export const listPaymentsOf = (reader: Reader, userId: number): Promise<PaymentWithAccount[]> =>
  withAccount(reader).where(eq(payments.userId, userId)).orderBy(desc(payments.id)).limit(LISTED_AT_MOST);

export async function findPaymentOf(reader: Reader, userId: number, id: number): Promise<PaymentWithAccount | undefined> {
  const [row] = await withAccount(reader).where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row;
}

export async function findPayment(reader: Reader, id: number): Promise<PaymentWithAccount | undefined> {
  const [row] = await withAccount(reader).where(eq(payments.id, id));
  return row;
}

export async function findByReference(reader: Reader, accountId: number, reference: string): Promise<PaymentWithAccount | undefined> {
  const [row] = await withAccount(reader).where(and(eq(payments.accountId, accountId), eq(payments.reference, reference)));
  return row;
}

/** Writes down what happened to a payment; a callback that came before is kept once. */
export async function recordEvent(
  uow: Pick<UnitOfWork, 'tx' | 'now'>,
  event: Pick<typeof paymentEvents.$inferInsert, 'paymentId' | 'kind' | 'detail' | 'digest'>,
): Promise<void> {
  await uow.tx
    .insert(paymentEvents)
    .values({ ...event, at: uow.now })
    .onConflictDoNothing();
}
