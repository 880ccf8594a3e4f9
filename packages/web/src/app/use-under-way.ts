import { useEffect } from 'react';
import { useOrders } from '../orders/api.ts';
import { useOrdersUnderWay } from '../orders/orders-under-way.ts';
import { useSchoolRunUnderWay } from '../scholar/run-under-way.ts';
import { underWayBefore } from './under-way-before.ts';

/**
 * A passenger's orders and school runs under way. How many there are is kept for the home screen, on whatever screen they begin
 * and end: it then keeps their room, and nothing moves when they come.
 */
export function useUnderWay() {
  const orders = useOrders();
  const ordered = useOrdersUnderWay();
  const { lines: school, isPending } = useSchoolRunUnderWay();
  const count = orders.isSuccess && !isPending ? ordered.length + school.length : undefined;
  useEffect(() => {
    if (count !== undefined) underWayBefore.set(count);
  }, [count]);
  return { orders, ordered, school, schoolIsPending: isPending };
}
