import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { useOrders } from '../orders/api.ts';
import { useSeats } from '../scholar/seats.ts';
import { underWayBefore } from './under-way-before.ts';

/** Whether an order or a school run of this person may be under way. Most people have nothing: they need neither its code nor its words. */
export function useMayBeUnderWay(): boolean {
  const orders = useOrders().data ?? [];
  const seats = useSeats().data ?? [];
  return underWayBefore.use() > 0 || orders.some(({ status }) => isLiveOrder(status)) || seats.some(({ today }) => today.length > 0);
}
