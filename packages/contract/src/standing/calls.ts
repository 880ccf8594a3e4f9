import * as z from 'zod/mini';
import {
  ANSWER_AT_MOST,
  EVIDENCE_TRIPS_AT_MOST,
  lookOutcomes,
  standingSides,
  SUSPENSION_WORDS_AT_MOST,
  suspensionReasons,
} from '@safiri/rules/standing/suspensions.ts';
import { defineCall } from '../call.ts';
import { id, idParam, line } from '../fields.ts';
import { standingPaths, standingStaffPaths } from './paths.ts';
import { ownStanding as standing, staffSuspension } from './shapes.ts';

const byId = z.object({ id: idParam });
/** ISO 8601 with a zone. */
const at = z.iso.datetime({ offset: true });

export const ownStanding = defineCall({
  key: standingPaths.own,
  summary: 'The own suspensions with reason, evidence, answer and the date by which a person looks again',
  who: 'signed-in',
  notForStaff: true,
  limit: 'read',
  reply: standing,
  problems: [],
});

export const answerSuspension = defineCall({
  key: standingPaths.answer,
  summary: 'Answers an own suspension, once before each look; it brings the look forward',
  who: 'signed-in',
  notForStaff: true,
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({ answer: line(ANSWER_AT_MOST) }),
  reply: standing,
  problems: ['not_found', 'illegal_transition'],
});

export const listSuspensions = defineCall({
  key: standingStaffPaths.list,
  summary: 'Suspensions that stand: first those whose answer waits or whose day has come',
  who: 'staff',
  limit: 'read',
  reply: z.array(staffSuspension),
  problems: [],
});

export const standingOfPerson = defineCall({
  key: standingStaffPaths.ofPerson,
  summary: 'All suspensions of a person, newest first',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: z.array(staffSuspension),
  problems: ['not_found'],
});

export const suspendPerson = defineCall({
  key: standingStaffPaths.suspend,
  summary: 'Keeps somebody from riding or from driving, with the reason and evidence that they read and the date of the next look',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    side: z.enum(standingSides),
    reason: z.enum(suspensionReasons),
    words: line(SUSPENSION_WORDS_AT_MOST),
    /** The person's own trips. */
    rideIds: z.optional(z.array(id).check(z.maxLength(EVIDENCE_TRIPS_AT_MOST))),
    /** Words that the person reads: nobody's name or number. */
    evidence: z.optional(line(SUSPENSION_WORDS_AT_MOST)),
    reviewAt: at,
  }),
  reply: z.array(staffSuspension),
  status: 201,
  problems: ['not_found', 'illegal_transition'],
});

export const lookAgain = defineCall({
  key: standingStaffPaths.look,
  summary: 'Lifts a suspension, or upholds it with the date of the next look; the person reads the words',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    outcome: z.enum(lookOutcomes),
    words: line(SUSPENSION_WORDS_AT_MOST),
    /** Of one that is upheld; a ban has none. */
    reviewAt: z.optional(at),
  }),
  reply: z.array(staffSuspension),
  problems: ['not_found', 'illegal_transition'],
});

export const askBan = defineCall({
  key: standingStaffPaths.askBan,
  summary: 'Asks a second person to let a suspension stand without an end',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: z.array(staffSuspension),
  problems: ['not_found', 'illegal_transition'],
});
