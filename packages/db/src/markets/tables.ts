import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bookingsChoices, versionStatuses } from '@safiri/rules/markets/versions.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { markets } from './market-table.ts';

export { markets };

/**
 * The versions of a market's document. A version is written once and never changed but for its approval: trips and quotes name the one
 * they were priced by.
 */
export const marketVersions = pgTable(
  'market_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    /** Counts within its market, from 1 on. */
    number: integer('number').notNull(),
    status: text('status', { enum: versionStatuses }).notNull(),
    /** From then on it is in force, once it is published. */
    validFrom: moment('valid_from').notNull(),
    /** As it was written, checked by the contract's schema (`marketText`). */
    document: jsonb('document').notNull(),
    /** Of the document's canonical form: the same file applied again changes nothing. */
    digest: text('digest').notNull(),
    /** Who wrote it in the console; null of the command line. */
    authorId: integer('author_id').references(() => users.id),
    /** Why, where somebody said it. */
    why: text('why'),
    createdAt: createdAt(),
    publishedAt: moment('published_at'),
    approverId: integer('approver_id').references(() => users.id),
    /** It came with the demo: a later release's takes its place, and it goes when the demo does. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Its author published it: nobody else could, and the time to wait had passed. */
    alone: boolean('alone').notNull().default(false),
    /** Of rides booked by a service that it takes away. */
    bookings: text('bookings', { enum: bookingsChoices }).notNull().default('carry_out'),
  },
  (t) => [
    uniqueIndex('market_versions_number').on(t.marketId, t.number),
    index('market_versions_published')
      .on(t.marketId, t.validFrom)
      .where(sql`${t.status} = 'published'`),
    // What is published next follows from the newest: of two that wait one would undo the other.
    uniqueIndex('market_versions_one_waits')
      .on(t.marketId)
      .where(sql`${t.status} = 'proposed'`),
    index('market_versions_author').on(t.authorId),
    index('market_versions_approver').on(t.approverId),
    check(
      'market_versions_published_has_time',
      sql`${t.status} = 'withdrawn' or (${t.status} = 'published') = (${t.publishedAt} is not null)`,
    ),
    check('market_versions_two_people', sql`${t.approverId} is null or ${t.approverId} is distinct from ${t.authorId} or ${t.alone}`),
    known(t.status, versionStatuses),
    known(t.bookings, bookingsChoices),
  ],
);

/**
 * What a programme of a market (an incentive, a promotion) has cost on one day of its calendar, with what is promised. The update that adds to
 * it matches only while the budget holds it; the check holds whatever comes by another way.
 */
export const budgetDays = pgTable(
  'budget_days',
  {
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    /** The id that the document gives it. */
    programme: text('programme').notNull(),
    day: date('day').notNull(),
    /** As it was when something was added last; null for none, in the demo alone. */
    budgetMinor: bigint('budget_minor', { mode: 'number' }),
    spentMinor: bigint('spent_minor', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.marketId, t.programme, t.day] }),
    // Who looks for what is spent today.
    index('budget_days_day').on(t.day),
    check('budget_days_never_exceeded', sql`${t.spentMinor} >= 0 and (${t.budgetMinor} is null or ${t.spentMinor} <= ${t.budgetMinor})`),
  ],
);

/** What a day's budget was taken for: one row for each payment or promise, by the reference of its transfer. Its amounts add up to the day's. */
export const budgetUses = pgTable(
  'budget_uses',
  {
    /** `ride:12:bonus`: the same is taken once. */
    reference: text('reference').primaryKey(),
    marketId: text('market_id').notNull(),
    programme: text('programme').notNull(),
    day: date('day').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'budget_uses_day',
      columns: [t.marketId, t.programme, t.day],
      foreignColumns: [budgetDays.marketId, budgetDays.programme, budgetDays.day],
    }),
    index('budget_uses_of_day').on(t.marketId, t.programme, t.day),
    check('budget_uses_positive', sql`${t.amountMinor} > 0`),
  ],
);
