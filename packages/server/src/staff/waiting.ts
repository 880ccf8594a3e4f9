import { sql } from 'drizzle-orm';
import type { Waiting } from '@safiri/contract/staff/calls.ts';
import { isLateAt } from '@safiri/db/orders/late.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';

import { standingLostStates } from '@safiri/rules/rides/lost-items.ts';

/** What waits for the team, by one question to the database: the console asks for it every few seconds. */
export async function countWaiting(reader: Reader, now: Date): Promise<Waiting> {
  const { rows } = await reader.execute<Waiting & Record<string, unknown>>(sql`
    select
      (select count(*)::int from incidents where closed_at is null and not is_drill) as "emergencies",
      (select count(*)::int from chat_sessions where status = 'open' and wants_staff and claimed_by is null) as "chats",
      (select count(*)::int from orders
        where ${isLateAt(now)}) as "lateOrders",
      (select count(*)::int from driver_documents where verification_status = 'pending' and replaced_at is null)
        + (select count(*)::int from background_checks where status = 'pending')
        + (select count(*)::int from conduct_reviews where closed_at is null)
        + (select count(*)::int from lost_items where state in ${oneOf(standingLostStates)}) as "reviews",
      (select count(*)::int from rides where operator_pay = 'held') as "heldTrips",
      (select count(*)::int from payouts where status = 'requested') as "payouts"`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting gave no row');
  return counts;
}
