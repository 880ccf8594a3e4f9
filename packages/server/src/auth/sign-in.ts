import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceUsers, sessions } from '@safiri/db/auth/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { SESSION_DAYS } from '@safiri/rules/auth/limits.ts';
import type { SignInMethod } from '@safiri/rules/auth/sign-in-methods.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { sha256 } from '../platform/hash.ts';
import { isSecure, SESSION_COOKIE, shownCookie } from '../platform/cookies.ts';
import { setSessionCookie } from '../platform/session.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { isBlockedDemoAccount } from './demo-accounts.ts';
import { rememberDevice, takeKey } from './device.ts';
import { findAccountById, presentOwnUser, updateUser } from '../users/public.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';

/** Characters kept of what a browser calls itself. */
const USER_AGENT_KEPT = 300;

/**
 * Holds the person's row, so that a deletion comes before, and refuses, or after, and ends this session too. Held for the
 * change of it below from the start: two sign-ins that both held it for reading would each wait for the other.
 */
async function requireUsable(ctx: Context, uow: UnitOfWork, userId: number): Promise<void> {
  const rows = await uow.tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  const [person] = rows;
  if (person === undefined || isBlockedDemoAccount(ctx, person.email)) throw new Problem('invalid_credentials');
}

/** Opens a session for this person on this device, ends the one the browser had, and sets both cookies after the commit. */
export async function signIn(
  ctx: Context,
  uow: UnitOfWork,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, hours = SESSION_DAYS * 24 }: { method: SignInMethod; hours?: number },
): Promise<{ user: OwnUser }> {
  await requireUsable(ctx, uow, userId);
  const deviceId = await rememberDevice(ctx, uow, request, reply);
  // Before the account is written down there: it has to be known from before.
  if (method !== 'quick') await takeKey(uow, deviceId, userId, request);
  await uow.tx
    .insert(deviceUsers)
    .values({ deviceId, userId, lastLoginAt: uow.now })
    .onConflictDoUpdate({ target: [deviceUsers.deviceId, deviceUsers.userId], set: { lastLoginAt: uow.now } });
  const old = shownCookie(ctx.config, request, SESSION_COOKIE);
  if (old !== undefined) {
    await uow.tx
      .update(sessions)
      .set({ revokedAt: uow.now })
      .where(and(eq(sessions.tokenHash, sha256(old.value)), isNull(sessions.revokedAt)));
  }
  const token = ctx.random.token();
  await uow.tx.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    deviceId,
    method,
    // Whoever just gave the password, or a code, need not give it again at once.
    passwordAt: method === 'quick' ? null : uow.now,
    userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_KEPT) ?? null,
    createdAt: uow.now,
    expiresAt: new Date(uow.now.getTime() + hours * 3_600_000),
    // Never shown by the plain name where the other one is given.
    hostCookieAt: isSecure(ctx.config, request) ? uow.now : null,
  });
  await updateUser(uow, userId, { lastLoginAt: uow.now });
  uow.afterCommit(() => setSessionCookie(ctx, reply, token, hours / 24));
  const account = await findAccountById(uow.tx, userId);
  if (account === undefined) throw new Error(`user ${userId} vanished while signing in`);
  return { user: presentOwnUser(account) };
}
