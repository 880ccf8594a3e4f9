import { sql } from 'drizzle-orm';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { premiumKinds, vehicleClasses, vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { defaultLanguage, languageIds } from '@safiri/rules/languages.ts';
import { riderKey } from '@safiri/rules/rides/rider.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { notificationKinds } from '@safiri/rules/users/notification-kinds.ts';
import { roles } from '@safiri/rules/users/roles.ts';
import { sentDocumentStatuses } from '@safiri/rules/verification/documents.ts';
import { verificationStatuses } from '@safiri/rules/verification/steps.ts';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { markets } from '../markets/market-table.ts';
import { createdAt, known, moment, oneOf } from '../platform/columns.ts';

/** The letters and digits of a plate, in capitals and without anything between them. */
export const plateSigns = (plate: AnyPgColumn) => sql`upper(regexp_replace(${plate}, '[[:space:][:punct:]]', '', 'g'))`;

/** A person. Ids are integers, as the specification's driver id DR007 asks. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Null of who gave none. */
    email: text('email'),
    /** International form, +27821234567; `deleted:7` of a deleted account, `staff:ID` of staff without one, `lost:7` where somebody else proved it, `rider:+27…` of a person without an account. */
    phone: text('phone').notNull(),
    /** When a code that went to the number came back. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Null of who signs in by codes alone. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: roles }).notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    /** Set by staff from a document; a change of gender clears it. */
    genderVerifiedAt: moment('gender_verified_at'),
    verifiedAt: moment('verified_at'),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    lastLoginAt: moment('last_login_at'),
    /** Kept beside the ratings in the same transaction; the average is their quotient. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    totalRides: integer('total_rides').notNull().default(0),
    /** The photo's upload; its address is as private as the trips it is shown on. */
    photoUploadId: text('photo_upload_id'),
    /** The language of mails, reminders and lessons. */
    language: text('language', { enum: languageIds }).notNull().default(defaultLanguage),
    /** Kinds of notification that were turned off. */
    mutedNotifications: text('muted_notifications', { enum: notificationKinds })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Minutes of the day, on the clocks of the country, between which nothing is pushed but emergencies. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** Set when the account was deleted: the row stays for the ledger, without the person's data. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_phone_key').on(t.phone),
    // Accounts of the demo are known by the second half of their address.
    index('users_domain').on(sql`lower(split_part(coalesce(${t.email}, ''), '@', 2))`),
    // By the last digits of a number, whoever writes it with a country or without.
    index('users_phone_end').on(sql`reverse(${t.phone}) text_pattern_ops`),
    // Drivers who were brought along and have not signed in.
    index('users_never_in')
      .on(t.id)
      .where(sql`${t.userType} = 'driver' and ${t.lastLoginAt} is null and ${t.deletedAt} is null`),
    // Each word of a name by its beginning, in small letters without accents.
    index('users_name_words').using('gin', sql`name_words(${t.name})`),
    // People without an account, who are forgotten or become one.
    index('users_riders')
      .on(t.id)
      .where(sql`${t.phone} like ${sql.raw(`'${riderKey('+')}%'`)}`),
    known(t.userType, roles),
    known(t.gender, genders),
    check('users_quiet_bounds', sql`${t.quietFrom} between 0 and 1439 and ${t.quietTo} between 0 and 1439`),
    // A person made from a number is a number and a name: nothing to sign in with, nothing that was confirmed.
    check(
      'users_rider_signs_in_nowhere',
      sql`${t.phone} not like ${sql.raw(`'${riderKey('+')}%'`)} or (${t.userType} = 'passenger' and ${t.gender} = 'prefer_not_to_say'
        and num_nonnulls(${t.email}, ${t.phoneVerifiedAt}, ${t.passwordHash}, ${t.genderVerifiedAt}, ${t.lastLoginAt}, ${t.photoUploadId}) = 0)`,
    ),
    check('users_rating_bounds', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
  ],
);

/**
 * A vehicle, with its plate as people read it. It is its owner's; who may drive it stands in `vehicle_drivers`, who drives it in
 * `drivers.vehicle_id`.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    /** Where its plate was given. */
    countryId: text('country_id', { enum: countryIds }).notNull(),
    licensePlate: text('license_plate').notNull(),
    /** The plate in its normal form, once per country; null for a vehicle that claims none: removed, or one of two that claimed the same. */
    plateKey: text('plate_key'),
    kind: text('kind', { enum: vehicleKinds }).notNull(),
    vehicleClass: text('class', { enum: vehicleClasses }).notNull().default('standard'),
    /** Kind and class as one word, by which trips are matched. */
    vehicleType: text('vehicle_type', { enum: vehicleTypes })
      .notNull()
      .generatedAlwaysAs(sql`case when class = 'premium' then 'premium' else kind end`),
    make: text('make'),
    model: text('model').notNull(),
    color: text('color'),
    year: smallint('year'),
    /** What staff say of it; a driver drives an approved one. */
    status: text('status', { enum: sentDocumentStatuses }).notNull().default('pending'),
    reviewNote: text('review_note'),
    /** Its owner has it no more: the row stays for the trips that were driven in it. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('vehicles_plate_key').on(t.countryId, t.plateKey),
    index('vehicles_owner').on(t.ownerId),
    // As plates are read, by their beginning: also those of two vehicles that claimed the same.
    index('vehicles_plate_signs').on(sql`${plateSigns(t.licensePlate)} text_pattern_ops`),
    index('vehicles_waiting')
      .on(t.id)
      .where(sql`${t.status} = 'pending' and ${t.removedAt} is null`),
    known(t.kind, vehicleKinds),
    known(t.vehicleClass, vehicleClasses),
    known(t.vehicleType, vehicleTypes),
    known(t.status, sentDocumentStatuses),
    check('vehicles_premium_kinds', sql`${t.vehicleClass} = 'standard' or ${t.kind} in ${oneOf(premiumKinds)}`),
    check('vehicles_plate_key_normal', sql`${t.plateKey} <> '' and ${t.plateKey} !~ '[[:space:][:punct:]]'`),
    check('vehicles_removed_claims_no_plate', sql`${t.removedAt} is null or ${t.plateKey} is null`),
  ],
);

/** The markets that the team gave a driver: where they may drive. */
export const driverMarkets = pgTable(
  'driver_markets',
  {
    driverId: integer('driver_id')
      .notNull()
      .references((): AnyPgColumn => drivers.id, { onDelete: 'cascade' }),
    marketId: text('market_id')
      .notNull()
      .references(() => markets.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.driverId, t.marketId] }),
    // Who drives in a market.
    index('driver_markets_market').on(t.marketId, t.driverId),
  ],
);

/** What only a driver has; one row per driver. */
export const drivers = pgTable(
  'drivers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    verificationStatus: text('verification_status', { enum: verificationStatuses }).notNull().default('not_started'),
    verificationNotes: text('verification_notes'),
    isOnline: boolean('is_online').notNull().default(false),
    /** The vehicle that the driver drives, or drove last: chosen when going online. */
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    licenseNumber: text('license_number'),
    /** The one of the driver's markets in which they work now: where they went online, or are. Null while they have none. */
    marketId: text('market_id'),
    /** Since when the team's word decides where the driver drives; null for anywhere in the account's country. */
    marketsGivenAt: moment('markets_given_at'),
    /** Last known position, written now and then so that a restart need not wait for the phones. */
    lastLat: doublePrecision('last_lat'),
    lastLng: doublePrecision('last_lng'),
    lastHeading: doublePrecision('last_heading'),
    lastSeenAt: moment('last_seen_at'),
  },
  (t) => [
    uniqueIndex('drivers_user_key').on(t.userId),
    index('drivers_online')
      .on(t.id)
      .where(sql`${t.isOnline}`),
    // Of two drivers who go online with one vehicle at once the second is refused.
    uniqueIndex('drivers_one_online_per_vehicle')
      .on(t.vehicleId)
      .where(sql`${t.isOnline}`),
    index('drivers_vehicle').on(t.vehicleId),
    index('drivers_market').on(t.marketId),
    index('drivers_status').on(t.verificationStatus, t.id),
    // Nobody works where they do not belong.
    foreignKey({
      name: 'drivers_works_in_own_market',
      columns: [t.id, t.marketId],
      foreignColumns: [driverMarkets.driverId, driverMarkets.marketId],
    }),
    known(t.verificationStatus, verificationStatuses),
    check('drivers_works_where_given', sql`${t.marketId} is null or ${t.marketsGivenAt} is not null`),
    check('drivers_online_in_a_market', sql`not ${t.isOnline} or ${t.marketsGivenAt} is null or ${t.marketId} is not null`),
    check('drivers_online_only_approved', sql`not ${t.isOnline} or ${t.verificationStatus} = 'approved'`),
  ],
);

/** Who may drive a vehicle: its owner who drives, and others whom staff let. */
export const vehicleDrivers = pgTable(
  'vehicle_drivers',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.vehicleId, t.driverId] }), index('vehicle_drivers_driver').on(t.driverId)],
);

/** One row from going online to going offline: the measure of hours online. */
export const onlineSessions = pgTable(
  'online_sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('online_sessions_one_open')
      .on(t.driverId)
      .where(sql`${t.endedAt} is null`),
    index('online_sessions_driver').on(t.driverId, t.startedAt),
  ],
);
