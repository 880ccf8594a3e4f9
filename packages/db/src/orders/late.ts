import { sql, type SQL } from 'drizzle-orm';
import { orders } from './tables.ts';

/** Whether an order is late with its merchant: not answered in time, or not ready when it was promised (`rules/orders/due.ts`). */
export const isLateAt = (now: Date): SQL => {
  const at = now.toISOString();
  return sql`((${orders.status} = 'placed' and ${orders.answerBy} < ${at}) or (${orders.status} = 'preparing' and ${orders.readyBy} < ${at}))`;
};
