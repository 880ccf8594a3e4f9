import * as z from 'zod/mini';
import { SELFIE_DAYS, selfieVerdicts } from '@safiri/rules/selfies/duty-selfie.ts';
import { SUSPENSION_WORDS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant, line } from '../fields.ts';
import { selfiePaths, selfieStaffPaths } from './paths.ts';

/** One file as multipart form data, in the field `file`. */
export const sendSelfie = defineCall({
  key: selfiePaths.send,
  summary: `Sends the picture of a driver who goes online (multipart, field \`file\`): it is made small, nothing of where and when it was taken is kept, and it is deleted after ${SELFIE_DAYS} days. \`setStatus\` names it`,
  who: 'driver',
  limit: 'upload',
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string(), /** Bytes as kept. */ size: z.number() }),
  status: 201,
  problems: ['file_too_large', 'file_type', 'too_many_files'],
});

/** Somebody who went online and whom nobody has compared yet. */
export const waitingSelfie = z.object({ id, driverId: id, driverName: z.string(), sentAt: instant });
export type WaitingSelfie = z.infer<typeof waitingSelfie>;

export const listSelfies = defineCall({
  key: selfieStaffPaths.list,
  summary: 'Selfies that nobody has compared with the checked photo, oldest first',
  who: 'staff',
  limit: 'read',
  reply: z.array(waitingSelfie),
  problems: [],
});

export const comparedSelfie = z.object({
  id,
  sentAt: instant,
  photoUrl: z.string(),
  /** Null until somebody has compared it. */
  verdict: z.nullable(z.enum(selfieVerdicts)),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instant),
});
export type ComparedSelfie = z.infer<typeof comparedSelfie>;

export const selfiesOfDriver = z.object({
  /** The checked photo; null where the driver has none. */
  face: z.nullable(z.object({ url: z.string(), checkedAt: instant })),
  /** Newest first. */
  selfies: z.array(comparedSelfie),
});
export type SelfiesOfDriver = z.infer<typeof selfiesOfDriver>;

export const readSelfies = defineCall({
  key: selfieStaffPaths.ofDriver,
  summary: 'The selfies of a driver beside the checked photo, newest first',
  who: 'staff',
  limit: 'read',
  params: z.object({ driverId: idParam }),
  reply: selfiesOfDriver,
  problems: ['not_found'],
});

export const decideSelfie = defineCall({
  key: selfieStaffPaths.decide,
  summary:
    'Says whether a selfie shows the person of the checked photo; somebody else is suspended from driving, with the reason that they read',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.discriminatedUnion('verdict', [
    z.strictObject({ verdict: z.literal('same') }),
    z.strictObject({
      verdict: z.literal('other'),
      words: line(SUSPENSION_WORDS_AT_MOST),
      /** What it rests on, in words that the person reads. */
      evidence: line(SUSPENSION_WORDS_AT_MOST),
      /** By when a person looks again. */
      reviewAt: z.iso.datetime({ offset: true }),
    }),
  ]),
  reply: selfiesOfDriver,
  problems: ['not_found', 'already_decided'],
});
