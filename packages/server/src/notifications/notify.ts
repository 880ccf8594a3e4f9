import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import { notifications, pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { isQuiet, kindOf, type ToldKind } from '@safiri/rules/notifications/kinds.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { putMessages } from '../platform/outbox/put-message.ts';
import type { Work } from '../platform/work.ts';

export interface Told {
  readonly kind: ToldKind;
  /** What is filled in, as plain text. */
  readonly values?: Readonly<Record<string, string>>;
  /** Another screen than the kind's own; a path of the app. */
  readonly opens?: string;
}

/** Long values are cut: a push message holds little, and so does a screen. */
const VALUE_AT_MOST = 200;

/** The browsers to which this may be pushed now: none when the person muted it or has quiet hours. Emergencies always go, and what wakes. */
async function pushTargets(work: Work, userId: number, kind: ToldKind): Promise<number[]> {
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
    .where(and(eq(pushSubscriptions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, work.now)));
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

/** Tells a person of something, in the transaction that does it: in the bell, on the stream, and by push where that is wanted. */
export async function notify(work: Work, userId: number, { kind, values = {}, opens }: Told): Promise<void> {
  const { type, opens: usual } = kindOf(kind);
  const short = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, VALUE_AT_MOST)]));
  const [row] = await work.tx
    .insert(notifications)
    .values({ userId, kind, values: short, redirectTo: opens ?? usual, createdAt: work.now })
    .returning({ id: notifications.id });
  if (row === undefined) throw new Error('a notification was not written');
  work.publish(userId, 'notification', row.id);
  const targets = await pushTargets(work, userId, kind);
  await putMessages(
    work,
    targets.map((id) => ({
      channel: 'push' as const,
      recipient: String(id),
      subject: kind,
      body: String(row.id),
      ...(type === 'emergency' ? { urgent: true as const } : {}),
    })),
  );
}
