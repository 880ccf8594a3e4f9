import * as z from 'zod/mini';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { MARKET_NAME } from '@safiri/rules/markets/names.ts';
import { fileFaults, MOST_FILE_BYTES } from '@safiri/rules/onboarding/driver-file.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant, line } from '../fields.ts';
import { onboardingPaths } from './paths.ts';

/** A file of drivers that was imported. */
const driverImport = z.object({
  id,
  marketId: z.string(),
  market: z.string(),
  at: instant,
  /** Who did it; null of the command line. */
  by: z.nullable(z.string()),
  drivers: z.number(),
  /** Of them: to whom an invitation went, and who signed in by a code since. */
  invited: z.number(),
  signedIn: z.number(),
  /** To whom an invitation may still go. */
  left: z.number(),
});
export type DriverImport = z.infer<typeof driverImport>;

const fault = z.object({
  /** Of the file, from 1 on. */
  line: z.number(),
  column: z.nullable(z.string()),
  fault: z.enum(fileFaults),
  /** Of what stands twice: where it stands first. */
  first: z.nullable(z.number()),
});

const checked = z.object({
  /** Lines with drivers. */
  drivers: z.number(),
  /** All of them; only the first are told one by one. */
  faultCount: z.number(),
  faults: z.array(fault),
  /** The import by which this very file is there already; it changes nothing. */
  importId: z.nullable(id),
});
export type CheckedFile = z.infer<typeof checked>;

const file = z.strictObject({
  marketId: z.string().check(z.regex(MARKET_NAME)),
  /** CSV: UTF-8, commas or semicolons, its first line names the columns (docs/markets/drivers.csv). */
  file: z.string().check(z.minLength(1), z.maxLength(MOST_FILE_BYTES)),
  /** Of drivers whose line names none; the first of the market's when it is not said. */
  language: z.optional(z.enum(languageIds)),
});

/** The file travels as text of JSON, in which a line break or a quote takes two bytes. */
const bodyBytes = 2 * MOST_FILE_BYTES;

export const listImports = defineCall({
  key: onboardingPaths.imports,
  summary: 'Files of drivers that were imported, the newest first, and the markets that take some',
  who: 'staff',
  limit: 'read',
  reply: z.object({
    imports: z.array(driverImport),
    markets: z.array(z.object({ id: z.string(), name: z.string(), languages: z.array(z.enum(languageIds)) })),
  }),
  problems: [],
});

export const checkDrivers = defineCall({
  key: onboardingPaths.check,
  summary: 'Checks a file of drivers as a whole, and writes nothing',
  who: 'staff',
  limit: 'write',
  bodyBytes,
  body: file,
  reply: checked,
  problems: [],
});

export const importDrivers = defineCall({
  key: onboardingPaths.importDrivers,
  summary: 'Makes an account with a vehicle of each line, all or none; the same file once more changes nothing. The file is not kept',
  who: 'staff',
  limit: 'write',
  bodyBytes,
  body: file,
  reply: checked,
  problems: [],
});

/** What keeps the rest from going out: the day's budget, or that no texts go to numbers of the country. */
const stops = ['budget', 'no_texts'] as const;

export const sendInvitations = defineCall({
  key: onboardingPaths.send,
  summary: 'Sends the invitations of an import that did not go out yet by text message, within the day’s budget for codes',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: z.object({
    sent: z.number(),
    /** Who still waits for one, and has not signed in. */
    left: z.number(),
    stoppedBy: z.nullable(z.enum(stops)),
  }),
  problems: ['not_found'],
});

/** Somebody who was brought along and has not signed in yet. */
const waitingDriver = z.object({
  userId: id,
  name: z.string(),
  /** Masked but for its last digits; null where it turned out to be somebody else's. */
  phone: z.nullable(z.string()),
  vehicle: z.enum(vehicleKinds),
  plate: z.string(),
  /** Of their city. */
  market: z.string(),
  sentAt: z.nullable(instant),
  /** Since when it is known that the number was somebody else's. */
  deniedAt: z.nullable(instant),
  /** Until when a code works that was made to be handed out; null where there is none. */
  codeUntil: z.nullable(instant),
});
export type WaitingDriver = z.infer<typeof waitingDriver>;

export const waitingInvitations = defineCall({
  key: onboardingPaths.waiting,
  summary: 'Drivers who were brought along and have not signed in: those whose number is somebody else’s first',
  who: 'staff',
  limit: 'read',
  /** A part of the name, of the plate or of the number. */
  query: z.object({ q: z.optional(line(60)) }),
  reply: z.array(waitingDriver),
  problems: [],
});

/** A code for somebody's first sign-in, which is told this once. */
const toHandOut = z.object({
  userId: id,
  name: z.string(),
  vehicle: z.enum(vehicleKinds),
  plate: z.string(),
  /** Masked but for its last digits: with the whole of it the code is given. */
  phone: z.string(),
  /** Twelve digits. */
  code: z.string(),
  /** What to do with it, in the driver's language. */
  how: z.string(),
});
const handedOut = z.object({
  codes: z.array(toHandOut),
  /** Until when they work. */
  validUntil: instant,
  /** Who of the same file has none that works. */
  left: z.number(),
});
export type HandedOut = z.infer<typeof handedOut>;

export const makeCodes = defineCall({
  key: onboardingPaths.codes,
  summary:
    'Makes codes for the first sign-in of drivers of an import who have none that works, 200 at most, to be handed out; they are told this once',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    /** Also of those whose code still works: that one works no more. */
    again: z.boolean(),
  }),
  reply: handedOut,
  problems: ['not_found'],
});

export const makeCode = defineCall({
  key: onboardingPaths.code,
  summary: 'Makes a code for the first sign-in of one driver, in place of an earlier one',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: handedOut,
  problems: ['not_found', 'already_decided', 'illegal_transition'],
});

export const correctInvitation = defineCall({
  key: onboardingPaths.correct,
  summary: 'Gives a driver who has not signed in yet another number; the invitation may be sent again',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ phone: line(24) }),
  reply: z.array(waitingDriver),
  problems: ['not_found', 'already_decided', 'account_exists', 'plate_taken'],
});

export const takeBackDriver = defineCall({
  key: onboardingPaths.withdraw,
  summary: 'Takes back who was brought along and has not signed in yet: number, address and plate are free',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: z.array(waitingDriver),
  problems: ['not_found', 'already_decided'],
});
