import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import type { UnderWay } from '../common/under-way.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { useOrders } from './api.ts';
import { clockRangeText } from './arrival.ts';
import { kindIcons, orderName, statusName } from './names.ts';

const MINUTE_MS = 60_000;

/** @param now milliseconds since 1970 */
const lineOf = (t: Translate, order: Order, now: number): UnderWay => ({
  key: `order ${order.id}`,
  href: `/orders?order=${order.id}`,
  icon: kindIcons[order.kind],
  title: t(statusName(order)),
  detail: orderName(t, order),
  when: clockRangeText(t, order, now),
});

/** Food, groceries and parcels under way, each in a line, newest first. */
export function useOrdersUnderWay(): UnderWay[] {
  const t = useText();
  const now = useNow(MINUTE_MS);
  return (useOrders().data ?? []).filter(({ status }) => isLiveOrder(status)).map((order) => lineOf(t, order, now));
}
