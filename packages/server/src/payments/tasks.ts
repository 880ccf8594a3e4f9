import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { creditedPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { withAccount } from './queries.ts';

const LISTED_AT_MOST = 200;

/** Payments that a person has to look at, those that wait longest first, one line each: nobody knows how they ended, or they can't be credited by a rule. */
export async function listTasks(reader: Reader): Promise<string[]> {
  const rows = await withAccount(reader).where(isNotNull(payments.taskAt)).orderBy(asc(payments.taskAt)).limit(LISTED_AT_MOST);
  return rows.map(({ payment, account }) =>
    [
      `payment ${payment.id} of person ${payment.userId}`,
      `${payment.currency} ${toWire(payment.amountMinor)}`,
      `${account.provider} ${payment.reference}${payment.providerReference === null ? '' : ` ${payment.providerReference}`}`,
      `begun ${payment.createdAt.toISOString()}`,
      payment.reason ?? 'not known',
    ].join(', '),
  );
}

/**
 * Has the provider asked once more about a payment, for a day if need be, whatever became of it so far.
 * @returns false where there is none, it was credited, the team closed it, or no provider has heard of it yet
 */
export async function askAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ nextAskAt: now, hintedAt: now })
    .where(
      and(
        eq(payments.id, id),
        notInArray(payments.state, ['created', ...creditedPaymentStates]),
        isNotNull(payments.sentAt),
        sql`${payments.reason} is distinct from 'closed_by_team'`,
      ),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}
