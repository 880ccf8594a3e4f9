import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { isQuiet, kindOf, type ToldKind } from '@safiri/rules/notifications/kinds.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import type { Work } from '../platform/work.ts';

/**
 * The browsers to which this may be pushed now, the newest first: none when the person muted it or has quiet hours.
 * Emergencies always go, and what wakes.
 */
export async function pushTargets(work: Work, userId: number, kind: ToldKind): Promise<number[]> {
  const rows = await work.tx
    .select({
      id: pushSubscriptions.id,
      muted: users.mutedNotifications,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      countryId: users.countryId,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, work.now)))
    .orderBy(desc(pushSubscriptions.id));
  const [first] = rows;
  if (first === undefined) return [];
  const { type, muted, wakes } = kindOf(kind);
  if (type !== 'emergency' && wakes !== true) {
    if (muted !== null && first.muted.includes(muted)) return [];
    const { hour, minute } = localMoment(work.now, countryById(first.countryId as CountryId).timeZoneId);
    if (isQuiet({ from: first.quietFrom, to: first.quietTo }, hour * 60 + minute)) return [];
  }
  return rows.map((row) => row.id);
}
