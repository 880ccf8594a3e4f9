import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { markKinds } from '@safiri/rules/rides/marks.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { rides } from './tables.ts';

/** What somebody said of the other side of a finished trip, for the trips to come; the other is never told. */
export const marks = pgTable(
  'marks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    markerId: integer('marker_id')
      .notNull()
      .references(() => users.id),
    markedId: integer('marked_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: markKinds }).notNull(),
    /** The trip after which it was said. */
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('marks_one_of_a_pair').on(t.markerId, t.markedId),
    index('marks_marked').on(t.markedId, t.kind, t.createdAt),
    check('marks_not_oneself', sql`${t.markerId} <> ${t.markedId}`),
    known(t.kind, markKinds),
  ],
);

/** A person whom so many others do not want to meet again that somebody of the team looks at it. */
export const conductReviews = pgTable(
  'conduct_reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    /** What the team found. */
    note: text('note'),
  },
  (t) => [
    uniqueIndex('conduct_reviews_one_open')
      .on(t.userId)
      .where(sql`${t.closedAt} is null`),
    index('conduct_reviews_user').on(t.userId, t.closedAt),
    check(
      'conduct_reviews_closed_whole',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.note} is null)`,
    ),
  ],
);
