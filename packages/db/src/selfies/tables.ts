import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { selfieVerdicts } from '@safiri/rules/selfies/duty-selfie.ts';
import { devices } from '../auth/tables.ts';
import { known, moment } from '../platform/columns.ts';
import { uploads } from '../uploads/tables.ts';
import { drivers, users } from '../users/tables.ts';

/** A selfie at going online: asked for, sent, and compared by staff with the checked photo. One is asked for at a time. */
export const dutySelfies = pgTable(
  'duty_selfies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    askedAt: moment('asked_at').notNull(),
    uploadId: text('upload_id').references(() => uploads.id),
    sentAt: moment('sent_at'),
    verdict: text('verdict', { enum: selfieVerdicts }),
    reviewedBy: integer('reviewed_by').references(() => users.id),
    reviewedAt: moment('reviewed_at'),
  },
  (t) => [
    uniqueIndex('duty_selfies_one_asked')
      .on(t.driverId)
      .where(sql`${t.sentAt} is null`),
    uniqueIndex('duty_selfies_upload_once').on(t.uploadId),
    index('duty_selfies_driver').on(t.driverId, t.sentAt),
    index('duty_selfies_age').on(sql`coalesce(${t.sentAt}, ${t.askedAt})`),
    index('duty_selfies_to_compare')
      .on(t.sentAt)
      .where(sql`${t.sentAt} is not null and ${t.verdict} is null`),
    known(t.verdict, selfieVerdicts),
    check('duty_selfies_sent_is_whole', sql`(${t.sentAt} is null) = (${t.uploadId} is null)`),
    check(
      'duty_selfies_verdict_is_whole',
      sql`(${t.verdict} is null) = (${t.reviewedBy} is null) and (${t.verdict} is null) = (${t.reviewedAt} is null)
        and (${t.verdict} is null or ${t.sentAt} is not null)`,
    ),
  ],
);

/** The devices on which a driver showed their face: a new one is asked first. */
export const selfieDevices = pgTable(
  'selfie_devices',
  {
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.driverId, t.deviceId] }), index('selfie_devices_device').on(t.deviceId)],
);
