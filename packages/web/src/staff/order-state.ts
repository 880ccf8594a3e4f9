import type { BoardOrder } from '@safiri/contract/orders/shapes.ts';
import { minutesLate } from '@safiri/rules/orders/due.ts';
import type { Translate } from '../platform/text.ts';

/** Where an order stands, in words; and by how many minutes it is late. */
export function orderState(t: Translate, order: BoardOrder, now: number): { text: string; late: number } {
  const late = minutesLate(order, now);
  if (order.status === 'placed') return { text: t('boardWaitsAnswer'), late };
  if (order.status === 'preparing') return { text: t('boardPreparing'), late };
  return { text: t(order.courier?.arrived === true ? 'boardCourierIsHere' : 'boardWaitsCourier'), late };
}
