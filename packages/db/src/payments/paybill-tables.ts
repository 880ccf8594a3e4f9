import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYER_AT_MOST, paybillReasons, paybillStates, TYPED_AT_MOST } from '@safiri/rules/payments/paybill.ts';
import { known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { ledgerTransfers } from '../wallet/tables.ts';
import { payments, providerAccounts } from './tables.ts';

/** Money that somebody brought by themselves, at a paybill: what the provider told of it, once for each transaction, and whose it became. */
export const paybillPayments = pgTable(
  'paybill_payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => providerAccounts.id),
    /** What the provider calls it. */
    transactionId: text('transaction_id').notNull(),
    /** What the payer typed as the account, as it came. */
    typed: text('typed').notNull(),
    /** The name and the masked number that the provider tells, for whoever looks for the payer; null once it is known whose it is. */
    payer: text('payer'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text('state', { enum: paybillStates }).notNull(),
    reason: text('reason', { enum: paybillReasons }),
    asks: integer('asks').notNull().default(0),
    askedAt: moment('asked_at'),
    nextAskAt: moment('next_ask_at'),
    /** Since when finance has to look. */
    taskAt: moment('task_at'),
    /** The movement into suspense. */
    suspenseTransferId: bigint('suspense_transfer_id', { mode: 'number' }).references(() => ledgerTransfers.id),
    /** The payment that it became. */
    paymentId: integer('payment_id').references(() => payments.id),
    /** The code of whom finance wants to give it to, while a second person has to agree, and who wants it. */
    wantedCode: text('wanted_code'),
    wantedBy: integer('wanted_by').references(() => users.id),
    /** Who of the team gave it to whom it belongs without a second person, and when. */
    givenBy: integer('given_by').references(() => users.id),
    givenAt: moment('given_at'),
  },
  (t) => [
    uniqueIndex('paybill_payments_transaction').on(t.accountId, t.transactionId),
    uniqueIndex('paybill_payments_payment').on(t.paymentId),
    uniqueIndex('paybill_payments_suspense').on(t.suspenseTransferId),
    index('paybill_payments_due')
      .on(t.nextAskAt)
      .where(sql`${t.nextAskAt} is not null`),
    index('paybill_payments_tasks')
      .on(t.taskAt)
      .where(sql`${t.taskAt} is not null`),
    index('paybill_payments_given')
      .on(t.givenAt)
      .where(sql`${t.givenAt} is not null`),
    check('paybill_payments_amount', sql`${t.amountMinor} > 0`),
    check(
      'paybill_payments_texts',
      sql`length(${t.typed}) <= ${sql.raw(String(TYPED_AT_MOST))} and length(${t.payer}) <= ${sql.raw(String(PAYER_AT_MOST))}`,
    ),
    check('paybill_payments_credited', sql`(${t.state} = 'credited') = (${t.paymentId} is not null)`),
    check('paybill_payments_in_suspense', sql`${t.state} <> 'suspense' or ${t.suspenseTransferId} is not null`),
    // Nothing is forgotten: it is asked about, or a person looks.
    check(
      'paybill_payments_minded',
      sql`(${t.state} = 'heard' and (${t.nextAskAt} is not null or ${t.taskAt} is not null)) or (${t.state} = 'suspense' and ${t.nextAskAt} is null and ${t.taskAt} is not null)
        or (${t.state} = 'credited' and ${t.nextAskAt} is null and ${t.taskAt} is null)`,
    ),
    check('paybill_payments_given', sql`(${t.givenBy} is null) = (${t.givenAt} is null)`),
    check('paybill_payments_wanted', sql`(${t.wantedCode} is null) = (${t.wantedBy} is null)`),
    known(t.state, paybillStates),
    known(t.reason, paybillReasons),
  ],
);
