import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { relationships, shareMethods, shareKinds } from '@safiri/rules/sharing/contacts.ts';
import { withheldReasons, outsideKinds } from '@safiri/rules/sharing/outside-caps.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
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
    relationship: text('relationship', { enum: relationships }).notNull(),
    /** Gets a link by itself as soon as a trip has a driver. */
    autoShare: boolean('auto_share').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('emergency_contacts_once').on(t.userId, t.phone), known(t.relationship, relationships)],
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
    kind: text('kind', { enum: shareKinds }).notNull(),
    contactId: integer('contact_id').references(() => emergencyContacts.id, { onDelete: 'set null' }),
    /** What the passenger called the contact when it was shared. */
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    method: text('method', { enum: shareMethods }).notNull(),
    /** Only the hash finds a link; the sealed form lets its owner copy it again. */
    tokenHash: bytes('token_hash').notNull(),
    sealedToken: bytes('sealed_token').notNull(),
    /** The message that carried it; gone with its recipient's account. */
    messageId: integer('message_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
    /** Why no message was sent that should have been. */
    withheld: text('withheld', { enum: withheldReasons }),
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
    known(t.kind, shareKinds),
    known(t.method, shareMethods),
    known(t.withheld, withheldReasons),
  ],
);

/** A number or mail address to which an account had us write, or may: one row for each pair, so that its owner can say stop. */
export const outsideRecipients = pgTable(
  'outside_recipients',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A phone number in its international form, or a mail address in small letters. */
    address: text('address').notNull(),
    /** When the account first named it as a contact. */
    namedAt: moment('named_at'),
    lastAt: moment('last_at').notNull(),
    /** The receiver wants nothing more from this account. It outlives the contact, so that nobody is named again around it. */
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    uniqueIndex('outside_recipients_once').on(t.senderId, t.address),
    index('outside_recipients_address').on(t.address),
    index('outside_recipients_age').on(t.lastAt),
  ],
);

/** What was written to them lately, to be counted. */
export const outsideMessages = pgTable(
  'outside_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => outsideRecipients.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: outsideKinds }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outside_messages_counted').on(t.recipientId, t.createdAt),
    index('outside_messages_age').on(t.createdAt),
    known(t.kind, outsideKinds),
  ],
);
