import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { uploads } from '@safiri/db/uploads/tables.ts';
import type { MediaType } from '@safiri/rules/uploads/media-types.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { FileStore } from './ports.ts';

/** A file can do nothing here: no scripts, no frames, no requests, and no cache keeps it. */
export const QUARANTINE = {
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** How a file that is opened by its address is shown. Inside a sandbox browsers show no PDF and play no sound: these are saved. */
const disposition: Record<MediaType, string> = {
  'image/jpeg': 'inline; filename="document.jpg"',
  'application/pdf': 'attachment; filename="document.pdf"',
  'audio/webm': 'attachment; filename="voice-note.webm"',
  'audio/mp4': 'attachment; filename="voice-note.m4a"',
};

/** Answers with a file, once it is decided that the asker may see it. */
export async function sendUpload(ctx: Context, reply: FastifyReply, store: FileStore, id: string): Promise<FastifyReply> {
  const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, id));
  if (row === undefined) throw notFound();
  const stream = await store.open(row.id);
  if (stream === undefined) throw notFound();
  return reply
    .headers(QUARANTINE)
    .header('content-disposition', disposition[row.mediaType])
    .header('content-length', row.byteSize)
    .type(row.mediaType)
    .send(stream);
}
