import * as z from 'zod/mini';
import { driverStates } from '@safiri/rules/desk/driver-states.ts';
import { shownStatuses } from '@safiri/rules/verification/steps.ts';
import { auditKinds } from '@safiri/rules/staff/audit-actions.ts';
import { staffRoles } from '@safiri/rules/staff/roles.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant, line } from '../fields.ts';
import { ownUser, vehicleInfo } from '../users/shapes.ts';
import { staffPaths } from './paths.ts';

/** Where a staff session stands: nothing enrolled yet, to be given, given. */
const factorStates = ['to-enrol', 'to-give', 'given'] as const;
export type FactorState = (typeof factorStates)[number];

/** Who is signed in to the console. */
export const me = z.object({
  user: ownUser,
  secondFactor: z.enum(factorStates),
  /** What the console shows follows from them (`permissions.ts`). */
  roles: z.array(z.enum(staffRoles)),
  /** Each role with the markets that it is limited to, null for all. */
  grants: z.array(z.object({ role: z.enum(staffRoles), marketIds: z.nullable(z.array(z.string())) })),
  /** How many recovery codes are left. */
  recoveryCodesLeft: z.number(),
});

/** Recovery codes as they are shown, once. */
const freshCodes = z.array(z.string());
/** Of the authenticator, of now. */
const factorCode = z.string().check(z.regex(/^\d{6}$/, { error: 'Six digits' }));

export const signIn = defineCall({
  key: staffPaths.signIn,
  summary: 'Staff sign in; the second factor follows',
  who: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ email: line(200), password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: me,
  problems: ['invalid_credentials', 'forbidden', 'too_many_requests'],
});
export const whoAmI = defineCall({
  key: staffPaths.me,
  summary: 'The staff session and its second factor',
  who: 'staff',
  beforeSecondFactor: true,
  limit: 'read',
  reply: me,
  problems: [],
});
export const enrol = defineCall({
  key: staffPaths.enrol,
  summary: 'A new secret for the second factor, until the first right code confirms it',
  who: 'staff',
  beforeSecondFactor: true,
  limit: 'sign-in',
  reply: z.object({
    /** For an authenticator app, as text and as its address (RFC 6238). */
    secret: z.string(),
    uri: z.string(),
    /** The code of now, in the demo alone: whoever looks around there needs no authenticator. */
    demoCode: z.nullable(z.string()),
  }),
  problems: ['illegal_transition'],
});
export const verify = defineCall({
  key: staffPaths.verify,
  summary: 'Gives the second factor; a code works once',
  who: 'staff',
  beforeSecondFactor: true,
  limit: 'sign-in',
  body: z
    .strictObject({
      code: z.optional(factorCode),
      /** One of those for a lost authenticator. */
      recoveryCode: z.optional(z.string().check(z.regex(/^[a-z2-9]{5}-[a-z2-9]{5}$/, { error: 'Two times five signs' }))),
    })
    .check(z.refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), { path: ['code'], error: 'Six digits' })),
  reply: z.extend(me, { recoveryCodes: z.nullable(freshCodes) }),
  problems: ['wrong_code', 'too_many_requests'],
});

export const makeRecoveryCodes = defineCall({
  key: staffPaths.recoveryCodes,
  summary: 'Ten new recovery codes in place of all old ones; asks for a code of the authenticator',
  who: 'staff',
  limit: 'sign-in',
  body: z.strictObject({ code: factorCode }),
  reply: z.object({ recoveryCodes: freshCodes }),
  problems: ['wrong_code', 'too_many_requests'],
});

export const auditEntry = z.object({
  id,
  /** Null for the command line. */
  actor: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  subjectId: z.number(),
  /** Of a person, a driver, a shop, an item, an invitation, of who has hours on call, or the number of an order; null for anything else, and when it is gone. */
  subjectName: z.nullable(z.string()),
  /** The plate of the vehicle that it was about. */
  plate: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
  at: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const readAudit = defineCall({
  key: staffPaths.audit,
  summary: 'What staff did, newest first, 50 at a time; all of it, or of one member, of one kind, between two moments',
  who: 'staff',
  limit: 'read',
  query: z.object({
    before: z.optional(idParam),
    subject: z.optional(line(40)),
    subjectId: z.optional(idParam),
    /** Who did it. */
    actor: z.optional(idParam),
    kind: z.optional(z.enum(auditKinds)),
    /** From this moment on, and before that one. */
    from: z.optional(z.iso.datetime()),
    until: z.optional(z.iso.datetime()),
  }),
  reply: z.array(auditEntry),
  problems: [],
});

export const auditActors = defineCall({
  key: staffPaths.auditActors,
  summary: 'Whose acts the log can be narrowed to: everybody of the team, by name',
  who: 'staff',
  limit: 'read',
  reply: z.array(z.object({ userId: id, name: z.string() })),
  problems: [],
});

/** What waits for the team, counted. */
export const waiting = z.object({
  /** That stand, whether or not somebody has them in hand. */
  emergencies: z.number(),
  /** That nobody of the team has taken yet. */
  chats: z.number(),
  /** Unanswered past their time, or not ready when they were promised. */
  lateOrders: z.number(),
  /** Documents, background checks, people whom many others do not want to meet again, and things lost in cars. */
  reviews: z.number(),
  /** Drivers who were brought along by a number that is somebody else's. */
  deniedInvitations: z.number(),
  /** Selfies and IDs of passengers that nobody has decided. */
  identity: z.number(),
  /** Live trips that need somebody: no driver, no movement, far too long. */
  stuckTrips: z.number(),
  heldTrips: z.number(),
  payouts: z.number(),
  /** Suspensions whose answer waits, or whose day has come. */
  suspensions: z.number(),
  /** Versions of cities that wait for a second person. */
  markets: z.number(),
  /** That a second person has to agree to, and that somebody else asked for. */
  approvals: z.number(),
});
export type Waiting = z.infer<typeof waiting>;

export const whatWaits = defineCall({
  key: staffPaths.now,
  summary: 'What waits for the team, counted by section',
  who: 'staff',
  limit: 'read',
  reply: waiting,
  problems: [],
});

export const listedDriver = z.object({
  driverId: id,
  name: z.string(),
  /** But for its last digits masked. */
  phone: z.string(),
  licensePlate: z.string(),
  /** What the vehicle looks like that they drive, or drove last. */
  vehicle: z.pick(vehicleInfo, { make: true, model: true, color: true }),
  verificationStatus: z.enum(shownStatuses),
  isOnline: z.boolean(),
  state: z.enum(driverStates),
  /** When the phone told last where it is; null before it ever did. */
  lastSeenAt: z.nullable(instant),
});
export type ListedDriver = z.infer<typeof listedDriver>;

export const findDrivers = defineCall({
  key: staffPaths.drivers,
  summary: 'Drivers by name, phone, plate or number, and by their state, newest first, 50 at a time',
  who: 'staff',
  limit: 'read',
  query: z.object({ q: z.optional(line(60)), state: z.optional(z.enum(driverStates)), before: z.optional(idParam) }),
  reply: z.array(listedDriver),
  problems: [],
});
