import { and, gt, inArray, isNull } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Context } from './context.ts';

/** A query has room for this many ids. */
const AT_ONCE = 10_000;

/** Those of the sessions that stand. A revocation told by the bus ends a stream at once; this finds what the bus lost. */
export async function validSessions(ctx: Context, sessionIds: readonly number[]): Promise<Set<number>> {
  const standing = new Set<number>();
  for (let from = 0; from < sessionIds.length; from += AT_ONCE) {
    const rows = await ctx.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(inArray(sessions.id, sessionIds.slice(from, from + AT_ONCE)), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.clock())),
      );
    for (const { id } of rows) standing.add(id);
  }
  return standing;
}
