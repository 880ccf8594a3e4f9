import { eq } from 'drizzle-orm';
import * as calls from '@safiri/contract/auth/calls.ts';
import { useHandedCode as useHandedCodeCall } from '@safiri/contract/auth/handed-code-calls.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import { Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { clearSessionCookie } from '../platform/session.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { findAccountById, joinRider, presentOwnUser } from '../users/public.ts';
import { answerInvitation } from './answer-invitation.ts';
import { askCode } from './ask-code.ts';
import { refuseTooManyCodes } from './code-limits.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { confirmPassword, recordPasswordConfirmation } from './confirm-password.ts';
import { deviceIn, findDevice, noteStart } from './device.ts';
import { charged, takenBudgets } from './failures.ts';
import { forgetOnDevice, listKnownUsers, mayQuickLogin, searchKnownUsers } from './known-users.ts';
import { checkCredentials } from './log-in.ts';
import { checkHandedCode, useHandedCode } from './use-handed-code.ts';
import { hashOf, hashPassword } from './passwords.ts';
import { checkRegistration, registeredPhone, registerUser, tellsOfAccount } from './register-user.ts';
import { askForReset, resetPassword } from './reset.ts';
import { provePhone } from './prove-phone.ts';
import { requireProofOfWork } from './proof-of-work.ts';
import { signIn } from './sign-in.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { takeNumber } from './take-number.ts';
import { hasProof, redeemProof } from './use-code.ts';

export function authRoutes(server: Server): void {
  const { ctx } = server;
  const ok = { ok: true } as const;

  // Hashing takes long: it happens before the transaction opens, so that no connection waits for it.
  serveRead(server, calls.login, async ({ body, request, reply }) => {
    const account = await checkCredentials(ctx, body, request, 'others');
    return inTransaction(ctx, async (uow) => {
      const { id, phone } = account.user;
      // Number and password together prove what neither did alone.
      if (await redeemProof(uow, await deviceIn(ctx, uow, request), phone)) await provePhone(uow, id);
      return signIn(ctx, uow, id, request, reply, { method: 'password' });
    });
  });
  serveRead(server, calls.register, async ({ body, request, reply }) => {
    const phone = registeredPhone(body);
    checkRegistration(body, phone, await hasProof(ctx.db, await findDevice(ctx, request), phone, ctx.clock()));
    const { email = phone, password } = body;
    const passwordHash = password === undefined ? null : await hashPassword(password, hashOf(request.ip, email.toLowerCase()));
    return charged(
      ctx,
      takenBudgets(request.ip),
      () => requireProofOfWork(ctx, request, phone),
      tellsOfAccount,
      () =>
        inTransaction(ctx, async (uow) => {
          const proven = await redeemProof(uow, await deviceIn(ctx, uow, request), phone);
          // Asked again: the proof may have been used up meanwhile.
          checkRegistration(body, phone, proven);
          if (proven) await takeNumber(ctx, uow, phone);
          const userId = await registerUser(uow, body, { phone, proven, passwordHash });
          if (proven) await joinRider(uow, userId);
          return signIn(ctx, uow, userId, request, reply, { method: passwordHash === null ? 'code' : 'password' });
        }),
    );
  });
  serveRead(server, calls.askCode, async (input) => {
    await refuseTooManyCodes(ctx, input);
    return inTransaction(ctx, (uow) => askCode(ctx, uow, input));
  });
  serveWrite(server, calls.signInByCode, (uow, input) => signInByCode(ctx, uow, input));
  serveWrite(server, calls.answerInvitation, (uow, input) => answerInvitation(ctx, uow, input));
  serveRead(server, useHandedCodeCall, async ({ body, request, reply }) => {
    const entry = await checkHandedCode(ctx, body, request);
    return inTransaction(ctx, async (uow) => {
      await useHandedCode(uow, entry);
      return signIn(ctx, uow, entry.userId, request, reply, { method: 'password' });
    });
  });
  serveWrite(server, calls.forgotPassword, async (uow, { body }) => {
    await askForReset(ctx, uow, body.email);
    return { ok: true, mail: ctx.config.smtpUrl !== undefined } as const;
  });
  serveRead(server, calls.resetPassword, async ({ body, request }) => {
    await resetPassword(ctx, body.token, body.password, request.ip);
    return ok;
  });
  serveRead(server, calls.recentUsers, ({ request }) => listKnownUsers(ctx, request));
  serveRead(server, calls.searchUsers, async ({ query, request }) => {
    const text = query.q ?? query.phone;
    return text === undefined ? [] : searchKnownUsers(ctx, request, text);
  });
  serveRead(server, calls.searchUsersByPath, ({ params, request }) => searchKnownUsers(ctx, request, params.text));
  serveWrite(server, calls.quickLogin, async (uow, { body, request, reply }) => {
    // Returned, not thrown: what the device's secret told stays written.
    const may = await mayQuickLogin(ctx, uow, request, body.userId);
    if (may === 'late') return new Problem('device_overtaken', 'Please tap again.');
    if (!may) {
      return new Problem('unknown_device', 'Sign in with your password on this device first.');
    }
    return signIn(ctx, uow, body.userId, request, reply, { method: 'quick' });
  });
  serveWrite(server, calls.logout, async (uow, { actor, reply }) => {
    if (actor !== null) {
      await uow.tx.update(sessions).set({ revokedAt: uow.now }).where(eq(sessions.id, actor.sessionId));
      uow.afterCommit(() => ctx.bus.publish('session', { userId: actor.userId }));
    }
    clearSessionCookie(ctx, reply);
    // Answers that were kept to be asked for conditionally. Not "storage" nor "cookies": the app works offline after it too, its
    // own pages forget the person (web/app/forget.ts), and the device is still known to quick login.
    void reply.header('clear-site-data', '"cache"');
    return ok;
  });
  serveRead(server, calls.confirmPassword, async ({ actor, body, request }) => {
    await confirmPassword(ctx, actor, body.password, request.ip);
    await recordPasswordConfirmation(ctx, actor);
    return ok;
  });
  serveWrite(server, calls.confirmByCode, (uow, { actor, body, request }) => confirmByCode(ctx, uow, { actor, code: body.code, request }));
  serveRead(server, calls.session, async ({ actor, request }) => {
    await noteStart(ctx, request);
    const account = await findAccountById(ctx.db, actor.userId);
    if (account === undefined) throw new Problem('not_signed_in');
    return { user: presentOwnUser(account) };
  });
  serveWrite(server, calls.forgetDevice, async (uow, { body, request }) => {
    await forgetOnDevice(ctx, uow, request, body.userId);
    return ok;
  });
}
