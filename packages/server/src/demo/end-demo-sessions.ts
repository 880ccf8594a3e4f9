import { and, inArray, isNull } from 'drizzle-orm';
import { deviceUsers, passwordResets, sessions } from '@safiri/db/auth/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';

/**
 * Ends what the demo's people have open on a database that was a demo before: sessions, reset links and quick logins. That
 * none of them comes in again is checked by the address wherever somebody signs in (product: demo city).
 * @returns how many sessions ended
 */
export async function endDemoSessions(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (uow) => {
    const theirs = uow.tx.select({ id: users.id }).from(users).where(isDemoPerson);
    const ended = await uow.tx
      .update(sessions)
      .set({ revokedAt: uow.now })
      .where(and(inArray(sessions.userId, theirs), isNull(sessions.revokedAt)))
      .returning({ userId: sessions.userId });
    await uow.tx
      .update(passwordResets)
      .set({ usedAt: uow.now })
      .where(and(inArray(passwordResets.userId, theirs), isNull(passwordResets.usedAt)));
    await uow.tx.delete(deviceUsers).where(inArray(deviceUsers.userId, theirs));
    uow.afterCommit(() => {
      for (const userId of new Set(ended.map((row) => row.userId))) ctx.bus.publish('session', { userId });
    });
    return ended.length;
  });
}
