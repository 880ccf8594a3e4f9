import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';
import { staffPresence } from '@safiri/db/safety/tables.ts';
import { STAFF_AWAY_AFTER_MINUTES } from '@safiri/rules/safety/emergency.ts';

const MINUTE = 60_000;

/** Writes down that a member of the team has the emergencies open; at most once a minute. */
export async function recordStaffPresence(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insert(staffPresence)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({
      target: staffPresence.userId,
      set: { seenAt: sql`excluded.seen_at` },
      setWhere: lt(staffPresence.seenAt, new Date(now.getTime() - MINUTE)),
    });
}

/** Whether somebody of the team had the emergencies open in the last minutes, and has not signed out since. */
export async function isStaffOnDuty(reader: Reader, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - STAFF_AWAY_AFTER_MINUTES * MINUTE);
  const [row] = await reader
    .select({ userId: staffPresence.userId })
    .from(staffPresence)
    .innerJoin(sessions, and(eq(sessions.userId, staffPresence.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .where(gt(staffPresence.seenAt, since))
    .limit(1);
  return row !== undefined;
}
