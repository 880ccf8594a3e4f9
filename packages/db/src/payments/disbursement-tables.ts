import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import {
  disbursementPurposes,
  disbursementReasons,
  disbursementStates,
  openDisbursementStates,
} from '@safiri/rules/payments/disbursement-life.ts';
import { batchStates } from '@safiri/rules/payments/batches.ts';
import { bytes, known, moment, oneOf } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { ledgerTransfers } from '../wallet/tables.ts';
import { paymentEventKinds, providerAccounts } from './tables.ts';

/** Disbursements that two people sign at once, of one country. Who signed stands in `approvals`. */
export const disbursementBatches = pgTable(
  'disbursement_batches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    state: text('state', { enum: batchStates }).notNull().default('waiting'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Nobody else could sign: it counts towards what one person may send a day. */
    alone: boolean('alone').notNull().default(false),
  },
  (t) => [
    index('disbursement_batches_alone')
      .on(t.decidedAt)
      .where(sql`${t.alone}`),
    known(t.state, batchStates),
    check('disbursement_batches_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
  ],
);

/**
 * Money that goes out by a provider. It is set aside in the transaction that writes the row, and leaves or goes back by the row's own step. A
 * trigger keeps what was approved as it was approved: reference, amount and payee.
 */
export const disbursements = pgTable(
  'disbursements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose', { enum: disbursementPurposes }).notNull(),
    /** The payout or settlement that it is for; of which table, its purpose says. */
    subjectId: integer('subject_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => providerAccounts.id),
    batchId: integer('batch_id').references(() => disbursementBatches.id),
    /** What the provider calls it by our wish: one for ever. */
    reference: text('reference').notNull(),
    providerReference: text('provider_reference'),
    receipt: text('receipt'),
    /** What the payee gets. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What the operator keeps of what was set aside. */
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    /** The account of the ledger in which both are set aside, and the one to which they go back. */
    heldIn: text('held_in').notNull(),
    backTo: text('back_to').notNull(),
    /** Number of the phone or of the bank's account; empty once its person left. */
    payeeAccount: text('payee_account').notNull(),
    payeeBank: text('payee_bank'),
    /** Whose it is, as the provider said before. */
    payeeName: text('payee_name'),
    state: text('state', { enum: disbursementStates }).notNull().default('waiting'),
    reason: text('reason', { enum: disbursementReasons }),
    asks: integer('asks').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the provider was told first. */
    sentAt: moment('sent_at'),
    /** The provider knows of none: it is told again by the same reference. */
    isDueAgain: boolean('is_due_again').notNull().default(false),
    askedAt: moment('asked_at'),
    hintedAt: moment('hinted_at'),
    nextAskAt: moment('next_ask_at'),
    settledAt: moment('settled_at'),
    /** Since when finance has to look. */
    taskAt: moment('task_at'),
    /** The transfer by which it left; of one that failed, after it was given back: the provider paid it after all. */
    transferId: bigint('transfer_id', { mode: 'number' }).references(() => ledgerTransfers.id),
  },
  (t) => [
    index('disbursements_back_to').on(t.backTo),
    uniqueIndex('disbursements_reference').on(t.reference),
    // One at a time, and after it was paid none: a new one comes after one that failed alone.
    uniqueIndex('disbursements_once')
      .on(t.purpose, t.subjectId)
      .where(sql`${t.state} not in ('failed', 'returned')`),
    uniqueIndex('disbursements_provider_reference').on(t.accountId, t.providerReference),
    uniqueIndex('disbursements_receipt').on(t.accountId, t.receipt),
    uniqueIndex('disbursements_transfer').on(t.transferId),
    index('disbursements_subject').on(t.purpose, t.subjectId),
    index('disbursements_state').on(t.state, t.id),
    index('disbursements_batch').on(t.batchId, t.id),
    index('disbursements_due')
      .on(t.nextAskAt)
      .where(sql`${t.nextAskAt} is not null`),
    index('disbursements_tasks')
      .on(t.taskAt)
      .where(sql`${t.taskAt} is not null`),
    check('disbursements_whole_units', sql`${t.amountMinor} > 0 and ${t.amountMinor} % 100 = 0 and ${t.feeMinor} >= 0`),
    check(
      'disbursements_paid',
      sql`case when ${t.transferId} is null then ${t.state} not in ('succeeded', 'returned')
        else ${t.state} in ('succeeded', 'returned') or (${t.state} = 'failed' and ${t.sentAt} is not null) end`,
    ),
    check('disbursements_sent', sql`${t.state} in ('waiting', 'approved', 'failed') or ${t.sentAt} is not null`),
    check(
      'disbursements_not_forgotten',
      sql`${t.state} = 'waiting' or ${t.state} not in ${oneOf(openDisbursementStates)} or ${t.nextAskAt} is not null or ${t.taskAt} is not null`,
    ),
    known(t.purpose, disbursementPurposes),
    known(t.state, disbursementStates),
    known(t.reason, disbursementReasons),
  ],
);

/** What happened to a disbursement, for whoever has to find out later: append-only. */
export const disbursementEvents = pgTable(
  'disbursement_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    disbursementId: integer('disbursement_id')
      .notNull()
      .references(() => disbursements.id),
    kind: text('kind', { enum: paymentEventKinds }).notNull(),
    /** Of a callback: the hash of what came, so that one that comes again is kept once. */
    digest: bytes('digest'),
    detail: jsonb('detail').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('disbursement_events_once').on(t.disbursementId, t.digest), known(t.kind, paymentEventKinds)],
);
