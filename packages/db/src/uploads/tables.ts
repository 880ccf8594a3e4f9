import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { mediaTypes } from '@safiri/rules/uploads/media-types.ts';

/** A private file that a person sent: seen by its owner and staff alone. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits in base64url: part of the file's address. */
    id: text('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Recognised from the content, never from the name. */
    mediaType: text('media_type', { enum: mediaTypes }).notNull(),
    byteSize: integer('byte_size').notNull(),
    sha256: bytes('sha256').notNull(),
    createdAt: createdAt(),
    /** Set when a row of another room refers to it; without one it is deleted after a day. */
    claimedAt: moment('claimed_at'),
  },
  (t) => [index('uploads_owner').on(t.ownerId, t.createdAt), index('uploads_age').on(t.createdAt), known(t.mediaType, mediaTypes)],
);
