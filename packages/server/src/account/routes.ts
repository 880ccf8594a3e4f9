import * as calls from '@safiri/contract/account/calls.ts';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import { confirmPassword, hashPassword } from '../auth/public.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { clearSessionCookie } from '../platform/session.ts';
import { inTransaction } from '../platform/work.ts';
import { sendUpload, type FileStore } from '../uploads/public.ts';
import { changeAccount, checkNewPassword, setEmail, setPassword, setPhoto, signOutDevices } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { visiblePhoto } from './photo.ts';
import { readAccount } from './queries.ts';

const ID = /^[1-9]\d{0,8}$/;

/** Profile, settings, devices, export and deletion: always of the signed-in person. */
export function accountRoutes(server: Server, files: FileStore): void {
  const { app, ctx, sessions } = server;

  serveRead(server, calls.getAccount, ({ actor }) => readAccount(ctx.db, actor, ctx.clock()));
  serveWrite(server, calls.changeAccount, async (work, { actor, body }) => {
    await changeAccount(ctx, work, actor, body);
    return readAccount(work.tx, actor, work.now);
  });
  serveWrite(server, calls.setPhoto, async (work, { actor, body }) => {
    await setPhoto(work, actor, body.photoUrl);
    return readAccount(work.tx, actor, work.now);
  });
  serveWrite(server, calls.signOutDevices, async (work, { actor, body }) => {
    await signOutDevices(ctx, work, actor, body.deviceId);
    return readAccount(work.tx, actor, work.now);
  });

  // Passwords are checked and hashed before a transaction opens, so that no connection waits for it.
  serveRead(server, calls.setEmail, async ({ actor, body, request }) => {
    await confirmPassword(ctx, actor.userId, body.password, request.ip);
    return inTransaction(ctx, async (work) => {
      await setEmail(work, actor, body.email);
      return readAccount(work.tx, actor, work.now);
    });
  });
  serveRead(server, calls.setPassword, async ({ actor, body, request }) => {
    await confirmPassword(ctx, actor.userId, body.password, request.ip);
    await checkNewPassword(ctx, actor, body.newPassword);
    const passwordHash = await hashPassword(body.newPassword);
    return inTransaction(ctx, async (work) => {
      await setPassword(ctx, work, actor, passwordHash);
      return readAccount(work.tx, actor, work.now);
    });
  });
  serveRead(server, calls.removeAccount, async ({ actor, body, request, reply }) => {
    await confirmPassword(ctx, actor.userId, body.password, request.ip);
    const gone = await inTransaction(ctx, (work) => deleteAccount(ctx, work, actor));
    clearSessionCookie(ctx, reply);
    for (const id of gone) await files.remove(id).catch((error: unknown) => ctx.log.warn({ err: error }, 'a file could not be deleted'));
    return { ok: true } as const;
  });

  const [, exportPath = ''] = accountPaths.exportData.split(' ');
  app.get(
    exportPath,
    { config: { rateLimit: limitFor('export', ctx.config.rateLimitFactor), call: accountPaths.exportData }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await sessions.find(request);
      if (actor === null) throw new Problem('not_signed_in');
      const zip = await exportData(ctx, actor);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="safiri-data.zip"')
        .type('application/zip')
        .send(Buffer.from(zip));
    },
  );
  const [, photoPath = ''] = accountPaths.photo.split(' ');
  app.get<{ Params: { id: string } }>(
    photoPath,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: accountPaths.photo }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await sessions.find(request);
      if (actor === null) throw new Problem('not_signed_in');
      const uploadId = ID.test(request.params.id) ? await visiblePhoto(ctx.db, actor, Number(request.params.id)) : undefined;
      if (uploadId === undefined) throw notFound();
      return sendUpload(ctx, reply, files, uploadId);
    },
  );
}
