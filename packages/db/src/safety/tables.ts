import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { safeReasons, incidentEventKinds } from '@safiri/rules/safety/emergency.ts';
import { withheldReasons } from '@safiri/rules/sharing/outside-caps.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { outboxMessages } from '../platform/tables.ts';
import { rides } from '../rides/tables.ts';
import { users } from '../users/tables.ts';
import { checkAnswers, checkKinds } from '@safiri/rules/safety/trip-checks.ts';
import { outsideChannels } from '@safiri/rules/sharing/message-status.ts';

/** An emergency as it was raised. It is never deleted and outlives its trip; one stands per person. */
export const incidents = pgTable(
  'incidents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    userType: text('user_type', { enum: registrableRoles }).notNull(),
    rideId: integer('ride_id').references(() => rides.id),
    emergencyType: text('emergency_type').notNull(),
    /** A practice run: nobody is told. */
    isDrill: boolean('is_drill').notNull().default(false),
    /** Where the phone last was, as it said; the vehicle of the trip when it was raised while the phone said nothing. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** When the phone said it; null where the place is the vehicle's. */
    locatedAt: moment('located_at'),
    /** When the button was pressed by the phone's clock; information only. */
    pressedAt: moment('pressed_at').notNull(),
    createdAt: createdAt(),
    /** The press that stands: a later one than the first after the person had said that all is well. */
    raisedAt: moment('raised_at')
      .notNull()
      .default(sql`now()`),
    acknowledgedBy: integer('acknowledged_by').references(() => users.id),
    acknowledgedAt: moment('acknowledged_at'),
    /** The person said that they are safe; staff still close it. */
    safeAt: moment('safe_at'),
    safeReason: text('safe_reason', { enum: safeReasons }),
    closedBy: integer('closed_by').references(() => users.id),
    closedAt: moment('closed_at'),
    closeNote: text('close_note'),
    /** The link that goes to the contacts: it lives as long as the incident does. */
    tokenHash: bytes('token_hash').notNull(),
    sealedToken: bytes('sealed_token').notNull(),
  },
  (t) => [
    uniqueIndex('incidents_one_open')
      .on(t.userId)
      .where(sql`${t.closedAt} is null and not ${t.isDrill}`),
    uniqueIndex('incidents_token').on(t.tokenHash),
    index('incidents_user').on(t.userId, t.id),
    index('incidents_open')
      .on(t.id)
      .where(sql`${t.closedAt} is null and not ${t.isDrill}`),
    // The emergencies that are over.
    index('incidents_closed')
      .on(t.id)
      .where(sql`${t.closedAt} is not null and not ${t.isDrill}`),
    index('incidents_closed_of')
      .on(t.userType, t.id)
      .where(sql`${t.closedAt} is not null and not ${t.isDrill}`),
    index('incidents_newest')
      .on(t.id)
      .where(sql`not ${t.isDrill}`),
    check('incidents_acknowledged_whole', sql`(${t.acknowledgedBy} is null) = (${t.acknowledgedAt} is null)`),
    check('incidents_place_whole', sql`(${t.lat} is null) = (${t.lng} is null)`),
    known(t.userType, registrableRoles),
    known(t.safeReason, safeReasons),
  ],
);

/** Who was told of an incident, by which message; the message's own status says how far it came. */
export const incidentAlerts = pgTable(
  'incident_alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id),
    contactName: text('contact_name').notNull(),
    channel: text('channel', { enum: outsideChannels }).notNull(),
    /** Gone when its recipient deleted the account that it was sent to. */
    messageId: integer('message_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
    /** The number or mail address; gone with the account that named it. */
    address: text('address'),
    /** Why no message was sent. */
    withheld: text('withheld', { enum: withheldReasons }),
    createdAt: createdAt(),
  },
  (t) => [
    index('incident_alerts_incident').on(t.incidentId),
    uniqueIndex('incident_alerts_message').on(t.messageId),
    known(t.channel, outsideChannels),
    known(t.withheld, withheldReasons),
  ],
);

/** What happened to an incident, in order; nothing here is ever changed. */
export const incidentEvents = pgTable(
  'incident_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id),
    kind: text('kind', { enum: incidentEventKinds }).notNull(),
    actorId: integer('actor_id').references(() => users.id),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [index('incident_events_order').on(t.incidentId, t.id), known(t.kind, incidentEventKinds)],
);

/** When a member of the team last had the emergencies open, and until when they count as there: any node with a stream of theirs moves that on. */
export const staffPresence = pgTable('staff_presence', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull(),
  thereUntil: moment('there_until').notNull().defaultNow(),
});

/** A question to the passenger because the trip looks odd. Without an answer it becomes an incident. */
export const tripChecks = pgTable(
  'trip_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    rideId: integer('ride_id')
      .notNull()
      .references(() => rides.id),
    kind: text('kind', { enum: checkKinds }).notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Unanswered at this moment it goes to staff. */
    answerBy: moment('answer_by').notNull(),
    answer: text('answer', { enum: checkAnswers }),
    answeredAt: moment('answered_at'),
    incidentId: integer('incident_id').references(() => incidents.id),
    /** The trip ended before an answer. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('trip_checks_one_open')
      .on(t.rideId)
      .where(sql`${t.answeredAt} is null and ${t.incidentId} is null and ${t.endedAt} is null`),
    index('trip_checks_ride').on(t.rideId),
    index('trip_checks_due')
      .on(t.answerBy)
      .where(sql`${t.answeredAt} is null and ${t.incidentId} is null and ${t.endedAt} is null`),
    check('trip_checks_answer_whole', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    known(t.kind, checkKinds),
    known(t.answer, checkAnswers),
  ],
);

/**
 * The numbers for emergencies of a country, as somebody of the team said to have checked them: rows are written once, and the newest of a
 * country counts.
 */
export const confirmedNumbers = pgTable(
  'confirmed_emergency_numbers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    police: text('police').notNull(),
    medical: text('medical').notNull(),
    fire: text('fire').notNull(),
    confirmedBy: integer('confirmed_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('confirmed_emergency_numbers_newest').on(t.countryId, t.id),
    index('confirmed_emergency_numbers_by').on(t.confirmedBy),
    known(t.countryId, countryIds),
  ],
);
