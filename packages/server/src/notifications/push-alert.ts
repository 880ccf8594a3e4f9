import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { alertBody } from './push-content.ts';
import { pushTargets } from './push-targets.ts';

/** A person answers on one or two devices; more only keep others waiting. */
const DEVICES_AT_MOST = 3;

/** Knocks at a person's phones with what is over in seconds, such as an offer. It leaves nothing in the bell, and comes in time or not at all. */
export async function pushAlert(
  ctx: Context,
  uow: UnitOfWork,
  userId: number,
  { kind, values, until }: { kind: NoticeKind; values: Readonly<Record<string, string>>; until: Date },
): Promise<void> {
  const targets = (await pushTargets(uow, userId, kind)).slice(0, DEVICES_AT_MOST);
  if (targets.length === 0) return;
  const body = alertBody({ kind, values, until: until.toISOString() });
  await enqueueMessages(
    uow,
    targets.map((id) => ({ channel: 'push' as const, recipient: String(id), subject: kind, body })),
  );
  uow.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
}
