import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { getAccount as call } from '@safiri/contract/account/calls.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { deviceName } from '@safiri/rules/users/device-name.ts';
import { notificationKinds } from '@safiri/rules/users/notification-kinds.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { findAccountById, presentOwnUser } from '../users/public.ts';

const DEVICES_SHOWN = 50;

/** Where a person's photo is read. */
export const photoAddress = (userId: number, uploadId: string) => `/api/users/${userId}/photo?v=${uploadId.slice(0, 6)}`;

/** A person's profile, settings and signed-in devices. */
export async function readAccount(reader: Reader, actor: Actor, now: Date): Promise<ReplyOf<typeof call>> {
  const account = await findAccountById(reader, actor.userId);
  if (account === undefined) throw new Problem('not_signed_in');
  const { user } = account;
  const devices = await reader
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id))
    .limit(DEVICES_SHOWN);
  return {
    user: presentOwnUser(account),
    photoUrl: user.photoUploadId === null ? null : photoAddress(user.id, user.photoUploadId),
    language: user.language,
    mutedNotifications: notificationKinds.filter((kind) => user.mutedNotifications.includes(kind)),
    quietHours: user.quietFrom === null || user.quietTo === null ? null : { from: user.quietFrom, to: user.quietTo },
    devices: devices.map((row) => ({
      id: row.id,
      name: deviceName(row.userAgent),
      since: row.createdAt.toISOString(),
      current: row.id === actor.sessionId,
    })),
  };
}
