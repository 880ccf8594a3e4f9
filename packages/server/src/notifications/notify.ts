import { notifications } from '@safiri/db/notifications/tables.ts';
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

/**
 * Tells people of the same kind of thing, in the transaction that does it: in the bell, on the stream, and by push where that is wanted.
 * The statements are the same however many they are.
 */
export async function notifyEach(uow: UnitOfWork, kind: NoticeKind, people: readonly Addressed[]): Promise<void> {
  if (people.length === 0) return;
  const { type, opens: usual } = kindOf(kind);
  const rows = await uow.tx
    .insert(notifications)
    .values(
      people.map(({ userId, values = {}, opens }) => ({
        userId,
        kind,
        values: shortened(values),
        redirectTo: opens ?? usual,
        createdAt: uow.now,
      })),
    )
    .returning({ id: notifications.id, userId: notifications.userId });
  if (rows.length < people.length) throw new Error('a notification was not written');
  for (const { id, userId } of rows) uow.publish(userId, 'notification', id);
  const targets = await pushTargetsOf(
    uow,
    rows.map(({ userId }) => userId),
    kind,
  );
  await enqueueMessages(
    uow,
    rows.flatMap(({ id, userId }) =>
      (targets.get(userId) ?? []).map((target) => ({
        channel: 'push' as const,
        recipient: String(target),
        subject: kind,
        body: String(id),
        ...(type === 'emergency' ? { urgent: true as const } : {}),
      })),
    ),
  );
}

/** Tells one person. */
export const notify = (uow: UnitOfWork, userId: number, { kind, ...notice }: Notice): Promise<void> =>
  notifyEach(uow, kind, [{ userId, ...notice }]);
