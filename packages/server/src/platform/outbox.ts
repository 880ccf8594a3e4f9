import { sql } from 'drizzle-orm';
import { outboxMessages } from '@safiri/db/platform/tables.ts';
import type { Work } from './work.ts';

export interface Message {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** The job that delivers one message; defined in jobs.ts. */
export const DELIVER_MESSAGE = 'deliver_message';

/** Puts a message into the outbox together with the rows it tells of; a job delivers it after the commit. */
export async function putMessage(work: Work, message: Message): Promise<void> {
  const [row] = await work.tx.insert(outboxMessages).values(message).returning({ id: outboxMessages.id });
  await work.tx.execute(
    sql`select graphile_worker.add_job(${DELIVER_MESSAGE}, json_build_object('messageId', ${row?.id ?? 0}::int), max_attempts => 12)`,
  );
}
