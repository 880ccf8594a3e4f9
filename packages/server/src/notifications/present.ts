import type { notifications } from '@safiri/db/notifications/tables.ts';
import type { Notification } from '@safiri/contract/notifications/shapes.ts';
import { kindOf } from '@safiri/rules/notifications/kinds.ts';
import { wordsOf } from './words.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification in the words of a language. */
export function presentNotification(row: NotificationRow, language: string): Notification {
  const kind = row.kind;
  return {
    id: row.id,
    type: kindOf(kind).type,
    ...wordsOf(kind, row.values, language),
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    data: { redirectTo: row.redirectTo },
  };
}
