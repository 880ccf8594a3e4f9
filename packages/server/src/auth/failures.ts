import { and, count, eq, gt, inArray, max } from 'drizzle-orm';
import { signInFailures } from '@safiri/db/auth/tables.ts';
import { LOGIN_TRIES_PER_ACCOUNT, LOGIN_TRIES_PER_ADDRESS, LOGIN_WINDOW_SECONDS } from '@safiri/rules/auth/limits.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits.ts';

export interface Subjects {
  readonly account: string;
  readonly address: string;
}

/** Who a failed try is counted against: the name that was tried, whether it exists or not, and the address it came from. */
export function subjectsOf(name: string, ip: string): Subjects {
  return { account: `account:${name.toLowerCase()}`, address: `address:${ip}` };
}

/**
 * Refuses further tries after too many failures within the window (rules/auth/limits).
 * @throws Problem too_many_requests with the seconds to wait
 */
export async function refuseTooManyFailures(ctx: Context, subjects: Subjects): Promise<void> {
  const now = ctx.clock().getTime();
  const since = new Date(now - LOGIN_WINDOW_SECONDS * 1000);
  const rows = await ctx.db
    .select({ subject: signInFailures.subject, n: count(), last: max(signInFailures.at) })
    .from(signInFailures)
    .where(and(inArray(signInFailures.subject, [subjects.account, subjects.address]), gt(signInFailures.at, since)))
    .groupBy(signInFailures.subject);
  for (const row of rows) {
    const limit = row.subject === subjects.account ? LOGIN_TRIES_PER_ACCOUNT : LOGIN_TRIES_PER_ADDRESS;
    if (row.n >= limit && row.last !== null) {
      throw tooMany(Math.max(1, Math.ceil((row.last.getTime() + LOGIN_WINDOW_SECONDS * 1000 - now) / 1000)));
    }
  }
}

/** Counts a failure on its own, so that it stays although the sign-in is refused. */
export async function countFailure(ctx: Context, subjects: Subjects): Promise<void> {
  const at = ctx.clock();
  await ctx.db.insert(signInFailures).values([
    { subject: subjects.account, at },
    { subject: subjects.address, at },
  ]);
}

/** A success clears the account's count, not the address's. */
export async function forgetFailures(ctx: Context, subjects: Subjects): Promise<void> {
  await ctx.db.delete(signInFailures).where(eq(signInFailures.subject, subjects.account));
}
