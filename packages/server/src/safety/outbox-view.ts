import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import type { OutboxMessage } from '@safiri/contract/safety/shapes.ts';
import { recipientsOf } from './recipients.ts';

const WAITING_AT_MOST = 100;
const PAGE = 50;

/** Push messages only knock: what they say stands in the bell of their person. */
const outside = ne(outboxMessages.channel, 'push');

const present = (row: typeof outboxMessages.$inferSelect): Omit<OutboxMessage, 'person' | 'contact'> => ({
  id: row.id,
  channel: row.channel === 'push' ? 'sms' : row.channel,
  recipient: row.recipient,
  subject: row.subject,
  body: row.secret ? null : row.body,
  urgent: row.urgent,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt.toISOString(),
});

/** Messages that nobody took yet, the most urgent first, and a page of all, newest first. */
export async function outboxView(
  reader: Reader,
  before: number | undefined,
): Promise<{ waiting: OutboxMessage[]; messages: OutboxMessage[] }> {
  const waiting = await reader
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.status, 'waiting'), outside))
    .orderBy(desc(outboxMessages.urgent), outboxMessages.nextTryAt)
    .limit(WAITING_AT_MOST);
  const messages = await reader
    .select()
    .from(outboxMessages)
    .where(and(outside, before === undefined ? undefined : lt(outboxMessages.id, before)))
    .orderBy(desc(outboxMessages.id))
    .limit(PAGE);
  const recipient = await recipientsOf(reader, [...waiting, ...messages]);
  const named = (row: (typeof messages)[number]): OutboxMessage => ({ ...present(row), ...recipient(row) });
  return { waiting: waiting.map(named), messages: messages.map(named) };
}
