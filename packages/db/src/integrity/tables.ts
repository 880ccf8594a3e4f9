import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { integrityRules } from '@safiri/rules/integrity/rules.ts';
import { heldOutcomes } from '@safiri/rules/rides/completion.ts';
import { known, moment } from '../platform/columns.ts';
import { rides } from '../rides/tables.ts';

/** What a rule found about a completed trip when its pay was decided: numbers alone, which its driver may read. */
export const integrityFindings = pgTable(
  'integrity_findings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    rule: text('rule', { enum: integrityRules }).notNull(),
    points: smallint('points').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, number>>>().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (t) => [
    uniqueIndex('integrity_findings_once').on(t.rideId, t.rule),
    index('integrity_findings_age').on(t.foundAt),
    known(t.rule, integrityRules),
    check('integrity_findings_weigh', sql`${t.points} > 0`),
  ],
);

/** Of a trip whose pay waited: what its driver answered, and what a person decided of it in which words. */
export const payReviews = pgTable(
  'pay_reviews',
  {
    rideId: integer('ride_id')
      .primaryKey()
      .references(() => rides.id),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    outcome: text('outcome', { enum: heldOutcomes }),
    /** What the driver reads of the decision. */
    note: text('note'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('pay_reviews_age').on(t.decidedAt),
    known(t.outcome, heldOutcomes),
    check('pay_reviews_answer_has_time', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('pay_reviews_decision_has_time', sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
    check('pay_reviews_refusal_says_why', sql`${t.outcome} is distinct from 'refused' or ${t.note} is not null`),
  ],
);
