import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookingKinds, parties } from '@safiri/rules/cash/bookings.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { ledgerTransfers } from '../wallet/tables.ts';

/** Cash of one member of the team on one day, in one currency: opened with what they got, closed with what they counted. */
export const cashDrawers = pgTable(
  'cash_drawers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    currency: text('currency').notNull(),
    /** YYYY-MM-DD in the country. */
    day: text('day').notNull(),
    /** What it was opened with. */
    floatMinor: bigint('float_minor', { mode: 'number' }).notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    /** What was in it by the books when it was closed, and what was counted. */
    expectedMinor: bigint('expected_minor', { mode: 'number' }),
    countedMinor: bigint('counted_minor', { mode: 'number' }),
    /** Why the two differ. */
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('cash_drawers_one_a_day').on(t.staffId, t.currency, t.day),
    /** Whoever opens the next one has counted the last. */
    uniqueIndex('cash_drawers_one_open')
      .on(t.staffId, t.currency)
      .where(sql`${t.closedAt} is null`),
    check('cash_drawers_float', sql`${t.floatMinor} >= 0 and coalesce(${t.countedMinor}, 0) >= 0`),
    check(
      'cash_drawers_counted',
      sql`(${t.closedAt} is null) = (${t.countedMinor} is null) and (${t.closedAt} is null) = (${t.expectedMinor} is null)`,
    ),
    check(
      'cash_drawers_difference_has_reason',
      sql`${t.countedMinor} is not distinct from ${t.expectedMinor} or coalesce(${t.reason}, '') <> ''`,
    ),
  ],
);

/** What the team books of somebody's money, with its author and the reason: in the books once it has a transfer. */
export const moneyBookings = pgTable(
  'money_bookings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    party: text('party', { enum: parties }).notNull(),
    /** Into the person's balance, with a minus out of it. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    drawerId: integer('drawer_id').references(() => cashDrawers.id),
    /** The receipt's number in its drawer, given when money changes hands. */
    number: integer('number'),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    bookedAt: moment('booked_at'),
    transferId: bigint('transfer_id', { mode: 'number' }).references(() => ledgerTransfers.id),
  },
  (t) => [
    uniqueIndex('money_bookings_receipt').on(t.drawerId, t.number),
    uniqueIndex('money_bookings_transfer').on(t.transferId),
    index('money_bookings_user').on(t.userId, t.id),
    index('money_bookings_author').on(t.authorId, t.id),
    known(t.kind, bookingKinds),
    known(t.party, parties),
    check('money_bookings_not_own', sql`${t.authorId} <> ${t.userId}`),
    check('money_bookings_reason', sql`${t.reason} <> ''`),
    check(
      'money_bookings_sign',
      sql`case ${t.kind} when 'cash_out' then ${t.amountMinor} < 0 when 'correction' then ${t.amountMinor} <> 0 else ${t.amountMinor} > 0 end`,
    ),
    check('money_bookings_drawer', sql`(${t.kind} in ('cash_in', 'cash_out')) = (${t.drawerId} is not null)`),
    check(
      'money_bookings_booked',
      sql`(${t.transferId} is null) = (${t.bookedAt} is null) and (${t.number} is not null) = (${t.drawerId} is not null and ${t.transferId} is not null)`,
    ),
  ],
);
