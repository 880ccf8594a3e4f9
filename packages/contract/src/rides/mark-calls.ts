import * as z from 'zod/mini';
import { markKinds } from '@safiri/rules/rides/marks.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant } from '../fields.ts';
import { ridePaths } from './paths.ts';
import { ride } from './shapes.ts';

export const markOther = defineCall({
  key: ridePaths.markOther,
  summary:
    'After a completed ride or delivery: the passenger, or who ordered, chooses the driver as a favourite, or either side never wants to meet the other again; null takes it back. The other is never told',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({ mark: z.nullable(z.enum(markKinds)) }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

/** Somebody whom the caller chose or does not want to meet again. */
export const markedPerson = z.object({
  /** The ride after which it was said; with it `markOther` takes it back. */
  rideId: id,
  name: z.string(),
  /** The side on which they were. */
  was: z.enum(registrableRoles),
  mark: z.enum(markKinds),
  at: instant,
});
export type MarkedPerson = z.infer<typeof markedPerson>;

export const listMarks = defineCall({
  key: ridePaths.listMarks,
  summary: 'Whom the caller chose, or does not want to meet again, newest first',
  who: 'signed-in',
  limit: 'read',
  reply: z.array(markedPerson),
  problems: [],
});
