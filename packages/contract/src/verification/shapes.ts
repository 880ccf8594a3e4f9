import * as z from 'zod/mini';
import { vehicleClasses, vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { checkResults, checkTypes, checkStatuses } from '@safiri/rules/verification/background-checks.ts';
import { documentStatuses, sentDocumentStatuses } from '@safiri/rules/verification/documents.ts';
import { stepNames, stepStatuses, shownStatuses } from '@safiri/rules/verification/steps.ts';
import { countryId, id, instant } from '../fields.ts';
import { vehicleInfo } from '../users/shapes.ts';

/** A paper as it is called: the product has texts for the specification's types, a market names its own. */
export const paperShape = {
  /** One of the specification's, or a word of the market's own. */
  documentType: z.string(),
  /** By language, where the market says it; null for the product's own text. */
  documentName: z.nullable(z.record(z.string(), z.string())),
};

/** A document card: one per type, also for what was never sent (spec: foundations §3). */
export const driverDocument = z.object({
  /** Null while nothing was sent. */
  id: z.nullable(id),
  ...paperShape,
  documentUrl: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  expiryDate: z.nullable(z.string()),
  verificationStatus: z.enum(documentStatuses),
  /** It was approved, and its last day is over. */
  expired: z.boolean(),
  /** Days until it expires, null without a date. */
  daysLeft: z.nullable(z.number()),
  reviewNote: z.nullable(z.string()),
  /** When staff approved or rejected it; null before. */
  reviewedAt: z.nullable(instant),
  required: z.boolean(),
  /** It has a last day, which is asked for. */
  expires: z.boolean(),
  /** The market asks for it from this day on, YYYY-MM-DD on the clocks of the driver's country; null for what is asked already, and for what is optional. */
  neededFrom: z.nullable(z.string()),
});
export type DriverDocument = z.infer<typeof driverDocument>;

export const backgroundCheck = z.object({
  id: z.nullable(id),
  checkType: z.enum(checkTypes),
  /** `none` until it is started (spec: foundations §4). */
  status: z.enum(['none', ...checkStatuses]),
  /** Out of 100, once completed with a report that names one. */
  score: z.nullable(z.number()),
  result: z.nullable(z.enum(checkResults)),
  completedAt: z.nullable(instant),
});
export type BackgroundCheck = z.infer<typeof backgroundCheck>;

export const verificationStep = z.object({ id, stepName: z.enum(stepNames), stepStatus: z.enum(stepStatuses) });
export type VerificationStep = z.infer<typeof verificationStep>;

export const suspension = z.object({ reason: z.string(), since: instant });

/** All of a driver's verification: the screen's data in one round trip. */
export const verification = z.object({
  driver: z.object({
    id,
    verificationStatus: z.enum(shownStatuses),
    verificationNotes: z.nullable(z.string()),
    vehicleInfo,
  }),
  /** Empty until it is initialised (spec: foundations §4). */
  verificationSteps: z.array(verificationStep),
  documents: z.array(driverDocument),
  backgroundChecks: z.array(backgroundCheck),
  /** What approval still needs: document types, check types, or `vehicle`. */
  missing: z.array(z.string()),
  suspension: z.nullable(suspension),
});
export type Verification = z.infer<typeof verification>;

/** A vehicle that a driver may choose, with its own papers. */
export const ownVehicle = z.object({
  id,
  vehicleInfo,
  kind: z.enum(vehicleKinds),
  /** Staff's word. */
  vehicleClass: z.enum(vehicleClasses),
  status: z.enum(sentDocumentStatuses),
  /** Why it is not approved. */
  reviewNote: z.nullable(z.string()),
  /** Another vehicle has this plate: staff find out whose it is. */
  plateContested: z.boolean(),
  /** The driver drives it, or drove it last. */
  chosen: z.boolean(),
  owned: z.boolean(),
  /** The fleet that it belongs to, whose owner sees the trips made with it. */
  fleet: z.nullable(z.string()),
  /** Another driver is online with it. */
  inUse: z.boolean(),
  documents: z.array(driverDocument),
  /** What its approval still needs: document types, or `vehicle`. */
  missing: z.array(z.string()),
});
export type OwnVehicle = z.infer<typeof ownVehicle>;

/** What staff see of the person behind a verification. */
export const reviewedDriver = z.object({
  driverId: id,
  userId: id,
  name: z.string(),
  /** Masked, as the phone is: both are shown on the person's page, to who says why. */
  email: z.string(),
  phone: z.string(),
  gender: z.enum(genders),
  genderVerified: z.boolean(),
  countryId,
  isOnline: z.boolean(),
  registeredAt: instant,
});

/** A market that a driver belongs to. */
const marketOfDriver = z.object({
  id: z.string(),
  name: z.string(),
  /** When the team gave it. */
  since: instant,
  /** The driver works there now: its papers are asked, and its trips offered. */
  worksHere: z.boolean(),
});

/** Where a driver may drive. */
export const driversMarkets = z.object({
  /** The team gave markets, or took them away; until then the driver drives in all of the account's country. */
  given: z.boolean(),
  /** In the order in which they were given. */
  own: z.array(marketOfDriver),
  /** What could be given beside. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type DriversMarkets = z.infer<typeof driversMarkets>;

export const review = z.object({ person: reviewedDriver, verification, vehicles: z.array(ownVehicle), markets: driversMarkets });
export type Review = z.infer<typeof review>;

export const queuedDocument = z.object({
  id,
  driverId: id,
  driverName: z.string(),
  ...paperShape,
  sentAt: instant,
});

export const queuedCheck = z.object({ id, driverId: id, driverName: z.string(), checkType: z.enum(checkTypes), startedAt: instant });

/** Drivers who wait for staff: all is in place. */
export const queuedDriver = z.object({
  driverId: id,
  driverName: z.string(),
  verificationStatus: z.enum(shownStatuses),
  missing: z.number(),
});

export const queue = z.object({ documents: z.array(queuedDocument), checks: z.array(queuedCheck), drivers: z.array(queuedDriver) });
