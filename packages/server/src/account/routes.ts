import type { FastifyRequest } from 'fastify';
import * as calls from '@safiri/contract/account/calls.ts';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import {
  canSendCodes,
  changePhone,
  charged,
  hashOf,
  hashPassword,
  isDemo,
  requireConfirmation,
  requireProofOfWork,
  takenBudgets,
} from '../auth/public.ts';
import { limitFor } from '../platform/limits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { requirePasswordConfirmation } from '../platform/password-given.ts';
import { Problem } from '../platform/problem.ts';
import { findAccountById } from '../users/public.ts';
import { requireActor, serveWithoutTransaction, serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { clearSessionCookie } from '../platform/session.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { removeUploads, rowId, serveFile, type FileStore } from '../uploads/public.ts';
import { changeAccount, checkNewPassword, setEmail, setPassword, setPhoto, signOutDevices, Taken } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { visiblePhoto } from './photo.ts';
import { readAccount } from './queries.ts';

/** The demo's accounts are everybody's: one visitor must not shut the next one out. */
async function refuseDemoAccount(ctx: Context, actor: Actor): Promise<void> {
  if (!ctx.config.demo) return;
  const account = await findAccountById(ctx.db, actor.userId);
  if (account !== undefined && isDemo(account.user.email)) {
    throw new Problem('forbidden', 'The demo’s accounts stay as they are. Register one of your own to try this.');
  }
}

/** Profile, settings, devices, export and deletion: always of the signed-in person. */
export function accountRoutes(server: Server, files: FileStore): void {
  const { app, ctx } = server;

  /** A change that tells, when it is refused, that a phone or an address has an account. */
  const guessing = <T>(actor: Actor, request: FastifyRequest, change: () => Promise<T>) =>
    charged(
      ctx,
      takenBudgets(request.ip, actor.userId),
      () => requireProofOfWork(ctx, request, `user-${actor.userId}`),
      (error) => error instanceof Taken,
      change,
    );

  serveRead(server, calls.getAccount, ({ actor }) => readAccount(ctx.db, actor, ctx.clock()));
  serveWithoutTransaction(server, calls.changeAccount, async ({ actor, body, request }) => {
    if (body.phone !== undefined || body.name !== undefined) await requirePasswordConfirmation(ctx.db, actor, ctx.clock());
    if (body.phone !== undefined && canSendCodes(ctx.config))
      throw new Problem('unproven_phone', 'Confirm the number by a code: POST /api/account/phone.');
    const change = () =>
      inTransaction(ctx, async (uow) => {
        await changeAccount(ctx, uow, actor, body);
        return readAccount(uow.tx, actor, uow.now);
      });
    return body.phone === undefined ? change() : guessing(actor, request, change);
  });
  serveWrite(server, calls.setPhoto, async (uow, { actor, body }) => {
    await setPhoto(uow, actor, body.photoUrl);
    return readAccount(uow.tx, actor, uow.now);
  });
  serveWrite(server, calls.signOutDevices, async (uow, { actor, body }) => {
    await signOutDevices(ctx, uow, actor, body.deviceId);
    return readAccount(uow.tx, actor, uow.now);
  });

  // Passwords are checked and hashed before a transaction opens, so that no connection waits for it.
  serveRead(server, calls.setEmail, async ({ actor, body, request }) => {
    await refuseDemoAccount(ctx, actor);
    await requireConfirmation(ctx, actor, body.password, request.ip);
    return guessing(actor, request, () =>
      inTransaction(ctx, async (uow) => {
        await setEmail(uow, actor, body.email);
        return readAccount(uow.tx, actor, uow.now);
      }),
    );
  });
  serveWrite(server, calls.changePhone, async (uow, { actor, body, request }) => {
    await refuseDemoAccount(ctx, actor);
    const refused = await changePhone(ctx, uow, { actor, code: body.code, request });
    return refused ?? readAccount(uow.tx, actor, uow.now);
  });
  serveRead(server, calls.setPassword, async ({ actor, body, request }) => {
    await refuseDemoAccount(ctx, actor);
    await requireConfirmation(ctx, actor, body.password, request.ip);
    await checkNewPassword(ctx, actor, body.newPassword);
    const passwordHash = await hashPassword(body.newPassword, hashOf(request.ip, actor.userId));
    return inTransaction(ctx, async (uow) => {
      await setPassword(ctx, uow, actor, passwordHash);
      return readAccount(uow.tx, actor, uow.now);
    });
  });
  serveRead(server, calls.removeAccount, async ({ actor, body, request, reply }) => {
    await refuseDemoAccount(ctx, actor);
    await requireConfirmation(ctx, actor, body.password, request.ip);
    const unusable = await hashPassword(ctx.random.token(), hashOf(request.ip, actor.userId));
    for (const room of ctx.rooms) await room.beforeLeaving?.(ctx, actor);
    const gone = await inTransaction(ctx, (uow) => deleteAccount(ctx, uow, actor, unusable));
    clearSessionCookie(ctx, reply);
    await removeUploads(ctx, files, gone);
    return { ok: true } as const;
  });

  const [, exportPath = ''] = accountPaths.exportData.split(' ');
  app.get(
    exportPath,
    { config: { rateLimit: limitFor('export', ctx.config.rateLimitFactor), call: accountPaths.exportData }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, accountPaths.exportData);
      await requirePasswordConfirmation(ctx.db, actor, ctx.clock());
      const zip = await exportData(ctx, actor);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="safiri-data.zip"')
        .type('application/zip')
        .send(Buffer.from(zip));
    },
  );
  serveFile(server, files, accountPaths.photo, async (actor, id) => {
    const userId = rowId(id);
    return userId === undefined ? undefined : visiblePhoto(ctx.db, actor, userId);
  });
}
