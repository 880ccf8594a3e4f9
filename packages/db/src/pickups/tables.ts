import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { HINT_NOTE_LENGTH } from '@safiri/rules/pickups/hint.ts';
import { createdAt, moment } from '../platform/columns.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

/** How a person's pickup is recognised, kept for the next ride from the same place. */
export const pickupHints = pgTable(
  'pickup_hints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Rounded: a gate, no more. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    note: text('note'),
    photoUploadId: text('photo_upload_id').references(() => uploads.id),
    voiceUploadId: text('voice_upload_id').references(() => uploads.id),
    /** When it was said or a driver last saw it; long unused ones go. */
    usedAt: moment('used_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // Also finds a person's hints.
    uniqueIndex('pickup_hints_one_at_a_place').on(t.userId, t.lat, t.lng),
    uniqueIndex('pickup_hints_photo').on(t.photoUploadId),
    uniqueIndex('pickup_hints_voice').on(t.voiceUploadId),
    index('pickup_hints_used').on(t.usedAt),
    check('pickup_hints_say_something', sql`${t.note} is not null or ${t.photoUploadId} is not null`),
    // Whoever cannot listen reads.
    check('pickup_hints_voice_has_words', sql`${t.voiceUploadId} is null or ${t.note} is not null`),
    check('pickup_hints_note_short', sql`char_length(${t.note}) between 1 and ${sql.raw(String(HINT_NOTE_LENGTH))}`),
    check('pickup_hints_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
);
