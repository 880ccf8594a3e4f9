import { outboxMessages } from '@safiri/db/platform/tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { MessageChannel } from '@safiri/rules/sharing/message-status.ts';

export interface Message {
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface NewMessage extends Message {
  /** Somebody is in danger: before all others, and tried again until it is through. */
  readonly urgent?: true;
  /** Holds a secret of its recipient: sealed until it is handed over, then wiped; staff never read it in the outbox. */
  readonly secret?: true;
  /** Given up after this moment. */
  readonly usefulUntil?: Date;
}

/** A message as its row keeps it. */
function kept(uow: UnitOfWork, message: NewMessage) {
  const sealed = message.secret === true ? uow.seal(message.body) : null;
  return sealed === null ? message : { ...message, body: '', sealed };
}

/**
 * Puts messages into the outbox together with the rows they tell of; the worker delivers them after the commit.
 * @returns their ids, in the order given
 */
export async function enqueueMessages(uow: UnitOfWork, messages: readonly NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = await uow.tx
    .insert(outboxMessages)
    .values(messages.map((message) => ({ ...kept(uow, message), createdAt: uow.now, nextTryAt: uow.now })))
    .returning({ id: outboxMessages.id });
  return rows.map((row) => row.id);
}

export async function enqueueMessage(uow: UnitOfWork, message: NewMessage): Promise<void> {
  await enqueueMessages(uow, [message]);
}
