import { and, inArray, isNull } from 'drizzle-orm';
import { deviceUsers, passwordResets, sessions } from '@safiri/db/auth/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/work.ts';

/**
 * Ends what the demo's people have open on a database that was a demo before: sessions, reset links and quick logins. That
 * none of them comes in again is held at every door by the address (product: demo city).
 * @returns how many sessions ended
 */
export async function shutDemo(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (work) => {
    const theirs = work.tx.select({ id: users.id }).from(users).where(isDemoPerson);
    const ended = await work.tx
      .update(sessions)
      .set({ revokedAt: work.now })
      .where(and(inArray(sessions.userId, theirs), isNull(sessions.revokedAt)))
      .returning({ userId: sessions.userId });
    await work.tx
      .update(passwordResets)
      .set({ usedAt: work.now })
      .where(and(inArray(passwordResets.userId, theirs), isNull(passwordResets.usedAt)));
    await work.tx.delete(deviceUsers).where(inArray(deviceUsers.userId, theirs));
    work.afterCommit(() => {
      for (const userId of new Set(ended.map((row) => row.userId))) ctx.bus.publish('session', { userId });
    });
    return ended.length;
  });
}
