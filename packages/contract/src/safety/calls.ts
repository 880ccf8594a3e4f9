import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { DEFAULT_EMERGENCY_TYPE, safeReasons } from '@safiri/rules/safety/emergency.ts';
import { defineCall } from '../call.ts';
import { id, idParam, line, point } from '../fields.ts';
import { safetyPaths } from './paths.ts';
import { emergency, emergencyKit, emergencyRow, incident, outboxMessage, pastIncident, tripCheck } from './shapes.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { checkAnswers } from '@safiri/rules/safety/trip-checks.ts';

const byId = z.object({ id: idParam });

export const trigger = defineCall({
  key: safetyPaths.trigger,
  summary: 'Raises an emergency; written before it is answered. While one stands, pressing again answers with the same one',
  // It also takes a session that ran out during a live trip, and no limit refuses it.
  who: 'signed-in',
  notForStaff: true,
  limit: 'emergency',
  underLoad: 'served',
  body: z.object({
    /** Must be the caller; the session decides who acts. */
    userId: z.optional(id),
    userType: z.optional(z.enum(registrableRoles)),
    // What can't be read here is left out: no detail keeps an alert from being raised.
    rideId: orElse(z.optional(z.nullable(id)), undefined),
    location: orElse(z.optional(z.nullable(point)), undefined),
    emergencyType: orElse(z._default(line(40), DEFAULT_EMERGENCY_TYPE), DEFAULT_EMERGENCY_TYPE),
    /** The phone's time of pressing; information only. */
    timestamp: orElse(z.optional(z.string().check(z.maxLength(40))), undefined),
    /** A practice run: nobody is told. */
    drill: orElse(z.optional(z.boolean()), undefined),
  }),
  reply: incident,
  problems: ['forbidden'],
});

/* `current`, `locate` and `markSafe` take the same sessions as `trigger`. */

export const kit = defineCall({
  key: safetyPaths.kit,
  summary: 'What the phone keeps for an emergency without network: numbers, contacts, a link to the live trip',
  who: 'signed-in',
  limit: 'read',
  underLoad: 'served',
  reply: emergencyKit,
  problems: [],
});

export const history = defineCall({
  key: safetyPaths.history,
  summary: "The caller's own emergencies with how they ended, newest first; practice runs are left out",
  who: 'signed-in',
  limit: 'read',
  reply: z.object({ incidents: z.array(pastIncident) }),
  problems: [],
});

export const current = defineCall({
  key: safetyPaths.current,
  summary: "The caller's emergency that stands, or null",
  who: 'signed-in',
  notForStaff: true,
  limit: 'read',
  underLoad: 'served',
  reply: z.nullable(incident),
  problems: ['forbidden'],
});

export const locate = defineCall({
  key: safetyPaths.locate,
  summary: 'Where the person is now, while their emergency stands',
  who: 'signed-in',
  notForStaff: true,
  limit: 'emergency',
  underLoad: 'served',
  params: byId,
  body: point,
  reply: incident,
  problems: ['forbidden', 'not_found'],
});

export const markSafe = defineCall({
  key: safetyPaths.markSafe,
  summary: 'The person says that they are safe: recorded, contacts and staff are told; staff still close it',
  who: 'signed-in',
  notForStaff: true,
  limit: 'emergency',
  underLoad: 'served',
  params: byId,
  body: z.strictObject({ reason: z.enum(safeReasons) }),
  reply: incident,
  problems: ['forbidden', 'not_found'],
});

export const openCheck = defineCall({
  key: safetyPaths.openCheck,
  summary: 'The safety question that waits for an answer in the live trip, or null',
  who: 'passenger',
  limit: 'read',
  underLoad: 'refused-last',
  reply: z.nullable(tripCheck),
  problems: [],
});

export const answerCheck = defineCall({
  key: safetyPaths.answerCheck,
  summary: 'Answers a safety question; "help" raises an emergency',
  who: 'passenger',
  limit: 'emergency',
  underLoad: 'served',
  params: byId,
  body: z.strictObject({ answer: z.enum(checkAnswers), location: orElse(z.optional(z.nullable(point)), undefined) }),
  reply: z.object({ incident: z.nullable(incident) }),
  problems: ['not_found', 'already_decided'],
});

export const listEmergencies = defineCall({
  key: safetyPaths.listEmergencies,
  summary: 'Emergencies: those that stand, oldest first, then the closed ones, newest first',
  who: 'staff',
  limit: 'read',
  /** `userType` narrows the closed ones alone: nobody filters away one that stands. */
  query: z.object({ before: z.optional(idParam), userType: z.optional(z.enum(registrableRoles)) }),
  reply: z.object({ open: z.array(emergencyRow), closed: z.array(emergencyRow) }),
  problems: [],
});

export const getEmergency = defineCall({
  key: safetyPaths.getEmergency,
  summary: 'One emergency with the live position, the people, the trip and its course',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: emergency,
  problems: ['not_found'],
});

export const acknowledge = defineCall({
  key: safetyPaths.acknowledge,
  summary: 'Takes an emergency in hand; the first one does',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: emergency,
  problems: ['not_found', 'already_decided'],
});

export const addNote = defineCall({
  key: safetyPaths.addNote,
  summary: 'Writes down what was done',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ note: line(1000) }),
  reply: emergency,
  problems: ['not_found'],
});

export const close = defineCall({
  key: safetyPaths.close,
  summary: 'Closes an emergency with how it ended',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ note: line(1000) }),
  reply: emergency,
  problems: ['not_found', 'already_decided'],
});

export const outbox = defineCall({
  key: safetyPaths.outbox,
  summary: 'Messages to people outside, those that nobody took yet first',
  who: 'staff',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.object({ waiting: z.array(outboxMessage), messages: z.array(outboxMessage) }),
  problems: [],
});
