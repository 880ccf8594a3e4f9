import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import type { UnderWay } from '../common/under-way.ts';
import { clockTime } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useOrders } from './api.ts';
import { kindIcons, kindNames, statusName } from './names.ts';

const lineOf = (t: Translate, order: Order): UnderWay => ({
  key: `order ${order.id}`,
  href: `/orders?order=${order.id}`,
  icon: kindIcons[order.kind],
  title: t(statusName(order)),
  detail: [t(kindNames[order.kind]), order.parcel === null ? order.merchant?.name : order.parcel.receiverName]
    .filter((part) => part !== undefined)
    .join(' · '),
  // Where the courier is comes with the order's own screen: an old estimate would be wrong here.
  when: order.readyBy === null || order.pickedUpAt !== null ? '' : t('orderReadyAbout', { time: clockTime(order.readyBy) }),
});

/** Food, groceries and parcels under way, each in a line, newest first. */
export function useOrdersUnderWay(): UnderWay[] {
  const t = useText();
  return (useOrders().data ?? []).filter(({ status }) => isLiveOrder(status)).map((order) => lineOf(t, order));
}
