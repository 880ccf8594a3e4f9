import * as z from 'zod/mini';
import { CHECK_PROVIDER, checkResults, checkTypes, MAX_CHECK_SCORE } from '@safiri/rules/verification/background-checks.ts';
import { MARKET_NAME } from '@safiri/rules/markets/names.ts';
import { isDate } from '@safiri/rules/places/local-time.ts';
import { decisions } from '@safiri/rules/verification/documents.ts';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { defineCall } from '../call.ts';
import { id, idParam, line } from '../fields.ts';
import { reviewPaths, verificationPaths } from './paths.ts';
import { vehicleFields } from './vehicle-fields.ts';
import { backgroundCheck, driverDocument, queue, review, verification } from './shapes.ts';
import { documentGenders } from '@safiri/rules/users/genders.ts';

const byDriver = z.object({ driverId: idParam });
const byId = z.object({ id: idParam });

/** YYYY-MM-DD. */
const date = z.string().check(z.refine(isDate, { error: 'Not a date' }));

const own = { who: 'driver', limit: 'read', problems: [] } as const;

export const ownVerification = defineCall({
  key: verificationPaths.ownVerification,
  summary: "The signed-in driver's verification",
  ...own,
  reply: verification,
});
export const getVerification = defineCall({
  key: verificationPaths.getVerification,
  summary: "A driver's own verification, by driver id",
  ...own,
  params: byDriver,
  reply: verification,
});
export const ownDocuments = defineCall({
  key: verificationPaths.ownDocuments,
  summary: "The signed-in driver's documents, one per type",
  ...own,
  reply: z.array(driverDocument),
});
export const getDocuments = defineCall({
  key: verificationPaths.getDocuments,
  summary: "A driver's own documents, by driver id",
  ...own,
  params: byDriver,
  reply: z.array(driverDocument),
});
export const ownChecks = defineCall({
  key: verificationPaths.ownChecks,
  summary: "The signed-in driver's background checks, one per type",
  ...own,
  reply: z.array(backgroundCheck),
});
export const getChecks = defineCall({
  key: verificationPaths.getChecks,
  summary: "A driver's own background checks, by driver id",
  ...own,
  params: byDriver,
  reply: z.array(backgroundCheck),
});

export const initialize = defineCall({
  key: verificationPaths.initialize,
  summary: 'Creates the steps of the verification, once',
  who: 'driver',
  limit: 'write',
  body: z.strictObject({ driverId: id }),
  reply: verification,
  problems: ['forbidden'],
});

export const sendDocument = defineCall({
  key: verificationPaths.sendDocument,
  summary: 'Sends an uploaded file for review; it replaces the earlier one of its type',
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    driverId: id,
    /** One that the market of the driver asks for, now or later, or an optional one of the specification's. */
    documentType: z.string().check(z.refine((type) => MARKET_NAME.test(type), { error: 'Not a type of paper' })),
    /** The address that `POST /api/uploads` gave. */
    documentUrl: line(300),
    /** Of a vehicle's paper: whose; the chosen one's when it is not said. */
    vehicleId: z.optional(id),
    documentNumber: z.optional(z.nullable(line(60))),
    /** The last day of validity; what expires needs it: driver's licence and vehicle insurance, unless the market says otherwise. */
    expiryDate: z.optional(z.nullable(date)),
  }),
  reply: verification,
  status: 201,
  problems: ['forbidden', 'not_found'],
});

export const startCheck = defineCall({
  key: verificationPaths.startCheck,
  summary: 'Starts a background check, once per type',
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  body: z.strictObject({ driverId: id, checkType: z.enum(checkTypes), provider: z.literal(CHECK_PROVIDER) }),
  reply: verification,
  status: 201,
  problems: ['forbidden', 'check_exists'],
});

export const setVehicle = defineCall({
  key: verificationPaths.setVehicle,
  summary: "The vehicle's own data; the year decides whether it may drive",
  who: 'driver',
  passwordAgain: true,
  limit: 'write',
  body: z.strictObject({ ...vehicleFields, kind: z.optional(z.enum(vehicleKinds)) }),
  reply: verification,
  problems: ['forbidden', 'illegal_transition', 'plate_taken'],
});

const staff = { who: 'staff', limit: 'write', problems: ['not_found'] } as const;

export const queueOfStaff = defineCall({
  key: reviewPaths.queue,
  summary: 'What waits for a reviewer, oldest first',
  ...staff,
  limit: 'read',
  reply: queue,
});
export const reviewOfDriver = defineCall({
  key: reviewPaths.driver,
  summary: 'All of one driver’s verification',
  ...staff,
  limit: 'read',
  params: byDriver,
  reply: review,
});

/** A rejection says why. */
const decided = { decision: z.enum(decisions), note: z.optional(line(1000)) };
const saysWhy = z.refine<{ decision: string; note?: string | undefined }>(
  (body) => body.decision === 'approved' || body.note !== undefined,
  {
    path: ['note'],
    error: 'Say why',
  },
);
const decision = z.strictObject(decided).check(saysWhy);

export const reviewDocument = defineCall({
  key: reviewPaths.reviewDocument,
  summary: 'Approves or rejects a document; the first decision stands until it is reopened',
  ...staff,
  params: byId,
  /** The date is staff's reading of the document, needed to approve what runs out where the driver gave none. */
  body: z.strictObject({ ...decided, expiryDate: z.optional(date) }).check(saysWhy),
  reply: review,
  problems: ['not_found', 'already_decided'],
});
export const completeCheck = defineCall({
  key: reviewPaths.completeCheck,
  summary: 'Completes a background check',
  ...staff,
  params: byId,
  body: z.strictObject({
    result: z.enum(checkResults),
    /** Of the report, where it names one. The result decides, never the score. */
    score: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_CHECK_SCORE))),
    note: z.optional(line(1000)),
  }),
  reply: review,
  problems: ['not_found', 'already_decided'],
});
/** The driver reads the reason. */
const reopening = z.strictObject({ reason: line(1000) });

export const reopenDocument = defineCall({
  key: reviewPaths.reopenDocument,
  summary: 'Opens a decided document again; a required one takes its driver off the road',
  ...staff,
  params: byId,
  body: reopening,
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
export const reopenCheck = defineCall({
  key: reviewPaths.reopenCheck,
  summary: 'Opens a completed background check again; its driver may not drive until it is clear',
  ...staff,
  params: byId,
  body: reopening,
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
export const confirmGender = defineCall({
  key: reviewPaths.confirmGender,
  summary: 'Confirms or takes back the gender, from the approved ID document',
  ...staff,
  params: byDriver,
  body: z.strictObject({ gender: z.enum(documentGenders), confirmed: z.boolean() }),
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
export const decideDriver = defineCall({
  key: reviewPaths.decideDriver,
  summary: 'Approves or rejects the driver, with notes the driver sees',
  ...staff,
  params: byDriver,
  body: decision,
  reply: review,
  problems: ['not_found', 'illegal_transition'],
});
