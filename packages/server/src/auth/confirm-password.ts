import { eq } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { requireRecentConfirmation } from '../platform/password-given.ts';
import { fieldProblem } from '../platform/problem.ts';
import { findAccountById } from '../users/public.ts';
import { countFailure, deviceBudgets, forgetFailures, refuseTooManyFailures, strangerBudgets } from './failures.ts';
import { hashOf, passwordFits } from './passwords.ts';

/**
 * Asks a signed-in person's password again before something that a borrowed phone must not do
 * (payout, password change, deletion). Call it before the transaction opens: hashing takes long.
 * Wrong ones are counted against the device, so that a new session of quick login on it brings no new tries.
 * @throws Problem invalid on `password`, too_many_requests after too many tries
 */
export async function confirmPassword(
  ctx: Context,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  password: string,
  ip: string,
): Promise<void> {
  const { userId } = actor;
  const account = await findAccountById(ctx.db, userId);
  const [session] = await ctx.db.select({ deviceId: sessions.deviceId }).from(sessions).where(eq(sessions.id, actor.sessionId));
  const budgets = session?.deviceId == null ? strangerBudgets(`user-${userId}`, ip) : deviceBudgets(userId, session.deviceId);
  await refuseTooManyFailures(ctx, budgets);
  if (!(await passwordFits(account?.user.passwordHash ?? undefined, password, hashOf(ip, userId)))) {
    await countFailure(ctx, budgets);
    throw fieldProblem('password', 'That is not your password');
  }
  await forgetFailures(ctx, budgets);
}

/**
 * What every session is asked for: the password with the request itself, else that it, or a code, was given a short while ago.
 * @throws Problem confirm_password, invalid on `password`, too_many_requests
 */
export async function requireConfirmation(ctx: Context, actor: Actor, password: string | undefined, ip: string): Promise<void> {
  if (password === undefined) await requireRecentConfirmation(ctx.db, actor, ctx.clock());
  else await confirmPassword(ctx, actor, password, ip);
}

/** Remembers that the password was given in this session. */
export async function recordPasswordConfirmation(ctx: Context, actor: Pick<Actor, 'sessionId'>): Promise<void> {
  await ctx.db.update(sessions).set({ passwordAt: ctx.clock() }).where(eq(sessions.id, actor.sessionId));
}
