import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import { pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isQuiet, kindOf, type NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/**
 * The browsers of these people to which something may be pushed now, the newest first: none when the person muted it or has quiet hours.
 * Emergencies always go, and what wakes.
 * @returns those of one of them for a kind of thing
 */
export async function pushTargetsOf(
  uow: UnitOfWork,
  userIds: readonly number[],
): Promise<(userId: number, kind: NoticeKind) => readonly number[]> {
  const rows = await uow.tx
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      muted: users.mutedNotifications,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      countryId: users.countryId,
      expiresAt: sessions.expiresAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(among(pushSubscriptions.userId, [...new Set(userIds)]), isNull(sessions.revokedAt)))
    .orderBy(desc(pushSubscriptions.id));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId, kind) => {
    const { type, muted, wakes, outlivesSession } = kindOf(kind);
    const always = type === 'emergency' || wakes === true;
    const takes = (row: (typeof rows)[number]) => {
      if (outlivesSession !== true && row.expiresAt <= uow.now) return false;
      if (!always && muted !== null && row.muted.includes(muted)) return false;
      const { hour, minute } = localMoment(uow.now, countryById(row.countryId).timeZoneId);
      return always || !isQuiet({ from: row.quietFrom, to: row.quietTo }, hour * 60 + minute);
    };
    return (byUser.get(userId) ?? []).filter(takes).map(({ id }) => id);
  };
}

/** Those of one person. */
export const pushTargets = async (uow: UnitOfWork, userId: number, kind: NoticeKind): Promise<readonly number[]> =>
  (await pushTargetsOf(uow, [userId]))(userId, kind);

/** In how many browsers each of these people can be told what outlives their session; who has none is left out. */
export async function countPushDevices(reader: Reader, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ userId: pushSubscriptions.userId, devices: count() })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(among(pushSubscriptions.userId, userIds), isNull(sessions.revokedAt)))
    .groupBy(pushSubscriptions.userId);
  return new Map(rows.map(({ userId, devices }) => [userId, devices]));
}
