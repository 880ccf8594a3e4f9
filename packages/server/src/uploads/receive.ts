import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { uploadAddress } from './claim.ts';
import type { Examiner } from './examiner.ts';
import type { FileStore } from './ports.ts';
import type { Made, Wanted } from './recognise.ts';
import { takeIn } from './take-in.ts';

/** Files that a person sent and that nothing refers to yet. */
const UNUSED_AT_MOST = 20;

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
export async function receiveUpload<W extends Exclude<Wanted, 'logo'>>(
  ctx: Context,
  store: FileStore,
  examiner: Examiner,
  actor: Actor,
  request: FastifyRequest,
  wanted: W,
): Promise<{ url: string; mediaType: Made[W]; size: number }> {
  // Looked at again when the row is written: this one spares the work.
  if ((await unusedFiles(ctx.db, actor.userId)) >= UNUSED_AT_MOST) throw tooMany();
  return takeIn(ctx, examiner, { actor, request }, wanted, async (found, { raw, made }) => {
    const { mediaType } = found as { mediaType: Made[W] };
    const id = randomBytes(16).toString('base64url');
    const storedPath = mediaType === 'application/pdf' ? raw : made;
    const { size } = await stat(storedPath);
    const sha256 = await sha256Of(storedPath);
    try {
      await store.put(id, storedPath, mediaType);
      await writeRow(ctx, { id, ownerId: actor.userId, mediaType, byteSize: size, sha256, createdAt: ctx.clock() });
    } catch (error) {
      // Also when it was not taken: a store that answered too late has it all the same. What failed first is what is told.
      await store.remove(id).catch((left: unknown) => ctx.log.error({ err: left, id }, 'a file was left in the store'));
      throw error;
    }
    return { url: uploadAddress(id), mediaType, size };
  });
}
