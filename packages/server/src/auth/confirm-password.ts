import type { Context } from '../platform/context.ts';
import { fieldProblem } from '../platform/problem.ts';
import { findAccountById } from '../users/public.ts';
import { countFailure, forgetFailures, refuseTooManyFailures, subjectsOf } from './failures.ts';
import { passwordFits } from './passwords.ts';

/**
 * Asks a signed-in person's password again before something that a borrowed phone must not do
 * (payout, password change, deletion). Call it before the transaction opens: hashing takes long.
 * @throws Problem invalid on `password`, too_many_requests after too many tries
 */
export async function confirmPassword(ctx: Context, userId: number, password: string, ip: string): Promise<void> {
  const account = await findAccountById(ctx.db, userId);
  const subjects = subjectsOf(account?.user.email ?? `user-${userId}`, ip);
  await refuseTooManyFailures(ctx, subjects);
  if (!(await passwordFits(account?.user.passwordHash, password))) {
    await countFailure(ctx, subjects);
    throw fieldProblem('password', 'That is not your password');
  }
  await forgetFailures(ctx, subjects);
}
