import { HINT_DAYS, HINT_NOTE_LENGTH, HINT_VOICE_SECONDS } from '@safiri/rules/pickups/hint.ts';
import { paperTypes, voiceTypes } from '@safiri/rules/uploads/media-types.ts';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, id, idParam, line, pointText, point } from '../fields.ts';
import { pickupPaths } from './paths.ts';

const byId = z.object({ id: idParam });

/** How a pickup is recognised. */
const hint = z.object({
  /** What to look out for, in the passenger's words; null where a photo says it alone. */
  note: z.nullable(z.string()),
  /** Where the photo of the gate is read, by those who may see it; null without one. */
  photoUrl: z.nullable(z.string()),
  /** Where the voice note is heard, by the same people; null without one. With one there is always a note too. */
  voiceUrl: z.nullable(z.string()),
});

export const pickupHint = z.extend(hint, { id });
export type PickupHint = z.infer<typeof pickupHint>;

export const hintAt = defineCall({
  key: pickupPaths.hintAt,
  summary: 'What the signed-in person said last of a pickup at this place; null when nothing',
  who: 'passenger',
  limit: 'read',
  query: z.object({ near: pointText }),
  reply: z.object({ hint: z.nullable(pickupHint) }),
  problems: [],
});

export const keepHint = defineCall({
  key: pickupPaths.keepHint,
  summary: `Says how a pickup is recognised: a note, a photo or both, and a voice note beside the words. It is kept for the same place, for ${HINT_DAYS} days after its last use; the driver of a trip from there sees it until the trip ends`,
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z
    .strictObject({
      location: point,
      note: z.nullable(line(HINT_NOTE_LENGTH)),
      /** A photo sent before; null for none. Without this key the one that is there stays. */
      photoUrl: z.optional(z.nullable(line(200))),
      /** A voice note sent before, in the same way; it needs a note. */
      voiceUrl: z.optional(z.nullable(line(200))),
    })
    .check(
      z.refine(({ note, photoUrl }) => note !== null || photoUrl !== null, { path: ['note'], error: 'A note or a photo' }),
      z.refine(({ note, voiceUrl }) => note !== null || voiceUrl == null, { path: ['note'], error: 'Words beside the voice note' }),
    ),
  reply: pickupHint,
  problems: [],
});

export const forgetHint = defineCall({
  key: pickupPaths.forgetHint,
  summary: 'Forgets an own hint with its photo and its voice note',
  who: 'passenger',
  limit: 'write',
  params: byId,
  reply: done,
  problems: ['not_found'],
});

/** One file as multipart form data, in the field `file`. */
export const sendHintPhoto = defineCall({
  key: pickupPaths.sendHintPhoto,
  summary: 'Sends a photo of the gate (multipart, field `file`): it is made small, and nothing of where and when it was taken is kept',
  who: 'passenger',
  limit: 'upload',
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string(), mediaType: z.enum(paperTypes), /** Bytes as kept. */ size: z.number() }),
  status: 201,
  problems: ['file_too_large', 'file_type', 'too_many_files'],
});

/** One file as multipart form data, in the field `file`. */
export const sendHintVoice = defineCall({
  key: pickupPaths.sendHintVoice,
  summary: `Sends a voice note of at most ${HINT_VOICE_SECONDS} s (multipart, field \`file\`; Opus or AAC in WebM, Ogg or MP4): it is packed anew, and nothing but the sound is kept`,
  who: 'passenger',
  limit: 'upload',
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string(), mediaType: z.enum(voiceTypes), /** Bytes as kept. */ size: z.number() }),
  status: 201,
  problems: ['voice_too_long', 'voice_type', 'too_many_files'],
});

export const tripHint = defineCall({
  key: pickupPaths.tripHint,
  summary: 'How the pickup of a trip is recognised, for its driver from the acceptance to the end; null when nothing was said',
  who: 'driver',
  limit: 'read',
  params: byId,
  reply: z.object({ hint: z.nullable(hint) }),
  problems: ['not_found'],
});

export const reportHint = defineCall({
  key: pickupPaths.reportHint,
  summary: 'The driver of a trip reports what its passenger said of the pickup: support is told, with the words',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  params: byId,
  reply: done,
  problems: ['not_found', 'too_many_chats'],
});
