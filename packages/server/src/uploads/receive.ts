import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { HINT_VOICE_BYTES } from '@safiri/rules/pickups/hint.ts';
import { MAX_DOCUMENT_BYTES } from '@safiri/rules/verification/documents.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { uploadAddress } from './claim.ts';
import type { Examiner } from './examiner.ts';
import { incoming } from './incoming.ts';
import { VOICE_TOO_LONG } from './voice-words.ts';
import type { FileStore } from './ports.ts';
import type { Made, Recognised, Wanted } from './recognise.ts';

/** Files that a person sent and that nothing refers to yet. */
const UNUSED_AT_MOST = 20;

const tooLarge = (wanted: Wanted) =>
  wanted === 'voice note'
    ? new Problem('voice_too_long', VOICE_TOO_LONG, { errors: [{ path: 'file', message: VOICE_TOO_LONG }] })
    : new Problem('file_too_large', 'Please select a file smaller than 10MB', { errors: [{ path: 'file', message: 'At most 10 MB' }] });

const tooMany = () => new Problem('too_many_files', 'Too many files wait to be used. Try again tomorrow.');

async function unusedFiles(reader: Reader, ownerId: number): Promise<number> {
  const [row] = await reader
    .select({ n: count() })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isNull(uploads.claimedAt)));
  return row?.n ?? 0;
}

/** Writes the row, unless there are enough: the owner's row is held, so that files that come together are counted one after the other. */
const writeRow = (ctx: Context, row: typeof uploads.$inferInsert) =>
  inTransaction(ctx, async ({ tx }) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, row.ownerId)).for('no key update');
    if ((await unusedFiles(tx, row.ownerId)) >= UNUSED_AT_MOST) throw tooMany();
    await tx.insert(uploads).values(row);
  });

/** Writes the one file of the form to `path` as it comes in. */
async function writeDown(request: FastifyRequest, path: string, wanted: Wanted): Promise<void> {
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

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

/**
 * Takes one file in: streamed, measured, recognised by its content, re-encoded, kept, and only then a row.
 * Whatever fails leaves nothing behind.
 * @param wanted what it is for
 * @throws Problem file_too_large, file_type, voice_too_long, voice_type, too_many_files, too_many_requests, overloaded, invalid_request naming `file`
 */
export async function receiveUpload<W extends Wanted>(
  ctx: Context,
  store: FileStore,
  examiner: Examiner,
  actor: Actor,
  request: FastifyRequest,
  wanted: W,
): Promise<{ url: string; mediaType: Made[W]; size: number }> {
  // Looked at again when the row is written: this one spares the work.
  if ((await unusedFiles(ctx.db, actor.userId)) >= UNUSED_AT_MOST) throw tooMany();
  const id = randomBytes(16).toString('base64url');
  const raw = join(incoming(ctx), `${id}.raw`);
  const made = join(incoming(ctx), `${id}.made`);
  await mkdir(incoming(ctx), { recursive: true, mode: 0o700 });
  try {
    await writeDown(request, raw, wanted);
    const file = (await examiner.examine({ id: actor.userId, ip: request.ip }, raw, made, wanted)) as Recognised<W>;
    if ('refused' in file) throw new Problem(file.code ?? 'file_type', file.refused, { errors: [{ path: 'file', message: file.refused }] });
    const { mediaType } = file;
    const storedPath = mediaType === 'application/pdf' ? raw : made;
    const { size } = await stat(storedPath);
    const sha256 = await sha256Of(storedPath);
    try {
      await store.put(id, storedPath, mediaType);
      await writeRow(ctx, { id, ownerId: actor.userId, mediaType, byteSize: size, sha256 });
    } catch (error) {
      // Also when it was not taken: a store that answered too late has it all the same. What failed first is what is told.
      await store.remove(id).catch((left: unknown) => ctx.log.error({ err: left, id }, 'a file was left in the store'));
      throw error;
    }
    return { url: uploadAddress(id), mediaType, size };
  } finally {
    await rm(raw, { force: true });
    await rm(made, { force: true });
  }
}
