import { notifications } from '@safiri/db/notifications/tables.ts';
import { kindOf, type ToldKind } from '@safiri/rules/notifications/kinds.ts';
import { putMessages } from '../platform/outbox/put-message.ts';
import type { Work } from '../platform/work.ts';
import { pushTargets } from './push-targets.ts';

export interface Told {
  readonly kind: ToldKind;
  /** What is filled in, as plain text. */
  readonly values?: Readonly<Record<string, string>>;
  /** Another screen than the kind's own; a path of the app. */
  readonly opens?: string;
}

/** Long values are cut: a push message holds little, and so does a screen. */
const VALUE_AT_MOST = 200;

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
