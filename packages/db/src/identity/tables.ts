import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { openCheckStatuses, personCheckKinds, personCheckStatuses } from '@safiri/rules/identity/person-checks.ts';
import { createdAt, known, moment, oneOf } from '../platform/columns.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

/**
 * What a passenger sent to show who they are, and what staff said of it. That somebody is checked is known from here alone.
 * Once the picture has gone, kind and day stay.
 */
export const personChecks = pgTable(
  'person_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: personCheckKinds }).notNull(),
    status: text('status', { enum: personCheckStatuses }).notNull().default('pending'),
    /** Null once it has gone. */
    uploadId: text('upload_id').references(() => uploads.id),
    /** When the picture goes: counted from the first decision, whatever becomes of it later. */
    pictureUntil: moment('picture_until'),
    /** Why not, to the person; goes as the picture does. */
    note: text('note'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('person_checks_one_open')
      .on(t.userId)
      .where(sql`${t.status} in ${oneOf(openCheckStatuses)}`),
    uniqueIndex('person_checks_upload_once').on(t.uploadId),
    index('person_checks_person').on(t.userId, t.id),
    index('person_checks_queue')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    index('person_checks_decided')
      .on(t.decidedAt)
      .where(sql`${t.decidedAt} is not null`),
    index('person_checks_pictures')
      .on(t.pictureUntil)
      .where(sql`${t.uploadId} is not null`),
    known(t.kind, personCheckKinds),
    known(t.status, personCheckStatuses),
    check(
      'person_checks_decision_is_whole',
      sql`num_nonnulls(${t.decidedBy}, ${t.decidedAt}, ${t.pictureUntil}) = case when ${t.status} = 'pending' then 0 else 3 end`,
    ),
    check('person_checks_waits_with_picture', sql`${t.status} <> 'pending' or ${t.uploadId} is not null`),
    check('person_checks_note_says_why_not', sql`${t.note} is null or ${t.status} in ('refused', 'taken_back')`),
  ],
);
