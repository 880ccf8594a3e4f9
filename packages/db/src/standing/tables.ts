import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lookOutcomes, standingSides, suspensionReasons } from '@safiri/rules/standing/suspensions.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { approvals } from '../staff/tables.ts';
import { users } from '../users/tables.ts';

/**
 * Somebody kept from riding or from driving, with all that they are told of it, what they answered, and what came of looking
 * again. That somebody is suspended is known from here alone; one stands at a time of each side.
 */
export const suspensions = pgTable(
  'suspensions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    side: text('side', { enum: standingSides }).notNull(),
    reason: text('reason', { enum: suspensionReasons }).notNull(),
    /** The team's own words to the person. */
    words: text('words').notNull(),
    /** Trips of the person that it is about. */
    rideIds: integer('ride_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What else it rests on, in words that the person may read. */
    evidence: text('evidence'),
    suspendedBy: integer('suspended_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** By when a person looks again. Null for a ban that nobody has answered. */
    reviewAt: moment('review_at'),
    /** The consent of a second person to a ban, which has no end. */
    approvalId: integer('approval_id').references(() => approvals.id),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    lookedAt: moment('looked_at'),
    lookedBy: integer('looked_by').references(() => users.id),
    outcome: text('outcome', { enum: lookOutcomes }),
    /** What the person is told of the look. */
    lookedWords: text('looked_words'),
    endedAt: moment('ended_at'),
    endedBy: integer('ended_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('suspensions_one_live')
      .on(t.userId, t.side)
      .where(sql`${t.endedAt} is null`),
    index('suspensions_user').on(t.userId, t.id),
    index('suspensions_due')
      .on(t.reviewAt)
      .where(sql`${t.endedAt} is null`),
    known(t.side, standingSides),
    known(t.reason, suspensionReasons),
    known(t.outcome, lookOutcomes),
    check('suspensions_looked_at_again', sql`${t.reviewAt} is not null or ${t.approvalId} is not null or ${t.endedAt} is not null`),
    check('suspensions_answer_has_time', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check(
      'suspensions_look_is_whole',
      sql`(${t.lookedAt} is null) = (${t.lookedBy} is null) and (${t.lookedAt} is null) = (${t.outcome} is null) and (${t.lookedAt} is null) = (${t.lookedWords} is null)`,
    ),
    check(
      'suspensions_end_is_a_lift',
      sql`(${t.endedAt} is null) = (${t.endedBy} is null) and (${t.endedAt} is not null) = (${t.outcome} is not distinct from 'lifted')`,
    ),
  ],
);
