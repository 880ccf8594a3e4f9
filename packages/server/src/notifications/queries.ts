import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { NotificationRow } from './present.ts';

const PAGE = 30;

/** A person's notifications, newest first. */
export function listNotifications(reader: Reader, userId: number, before: number | undefined): Promise<NotificationRow[]> {
  return reader
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(PAGE);
}

export async function findNotification(reader: Reader, id: number): Promise<NotificationRow | undefined> {
  const [row] = await reader.select().from(notifications).where(eq(notifications.id, id));
  return row;
}

/** Marks an own notification as read; undefined for a stranger's. */
export async function markRead(uow: UnitOfWork, userId: number, id: number): Promise<NotificationRow | undefined> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId));
  await uow.tx
    .update(notifications)
    .set({ readAt: uow.now })
    .where(and(own, isNull(notifications.readAt)));
  const [row] = await uow.tx.select().from(notifications).where(own);
  return row;
}

/** Marks all as read; how many were not. */
export async function markAllRead(uow: UnitOfWork, userId: number): Promise<number> {
  const rows = await uow.tx
    .update(notifications)
    .set({ readAt: uow.now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}
