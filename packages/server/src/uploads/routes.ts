import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/uploads/calls.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { requirePasswordConfirmation } from '../platform/password-given.ts';
import { mayAsStaff } from '../platform/permit.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import type { Examiner } from './examiner.ts';
import { receiveUpload } from './receive.ts';
import { serveFile } from './serve-file.ts';
import type { FileStore } from './ports.ts';

async function photoOf(reader: Reader, userId: number): Promise<string | null | undefined> {
  const [user] = await reader.select({ photoUploadId: users.photoUploadId }).from(users).where(eq(users.id, userId));
  return user?.photoUploadId;
}

/** Private files: sent by anyone signed in, read by their owner (after quick login with the password) and by staff. */
export async function uploadRoutes(server: Server, store: FileStore, examiner: Examiner): Promise<void> {
  const { app, ctx } = server;
  await app.register(multipart);
  serveRead(server, calls.upload, ({ actor, request }) => receiveUpload(ctx, store, examiner, actor, request, 'document'));

  serveFile(server, store, uploadPaths.read, async (actor, id) => {
    const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, id));
    if (row === undefined || (row.ownerId !== actor.userId && !mayAsStaff(actor, 'drivers.read'))) return undefined;
    // A licence or an ID shows whoever holds the phone all that a thief needs. The own photo is on every screen anyway.
    if (row.id !== (await photoOf(ctx.db, actor.userId))) await requirePasswordConfirmation(ctx.db, actor, ctx.clock());
    return row.id;
  });
}
