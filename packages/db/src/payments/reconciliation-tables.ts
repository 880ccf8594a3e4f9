import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { directions, listSources, matches } from '@safiri/rules/payments/reconciliation.ts';
import { known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { providerAccounts } from './tables.ts';

/** A day of an account with a provider, beside our rows. Once it is closed a trigger keeps it and its lines as they are. */
export const reconciledDays = pgTable(
  'reconciled_days',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => providerAccounts.id),
    /** On the clocks of the account's country. */
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: listSources }).notNull(),
    readBy: integer('read_by')
      .notNull()
      .references(() => users.id),
    readAt: moment('read_at').notNull(),
    closedBy: integer('closed_by').references(() => users.id),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('reconciled_days_once').on(t.accountId, t.day),
    check('reconciled_days_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    known(t.source, listSources),
  ],
);

/** What the provider lists of a day, or we have of it; a difference is explained by somebody. */
export const reconciledLines = pgTable(
  'reconciled_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dayId: integer('day_id')
      .notNull()
      .references(() => reconciledDays.id),
    direction: text('direction', { enum: directions }).notNull(),
    match: text('match', { enum: matches }).notNull(),
    reference: text('reference'),
    receipt: text('receipt'),
    /** By the provider's list, and by our rows. */
    theirsMinor: bigint('theirs_minor', { mode: 'number' }),
    oursMinor: bigint('ours_minor', { mode: 'number' }),
    /** The payment that came in, or the disbursement that went out. */
    ownId: integer('own_id'),
    /** What finance found out about a difference. */
    note: text('note'),
    explainedBy: integer('explained_by').references(() => users.id),
  },
  (t) => [
    index('reconciled_lines_day').on(t.dayId, t.id),
    check('reconciled_lines_explained', sql`(${t.note} is null) = (${t.explainedBy} is null)`),
    check(
      'reconciled_lines_match',
      sql`case ${t.match} when 'matched' then ${t.theirsMinor} = ${t.oursMinor} when 'other_amount' then ${t.theirsMinor} <> ${t.oursMinor}
        when 'missing_here' then ${t.oursMinor} is null and ${t.theirsMinor} is not null else ${t.theirsMinor} is null and ${t.oursMinor} is not null end`,
    ),
    known(t.direction, directions),
    known(t.match, matches),
  ],
);
