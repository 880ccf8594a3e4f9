import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/uploads/calls.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import type { Examiner } from './examiner.ts';
import { receiveUpload } from './receive.ts';
import { serveFile } from './serve-file.ts';
import type { FileStore } from './ports.ts';

/** Private files: sent by anyone signed in, read by their owner and by staff. */
export async function uploadRoutes(server: Server, store: FileStore, examiner: Examiner): Promise<void> {
  const { app, ctx } = server;
  await app.register(multipart);
  serveRead(server, calls.upload, ({ actor, request }) => receiveUpload(ctx, store, examiner, actor, request));

  serveFile(server, store, uploadPaths.read, async (actor, id) => {
    const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, id));
    return row !== undefined && (row.ownerId === actor.userId || actor.userType === 'staff') ? row.id : undefined;
  });
}
