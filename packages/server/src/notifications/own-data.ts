import { eq } from 'drizzle-orm';
import { notifications, pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** A deleted account leaves none of its notifications. */
export async function forgetNotifications(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx.delete(notifications).where(eq(notifications.userId, userId));
  await uow.tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** The notifications of a person, without the names of others, to be taken along. */
export async function exportNotifications(reader: Reader, userId: number) {
  const rows = await reader.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id);
  return rows.map(({ kind, createdAt, readAt }) => ({ kind, at: createdAt, readAt }));
}
