import { eq, inArray, sql } from 'drizzle-orm';
import { idempotencyKeys, outboxMessages, streamEvents } from '@safiri/db/platform/tables.ts';
import { DAY_HOURS, type Room } from './room.ts';

const addressesOf = (email: string | null, phone: string) => (email === null ? [phone] : [email, phone]);

/** The platform's own rows: answers to repeated writes, messages on their way, events of the stream. */
export const platformRoom: Room = {
  name: 'platform',
  expires: [
    { table: streamEvents, age: streamEvents.at, hours: DAY_HOURS },
    { table: idempotencyKeys, age: idempotencyKeys.createdAt, hours: 2 * DAY_HOURS },
    { table: outboxMessages, age: outboxMessages.createdAt, hours: 2 * DAY_HOURS, only: sql`channel = 'push'` },
  ],
  async forget(_ctx, uow, { userId, email, phone }) {
    await uow.tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    await uow.tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, addressesOf(email, phone)));
  },
  async exportOf({ db }, { email, phone }) {
    const messages = await db
      .select()
      .from(outboxMessages)
      .where(inArray(outboxMessages.recipient, addressesOf(email, phone)));
    return { 'messages.json': messages.map(({ channel, subject, createdAt, status }) => ({ channel, subject, at: createdAt, status })) };
  },
};
