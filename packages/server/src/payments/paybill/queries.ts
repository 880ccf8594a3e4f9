import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaybillPayment } from '@safiri/contract/payments/paybill-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { DISBURSEMENTS_PAGE } from '@safiri/rules/payments/batches.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export type PaybillRow = typeof paybillPayments.$inferSelect;

const wanter = alias(users, 'wanter');

const listed = (reader: Reader) =>
  reader
    .select({
      row: paybillPayments,
      provider: providerAccounts.provider,
      countryId: providerAccounts.countryId,
      userId: users.id,
      person: users.name,
      wantedBy: wanter.name,
    })
    .from(paybillPayments)
    .innerJoin(providerAccounts, eq(providerAccounts.id, paybillPayments.accountId))
    .leftJoin(payments, eq(payments.id, paybillPayments.paymentId))
    .leftJoin(users, eq(users.id, payments.userId))
    .leftJoin(wanter, eq(wanter.id, paybillPayments.wantedBy));

const present = ({ row, ...of }: Awaited<ReturnType<typeof listed>>[number]): PaybillPayment => ({
  id: row.id,
  provider: of.provider,
  countryId: of.countryId,
  transactionId: row.transactionId,
  typed: row.typed,
  payer: row.payer,
  amount: toWire(row.amountMinor),
  currency: row.currency,
  state: row.state,
  reason: row.reason,
  isTask: row.taskAt !== null,
  receivedAt: row.receivedAt.toISOString(),
  owner: of.userId === null ? null : { userId: of.userId, name: of.person ?? '' },
  wantedCode: row.wantedCode,
  wantedBy: of.wantedBy,
});

/** What people brought by themselves, newest first, page by page. @param limit rows at most */
export async function listPaybill(
  reader: Reader,
  { before, tasks }: { readonly before?: number | undefined; readonly tasks?: '1' | undefined },
  limit = DISBURSEMENTS_PAGE,
): Promise<PaybillPayment[]> {
  const rows = await listed(reader)
    .where(
      and(
        before === undefined ? undefined : lt(paybillPayments.id, before),
        tasks === undefined ? undefined : isNotNull(paybillPayments.taskAt),
      ),
    )
    .orderBy(desc(paybillPayments.id))
    .limit(limit);
  return rows.map(present);
}

export async function readPaybill(reader: Reader, id: number): Promise<PaybillPayment | undefined> {
  const [row] = await listed(reader).where(eq(paybillPayments.id, id));
  return row === undefined ? undefined : present(row);
}

export async function findPaybill(reader: Reader, id: number): Promise<PaybillRow | undefined> {
  const [row] = await reader.select().from(paybillPayments).where(eq(paybillPayments.id, id));
  return row;
}

/** Holds one: of two nodes that heard the same, the second finds it done. */
export async function holdPaybill({ tx }: UnitOfWork, id: number): Promise<PaybillRow | undefined> {
  const [row] = await tx.select().from(paybillPayments).where(eq(paybillPayments.id, id)).for('update');
  return row;
}

/** Those of which a provider is asked now, so that no other node does the same; if this one dies meanwhile, another one asks then. */
export async function claimPaybill(reader: Reader, now: Date, atOnce: number, claimSeconds: number): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    with due as (select id from paybill_payments where next_ask_at <= ${now.toISOString()}::timestamptz order by next_ask_at limit ${atOnce} for update skip locked)
    update paybill_payments p set next_ask_at = ${now.toISOString()}::timestamptz + make_interval(secs => ${claimSeconds}),
      asked_at = ${now.toISOString()}::timestamptz, asks = p.asks + 1
    from due where p.id = due.id returning p.id`);
  return rows.map(({ id }) => id);
}
