import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/uploads/calls.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { receiveUpload } from './receive.ts';
import { sendUpload } from './send-upload.ts';
import type { FileStore } from './ports.ts';

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
      return sendUpload(ctx, reply, store, row.id);
    },
  );
}
