import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import * as calls from '@safiri/contract/uploads/calls.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { receiveUpload } from './receive.ts';
import type { FileStore } from './ports.ts';

/** A file can do nothing here: no scripts, no frames, no requests, and no cache keeps it. */
const QUARANTINE = {
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Answers with a file, once it is decided that the asker may see it. */
async function sendUpload(
  reply: FastifyReply,
  store: FileStore,
  row: { id: string; mediaType: string; byteSize: number },
): Promise<FastifyReply> {
  const stream = await store.open(row.id);
  if (stream === undefined) throw notFound();
  // Browsers show no PDF inside a sandbox: it is saved instead.
  const disposition = row.mediaType === 'application/pdf' ? 'attachment; filename="document.pdf"' : 'inline; filename="document.jpg"';
  return reply
    .headers(QUARANTINE)
    .header('content-disposition', disposition)
    .header('content-length', row.byteSize)
    .type(row.mediaType)
    .send(stream);
}

/** Private files: sent by anyone signed in, read by their owner and by staff. */
export async function uploadRoutes(server: Server, store: FileStore): Promise<void> {
  const { app, ctx, sessions } = server;
  await app.register(multipart);
  serveRead(server, calls.upload, ({ actor, request }) => receiveUpload(ctx, store, actor, request));

  const [, path = ''] = uploadPaths.read.split(' ');
  app.get<{ Params: { id: string } }>(
    path,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: uploadPaths.read }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await sessions.find(request);
      if (actor === null) throw new Problem('not_signed_in');
      const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, request.params.id));
      if (row === undefined || (row.ownerId !== actor.userId && !(actor.userType === 'staff' && actor.secondFactor))) throw notFound();
      return sendUpload(reply, store, row);
    },
  );
}
