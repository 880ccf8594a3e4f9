import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { kindOf, type NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { wordsOf } from './words.ts';

/** What is only pushed, and only until a moment: it stands in no bell. */
export interface Alert {
  readonly kind: NoticeKind;
  /** What is filled in, as plain text. */
  readonly values: Readonly<Record<string, string>>;
  /** ISO 8601; later it says nothing any more. */
  readonly until: string;
}

/** A push message as its browser reads it. */
export interface PushContent {
  readonly payload: Readonly<Record<string, string | number>>;
  /** ISO 8601; after it nothing is sent. Null for what keeps for an hour. */
  readonly until: string | null;
  /** A later message of the same topic takes the place of one that still waits for the phone. */
  readonly topic: string | null;
}

/** The body of an alert's message; a notification's is its id alone. */
export const alertBody = (alert: Alert): string => JSON.stringify(alert);

/** What a queued push message says to this person, in their language; undefined when it is not theirs or not there any more. */
export async function pushContent(reader: Reader, body: string, userId: number, language: string): Promise<PushContent | undefined> {
  if (body.startsWith('{')) {
    const { kind, values, until } = JSON.parse(body) as Alert;
    const { title, message } = wordsOf(kind, values, language);
    return { payload: { alert: kind, title, text: message, redirectTo: kindOf(kind).opens }, until, topic: kind };
  }
  const [row] = await reader
    .select()
    .from(notifications)
    .where(eq(notifications.id, Number(body)));
  if (row === undefined || row.userId !== userId) return undefined;
  const { title, message } = wordsOf(row.kind, row.values, language);
  return { payload: { id: row.id, title, text: message, redirectTo: row.redirectTo }, until: null, topic: null };
}
