import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

/** No try lies farther ahead: the longest wait of the outbox is eight hours, a claim and an urgent wait are a minute. */
export const messageInvariants: readonly Invariant[] = [
  {
    name: 'no message waits for ever',
    query: sql`select 'message ' || id || ' is not tried before ' || next_try_at as fault from outbox_messages
      where status = 'waiting' and next_try_at > now() + case when urgent then interval '2 minutes' else interval '9 hours' end`,
  },
  {
    name: 'a message that went out says when',
    query: sql`select 'message ' || id || ' is ' || status || ' without a time' as fault from outbox_messages
      where status in ('sent', 'written') and sent_at is null`,
  },
];
