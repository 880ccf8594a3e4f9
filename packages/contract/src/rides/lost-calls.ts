import * as z from 'zod/mini';
import { LOST_HOURS, LOST_WORDS_AT_MOST, lostStates } from '@safiri/rules/rides/lost-items.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant, line } from '../fields.ts';
import { ridePaths } from './paths.ts';

export const lostItem = z.object({
  id,
  /** In the reporter's words; null once they were deleted. */
  what: z.nullable(z.string()),
  state: z.enum(lostStates),
  /** The side that reported it: the passenger misses something, the driver found something. */
  by: z.enum(registrableRoles),
  /** Where the caller may bring it from here. */
  next: z.array(z.enum(lostStates)),
  createdAt: instant,
});

/** What was left in the car of a ride, as one of its two sides sees it. */
export const lostOfRide = z.object({
  /** The caller may report something. */
  mayReport: z.boolean(),
  /** Both may write to each other in the chat of the ride. */
  chatIsOpen: z.boolean(),
  /** Newest first. */
  items: z.array(lostItem),
});
export type LostOfRide = z.infer<typeof lostOfRide>;

const byId = z.object({ id: idParam });

export const lostItems = defineCall({
  key: ridePaths.lostItems,
  summary: 'What was left in the car of a completed ride',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: lostOfRide,
  problems: ['not_found'],
});

export const reportLost = defineCall({
  key: ridePaths.reportLost,
  summary: `For ${LOST_HOURS} hours after a ride either side reports what was left in the car; the other is told, and both may write to each other meanwhile`,
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({ what: line(LOST_WORDS_AT_MOST) }),
  reply: lostOfRide,
  problems: ['not_found', 'illegal_transition'],
});

export const answerLost = defineCall({
  key: ridePaths.answerLost,
  summary: 'The other side has it or not; either side says that it was given back; the reporter looks no further',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam, itemId: idParam }),
  body: z.strictObject({ state: z.enum(lostStates) }),
  reply: lostOfRide,
  problems: ['not_found', 'illegal_transition'],
});
