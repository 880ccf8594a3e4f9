import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, known, moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';

/** What money moves for. */
export const transferKinds = [
  'fare',
  'bonus',
  'goal',
  'referral',
  'payout',
  'top_up',
  'adjustment',
  'order',
  'package',
  'release',
  'cancellation',
  'debt',
  'promotion',
  'day_commission',
  'school',
  'pay_in',
  'cash_desk',
  'drawer',
  'write_off',
  'refund',
  'tip',
  'fare_paid',
  'suspense',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A movement of money: a named reason whose entries sum to zero (a deferred trigger holds it). */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the movement once: `ride:12:fare`; a second write of the same movement is refused. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    /** What a payslip says of it beside the kind: which bonus, which week. */
    detail: text('detail'),
    rideId: integer('ride_id').references(() => rides.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_transfers_reference').on(t.reference),
    known(t.kind, transferKinds),
    index('ledger_transfers_ride').on(t.rideId),
  ],
);

/** One side of a movement, in minor units: positive into the account, negative out of it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    /** `user:7:cash`, `user:7:wallet`, `driver:3:wallet`, `platform:commission`. */
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The moment of the movement, beside the entry so that a period's sum reads one index. */
    at: moment('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('ledger_entries_account').on(t.account, t.currency, t.at, t.amountMinor),
    index('ledger_entries_transfer').on(t.transferId),
    check('ledger_entries_not_zero', sql`${t.amountMinor} <> 0`),
  ],
);

/**
 * What the accounts of drivers hold of each kind of movement since the beginning, so that a page of a driver of many years reads no
 * more than one of a month. A trigger adds each entry in the transaction that writes it; the ledger check holds the sums against the
 * entries, and the function `ledger_totals_rebuild` makes them anew.
 */
export const ledgerTotals = pgTable(
  'ledger_totals',
  {
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    sumMinor: bigint('sum_minor', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.currency, t.kind] }), known(t.kind, transferKinds)],
);
