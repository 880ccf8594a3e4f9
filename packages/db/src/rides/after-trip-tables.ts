import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOST_WORDS_AT_MOST, lostStates, standingLostStates } from '@safiri/rules/rides/lost-items.ts';
import { markKinds } from '@safiri/rules/rides/marks.ts';
import { COMMENT_AT_MOST, ratingTags, TAGS_AT_MOST } from '@safiri/rules/rides/rating-tags.ts';
import { createdAt, known, moment, oneOf } from '../platform/columns.ts';
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

/** Something that was left in the car: the passenger misses it, or the driver found it. */
export const lostItems = pgTable(
  'lost_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id),
    /** In the reporter's words; gone after its time. */
    what: text('what'),
    state: text('state', { enum: lostStates }).notNull().default('open'),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [
    uniqueIndex('lost_items_one_standing')
      .on(t.rideId, t.reporterId)
      .where(sql`${t.state} in ${oneOf(standingLostStates)}`),
    index('lost_items_ride').on(t.rideId),
    index('lost_items_reporter').on(t.reporterId),
    // What is swept.
    index('lost_items_said')
      .on(t.createdAt)
      .where(sql`${t.what} is not null`),
    check('lost_items_words_short', sql`char_length(${t.what}) between 1 and ${sql.raw(String(LOST_WORDS_AT_MOST))}`),
    check('lost_items_resolved_has_time', sql`(${t.state} in ${oneOf(standingLostStates)}) = (${t.resolvedAt} is null)`),
    known(t.state, lostStates),
  ],
);

/** One rating per person and trip. */
export const ratings = pgTable(
  'ratings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    raterId: integer('rater_id')
      .notNull()
      .references(() => users.id),
    rateeId: integer('ratee_id')
      .notNull()
      .references(() => users.id),
    score: smallint('score').notNull(),
    /** What was said in one touch, beside the stars. */
    tags: text('tags', { enum: ratingTags })
      .array()
      .notNull()
      .default(sql`'{}'`),
    comment: text('comment'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ratings_once').on(t.rideId, t.raterId),
    index('ratings_ratee').on(t.rateeId),
    check('ratings_score_bounds', sql`${t.score} between 1 and 5`),
    check('ratings_tags_known', sql`${t.tags} <@ ${sql.raw(`array[${ratingTags.map((tag) => `'${tag}'`).join(', ')}]::text[]`)}`),
    check('ratings_tags_few', sql`cardinality(${t.tags}) <= ${sql.raw(String(TAGS_AT_MOST))}`),
    check('ratings_comment_short', sql`char_length(${t.comment}) <= ${sql.raw(String(COMMENT_AT_MOST))}`),
    check('ratings_not_oneself', sql`${t.raterId} <> ${t.rateeId}`),
  ],
);
