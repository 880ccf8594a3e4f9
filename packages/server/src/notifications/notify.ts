import { sql } from 'drizzle-orm';
import { kindOf, type NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { pushTargetsOf } from './push-targets.ts';

export interface Notice {
  readonly kind: NoticeKind;
  /** What is filled in, as plain text. */
  readonly values?: Readonly<Record<string, string>>;
  /** Another screen than the kind's own; a path of the app. */
  readonly opens?: string;
}

/** Long values are cut: a push message holds little, and so does a screen. */
const VALUE_AT_MOST = 200;

/** Who is told, and what is filled in for them. */
export interface Addressed extends Pick<Notice, 'values' | 'opens'> {
  readonly userId: number;
}

const shortened = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, VALUE_AT_MOST)]));

/** What somebody is told. */
export interface Told extends Notice {
  readonly userId: number;
}

/**
 * Tells people, in the transaction that does it: in the bell, on the stream, and by push where that is wanted. The statements are the same
 * however many they are, and whatever they are told.
 */
export async function notifyAll(uow: UnitOfWork, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const records = told.map(({ userId, kind, values = {}, opens }, n) => ({
    n,
    userId,
    kind,
    values: shortened(values),
    redirectTo: opens ?? kindOf(kind).opens,
  }));
  const { rows } = await uow.tx.execute<{ id: number; userId: number; kind: NoticeKind }>(sql`
    insert into notifications (user_id, kind, values, redirect_to, created_at)
    select "userId", kind, values, "redirectTo", ${uow.now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(records)}::json) as row (n int, "userId" int, kind text, values jsonb, "redirectTo" text)
    order by n returning id, user_id as "userId", kind`);
  if (rows.length < told.length) throw new Error('a notification was not written');
  for (const { id, userId } of rows) uow.publish(userId, 'notification', id);
  const targetsOf = await pushTargetsOf(
    uow,
    rows.map(({ userId }) => userId),
  );
  await enqueueMessages(
    uow,
    rows.flatMap(({ id, userId, kind }) =>
      targetsOf(userId, kind).map((target) => ({
        channel: 'push' as const,
        recipient: String(target),
        subject: kind,
        body: String(id),
        ...(kindOf(kind).type === 'emergency' ? { urgent: true as const } : {}),
      })),
    ),
  );
}

/** Tells people of the same kind of thing. */
export const notifyEach = (uow: UnitOfWork, kind: NoticeKind, people: readonly Addressed[]): Promise<void> =>
  notifyAll(
    uow,
    people.map((one) => ({ ...one, kind })),
  );

/** Tells one person. */
export const notify = (uow: UnitOfWork, userId: number, notice: Notice): Promise<void> => notifyAll(uow, [{ userId, ...notice }]);
