import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../platform/columns.ts';
import { outboxMessages } from '../platform/tables.ts';
import { rides } from '../rides/tables.ts';
import { users } from '../users/tables.ts';

/** Somebody to be told when it matters; one list for sharing and for emergencies. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** International form. */
    phone: text('phone').notNull(),
    email: text('email'),
    relationship: text('relationship').notNull(),
    /** Gets a link by itself as soon as a trip has a driver. */
    autoShare: boolean('auto_share').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('emergency_contacts_once').on(t.userId, t.phone),
    check('emergency_contacts_relationship_known', sql`${t.relationship} in ('family', 'friend', 'colleague', 'partner', 'other')`),
  ],
);

/**
 * A link to a live trip; it shows something only while the trip is live. `contact`: one for each contact, so that each
 * can be stopped alone. `link`: the one that the passenger hands on. `sos`: kept by the phone for a message without data.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['contact', 'link', 'sos'] }).notNull(),
    contactId: integer('contact_id').references(() => emergencyContacts.id, { onDelete: 'set null' }),
    /** What the passenger called the contact when it was shared. */
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    method: text('method', { enum: ['link', 'sms', 'email'] }).notNull(),
    /** Only the hash finds a link; the sealed form lets its owner copy it again. */
    tokenHash: bytes('token_hash').notNull(),
    sealedToken: bytes('sealed_token').notNull(),
    /** The message that carried it; gone with its recipient's account. */
    messageId: integer('message_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    uniqueIndex('share_links_token').on(t.tokenHash),
    uniqueIndex('share_links_one_per_contact')
      .on(t.rideId, t.contactId)
      .where(sql`${t.stoppedAt} is null and ${t.contactId} is not null`),
    uniqueIndex('share_links_one_of_a_kind')
      .on(t.rideId, t.ownerId, t.kind)
      .where(sql`${t.stoppedAt} is null and ${t.kind} <> 'contact'`),
    check('share_links_contact_named', sql`(${t.kind} = 'contact') = (${t.contactName} is not null)`),
    index('share_links_contact').on(t.contactId),
    index('share_links_message').on(t.messageId),
    index('share_links_owner').on(t.ownerId),
  ],
);
