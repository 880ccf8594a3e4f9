import { and, eq, isNull } from 'drizzle-orm';
import { users } from '@safiri/db/users/tables.ts';
import type { Work } from '../platform/work.ts';
import type { OrderRow } from './queries.ts';

/** The board of a merchant's people shows it at once. */
export async function tellBoard(work: Work, order: Pick<OrderRow, 'merchantId'>): Promise<void> {
  if (order.merchantId === null) return;
  const staff = await work.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'staff'), isNull(users.deletedAt)));
  for (const { id } of staff) work.publish(id, 'board', order.merchantId);
}
