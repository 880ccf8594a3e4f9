import * as z from 'zod/mini';
import { CHECK_NOTE_AT_MOST, personCheckDecisions, personCheckKinds } from '@safiri/rules/identity/person-checks.ts';
import { defineCall } from '../call.ts';
import { idParam, line } from '../fields.ts';
import { identityPaths, identityStaffPaths } from './paths.ts';
import { checkList, ownIdentity, staffCheck } from './shapes.ts';

export const ownIdentityCheck = defineCall({
  key: identityPaths.own,
  summary: 'How the own selfie or ID stands that drivers are told was checked',
  who: 'passenger',
  limit: 'read',
  reply: ownIdentity,
  problems: [],
});

export const sendIdentityCheck = defineCall({
  key: identityPaths.send,
  summary: 'Sends an uploaded selfie or ID for review, of the own will; one at a time',
  who: 'passenger',
  passwordAgain: true,
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(personCheckKinds),
    /** The address that `POST /api/uploads` gave. A selfie is a photo, an ID may be a PDF. */
    documentUrl: line(300),
  }),
  reply: ownIdentity,
  status: 201,
  problems: ['check_exists'],
});

export const withdrawIdentityCheck = defineCall({
  key: identityPaths.withdraw,
  summary: 'Takes back what was sent, checked or not: the picture goes, and drivers are told nothing any more',
  who: 'passenger',
  passwordAgain: true,
  limit: 'write',
  reply: ownIdentity,
  problems: [],
});

const byId = z.object({ id: idParam });

export const listIdentityChecks = defineCall({
  key: identityStaffPaths.list,
  summary: 'Passengers’ selfies and IDs: those that wait, and those that were decided lately',
  who: 'staff',
  limit: 'read',
  reply: checkList,
  problems: [],
});

export const readIdentityCheck = defineCall({
  key: identityStaffPaths.read,
  summary: 'One check of a passenger, with where its picture is read',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: staffCheck,
  problems: ['not_found'],
});

export const decideIdentityCheck = defineCall({
  key: identityStaffPaths.decide,
  summary: 'Accepts a check or refuses it; of two reviewers the first decides',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z
    .strictObject({
      decision: z.enum(personCheckDecisions),
      /** Of a refusal: why; the person reads it. */
      note: z.optional(line(CHECK_NOTE_AT_MOST)),
    })
    .check(z.refine((body) => body.decision === 'accepted' || body.note !== undefined, { path: ['note'], error: 'Say why' })),
  reply: staffCheck,
  problems: ['not_found', 'already_decided'],
});

export const takeBackIdentityCheck = defineCall({
  key: identityStaffPaths.takeBack,
  summary: 'Takes an acceptance back, with the reason that the person reads: drivers are told nothing any more',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ reason: line(CHECK_NOTE_AT_MOST) }),
  reply: staffCheck,
  problems: ['not_found', 'illegal_transition'],
});
