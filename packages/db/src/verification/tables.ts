import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkResults, checkTypes, checkStatuses } from '@safiri/rules/verification/background-checks.ts';
import { MARKET_NAME } from '@safiri/rules/markets/names.ts';
import { documentTypes, FACE_BYTES, sentDocumentStatuses, vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import { stepNames, stepStatuses } from '@safiri/rules/verification/steps.ts';
import { bytes, createdAt, known, moment, oneOf } from '../platform/columns.ts';
import { uploads } from '../uploads/tables.ts';
import { marketVersions } from '../markets/tables.ts';
import { drivers, users, vehicles } from '../users/tables.ts';

/** The steps of a driver's verification, created on the first visit; their order is the rules'. */
export const verificationSteps = pgTable(
  'verification_steps',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    stepName: text('step_name', { enum: stepNames }).notNull(),
    stepStatus: text('step_status', { enum: stepStatuses }).notNull().default('not_started'),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('verification_steps_once').on(t.driverId, t.stepName),
    known(t.stepStatus, stepStatuses),
    known(t.stepName, stepNames),
  ],
);

/** A document as sent for review. A newer one of its type replaces it; approved, it counts until that one is approved. */
export const driverDocuments = pgTable(
  'driver_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    /** One of the specification's, or a word of the market's own. */
    documentType: text('document_type').notNull(),
    /** Of a vehicle's paper: whose. */
    vehicleId: integer('vehicle_id').references(() => vehicles.id),
    /** Whom or what it is about, of whom there is one paper of each type: the driver, or the vehicle as a negative number. */
    subject: integer('subject')
      .notNull()
      .generatedAlwaysAs(sql`case when vehicle_id is null then driver_id else -vehicle_id end`),
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id),
    documentNumber: text('document_number'),
    /** The last day on which it is valid, in the driver's own country. */
    expiryDate: date('expiry_date', { mode: 'string' }),
    verificationStatus: text('verification_status', { enum: sentDocumentStatuses }).notNull().default('pending'),
    reviewNote: text('review_note'),
    reviewedBy: integer('reviewed_by').references(() => users.id),
    reviewedAt: moment('reviewed_at'),
    replacedAt: moment('replaced_at'),
    /** Days before the expiry of the last reminder that went out; 0 when it has expired and was told so. */
    remindedDays: smallint('reminded_days'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('driver_documents_one_current')
      .on(t.subject, t.documentType)
      .where(sql`${t.replacedAt} is null`),
    index('driver_documents_driver').on(t.driverId),
    uniqueIndex('driver_documents_upload_once').on(t.uploadId),
    index('driver_documents_queue')
      .on(t.createdAt)
      .where(sql`${t.verificationStatus} = 'pending' and ${t.replacedAt} is null`),
    index('driver_documents_expiry')
      .on(t.expiryDate)
      .where(sql`${t.verificationStatus} = 'approved' and ${t.expiryDate} is not null`),
    index('driver_documents_approved')
      .on(t.subject, t.documentType, t.id)
      .where(sql`${t.verificationStatus} = 'approved'`),
    known(t.verificationStatus, sentDocumentStatuses),
    check(
      'driver_documents_review_has_reviewer',
      sql`(${t.verificationStatus} = 'pending') = (${t.reviewedBy} is null) and (${t.reviewedBy} is null) = (${t.reviewedAt} is null)`,
    ),
    check('driver_documents_type_is_a_name', sql`${t.documentType} ~ ${sql.raw(`'${MARKET_NAME.source}'`)}`),
    // Of a market's own papers its document says whose they are.
    check(
      'driver_documents_vehicle_of_its_papers',
      sql`(${t.vehicleId} is not null) = (${t.documentType} in ${oneOf(vehicleDocuments)}) or ${t.documentType} not in ${oneOf(documentTypes)}`,
    ),
  ],
);

/** The face of a driver that staff accepted, as passengers see it: there from the acceptance on, and gone when it is taken back. */
export const driverPhotos = pgTable(
  'driver_photos',
  {
    driverId: integer('driver_id')
      .primaryKey()
      .references(() => drivers.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => driverDocuments.id),
    checkedAt: moment('checked_at').notNull(),
    /** A small square JPEG; null until it is made. */
    image: bytes('image'),
    /** It could not be made: the document's file is not tried again. */
    unreadable: boolean('unreadable').notNull().default(false),
  },
  (t) => [
    uniqueIndex('driver_photos_document').on(t.documentId),
    index('driver_photos_wanted')
      .on(t.driverId)
      .where(sql`${t.image} is null and not ${t.unreadable}`),
    check('driver_photos_small', sql`octet_length(${t.image}) <= ${sql.raw(String(FACE_BYTES))}`),
  ],
);

/** One check of each type and driver; staff complete it. */
export const backgroundChecks = pgTable(
  'background_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    checkType: text('check_type', { enum: checkTypes }).notNull(),
    provider: text('provider').notNull(),
    status: text('status', { enum: checkStatuses }).notNull().default('pending'),
    result: text('result', { enum: checkResults }),
    /** Out of 100. */
    score: smallint('score'),
    note: text('note'),
    completedBy: integer('completed_by').references(() => users.id),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('background_checks_once').on(t.driverId, t.checkType),
    index('background_checks_queue')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    check('background_checks_score_bounds', sql`${t.score} between 0 and 100`),
    check(
      'background_checks_completed_has_result',
      sql`(${t.status} = 'completed') = (${t.result} is not null and ${t.completedBy} is not null and ${t.completedAt} is not null)`,
    ),
    known(t.checkType, checkTypes),
    known(t.status, checkStatuses),
    known(t.result, checkResults),
  ],
);

/** Which approved drivers were told that a version of their market's document will ask for papers that they have not shown. */
export const paperNotices = pgTable(
  'paper_notices',
  {
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    versionId: integer('version_id')
      .notNull()
      .references(() => marketVersions.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.driverId, t.versionId] }), index('paper_notices_version').on(t.versionId)],
);
