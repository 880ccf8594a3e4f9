import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { HINT_VOICE_BYTES } from '@safiri/rules/pickups/hint.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { Examiner } from './examiner.ts';
import { incoming } from './incoming.ts';
import type { Accepted, Asking, Found } from './recognise-apart.ts';
import { VOICE_TOO_LONG } from './voice-words.ts';

const tooLarge = (wanted: Asking) =>
  wanted === 'voice note'
    ? new Problem('voice_too_long', VOICE_TOO_LONG, { errors: [{ path: 'file', message: VOICE_TOO_LONG }] })
    : new Problem('file_too_large', 'Please select a file smaller than 10MB', { errors: [{ path: 'file', message: 'At most 10 MB' }] });

/** Writes the one file of the form to `path` as it comes in. */
async function writeDown(request: FastifyRequest, path: string, wanted: Asking): Promise<void> {
  if (!request.isMultipart())
    throw new Problem('unsupported_media_type', 'Send the file as multipart/form-data', {
      errors: [{ path: 'Content-Type', message: 'Use multipart/form-data' }],
    });
  // One byte more than allowed is let in, so that a file of exactly the limit is told from a larger one.
  const fileSize = wanted === 'voice note' ? HINT_VOICE_BYTES : MAX_DOCUMENT_BYTES;
  const part = await request.file({ limits: { fileSize, files: 1, fields: 5, parts: 6 } });
  if (part === undefined || part.fieldname !== 'file') {
    part?.file.resume();
    throw fieldProblem('file', 'Choose a file');
  }
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) throw tooLarge(wanted);
}

/** A file as it was sent, and what was made of it: a file, or a folder of them. */
interface Paths {
  readonly raw: string;
  readonly made: string;
}

/**
 * Takes the one file of a form in: streamed, measured, recognised by its content and made anew where it can harm nobody.
 * Whatever fails, and whatever is not kept, leaves nothing behind.
 * @param wanted what it is for
 * @param keep moves away what stays
 * @throws Problem file_too_large, voice_too_long, too_many_requests, overloaded, the refusal of what it is for, or naming `file`
 */
export async function takeIn<A extends Asking, T>(
  ctx: Context,
  examiner: Examiner,
  { actor, request }: { readonly actor: Actor; readonly request: FastifyRequest },
  wanted: A,
  keep: (found: Accepted<A>, paths: Paths) => Promise<T>,
): Promise<T> {
  const name = randomBytes(16).toString('base64url');
  const paths = { raw: join(incoming(ctx), `${name}.raw`), made: join(incoming(ctx), `${name}.made`) };
  await mkdir(incoming(ctx), { recursive: true, mode: 0o700 });
  try {
    await writeDown(request, paths.raw, wanted);
    const found: Found<Asking> = await examiner.examine({ id: actor.userId, ip: request.ip }, paths.raw, paths.made, wanted);
    if ('refused' in found)
      throw new Problem(found.code ?? 'file_type', found.refused, { errors: [{ path: 'file', message: found.refused }] });
    return await keep(found as Accepted<A>, paths);
  } finally {
    await rm(paths.raw, { force: true });
    await rm(paths.made, { recursive: true, force: true });
  }
}
