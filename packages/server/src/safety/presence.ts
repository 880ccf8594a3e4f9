import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Db, Reader } from '@safiri/db/platform/connect.ts';
import { staffPresence } from '@safiri/db/safety/tables.ts';
import { STAFF_AWAY_AFTER_MINUTES, STAFF_GRACE_SECONDS } from '@safiri/rules/safety/emergency.ts';

/** A console that has no stream asks every few seconds: one write in so many is enough. */
const WRITE_MS = 15_000;

const graceEnd = (now: Date) => new Date(now.getTime() + STAFF_GRACE_SECONDS * 1000);
/** Who has not asked since then has no console open any more, whatever the network says of their stream. */
const askedSince = (now: Date) => gt(staffPresence.seenAt, new Date(now.getTime() - STAFF_AWAY_AFTER_MINUTES * 60_000));

/** Writes down that a member of the team has the emergencies open. */
export async function recordStaffPresence(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insert(staffPresence)
    .values({ userId, seenAt: now, thereUntil: graceEnd(now) })
    .onConflictDoUpdate({
      target: staffPresence.userId,
      set: { seenAt: sql`excluded.seen_at`, thereUntil: sql`excluded.there_until` },
      setWhere: lt(staffPresence.seenAt, new Date(now.getTime() - WRITE_MS)),
    });
}

/**
 * Those of the team whose console has a live stream on this node stay there for the next moments. Nobody writes that a console
 * closed: without a stream on any node the row runs out, also when the node was killed.
 */
export async function holdPresence(db: Db, isConnected: (userId: number) => boolean, now: Date): Promise<void> {
  const rows = await db.select({ userId: staffPresence.userId }).from(staffPresence).where(askedSince(now));
  const connected = rows.map(({ userId }) => userId).filter(isConnected);
  if (connected.length === 0) return;
  await db
    .update(staffPresence)
    .set({ thereUntil: graceEnd(now) })
    .where(inArray(staffPresence.userId, connected));
}

/** Whether somebody of the team has a console open, or closed the last one moments ago, and has not signed out since. */
export async function isStaffOnDuty(reader: Reader, now: Date): Promise<boolean> {
  const [row] = await reader
    .select({ userId: staffPresence.userId })
    .from(staffPresence)
    .innerJoin(sessions, and(eq(sessions.userId, staffPresence.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .where(and(askedSince(now), gt(staffPresence.thereUntil, now)))
    .limit(1);
  return row !== undefined;
}
