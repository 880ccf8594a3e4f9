import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { secondsRange } from '../common/minute-range.ts';
import type { UnderWay } from '../common/under-way.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { useOrders } from './api.ts';
import { arrivesText, clockRangeText } from './arrival.ts';
import { kindIcons, ownerName, shortNumber, statusName } from './names.ts';

const MINUTE_MS = 60_000;

/** Who tells the courier the PIN at the door looks for it here: whoever ordered, and who sent a parcel that nobody was told of. */
const needsPin = ({ status, parcel, handoverConfirmed }: Order) =>
  status === 'picked_up' && !handoverConfirmed && (parcel === null || parcel.receiverTold !== 'told');

function knownBy(t: Translate, order: Order): { pin: string; owner: string } {
  if (order.pin !== null && needsPin(order)) return { pin: t('livePin', { pin: order.pin }), owner: '' };
  const names = [ownerName(order), order.shortNumber === null ? undefined : shortNumber(order)];
  return { pin: '', owner: names.filter((name) => name !== undefined).join(' · ') };
}

/** What goes on, in few words: beside it stands when. */
function titleOf(t: Translate, order: Order): string {
  const status = statusName(order);
  return t(status === 'orderCourierComes' ? 'liveCourierComes' : status);
}

/** While nobody comes, "Waiting for the shop 15:10–15:25" would be the shop's time: the line says what it is. */
function whenOf(
  t: Translate,
  order: Order,
  eta: NonNullable<Order['trip']>['eta'],
  isBrought: boolean,
  now: number,
): Pick<UnderWay, 'when' | 'arrives'> {
  if (eta !== null) return { when: secondsRange(t, eta) };
  return isBrought ? { when: clockRangeText(t, order, now) } : { when: '', arrives: arrivesText(t, order, now) };
}

/** @param now milliseconds since 1970 */
function lineOf(t: Translate, order: Order, now: number): UnderWay {
  const { trip, status } = order;
  // Before it is picked up the courier's minutes are those to the shop.
  const eta = status === 'picked_up' ? (trip?.eta ?? null) : null;
  const plate = trip?.courier?.vehicleInfo?.licensePlate;
  return {
    key: `order ${order.id}`,
    href: `/orders?order=${order.id}`,
    icon: kindIcons[order.kind],
    title: titleOf(t, order),
    plate,
    ...knownBy(t, order),
    ...whenOf(t, order, eta, plate !== undefined, now),
  };
}

/** Food, groceries and parcels under way, each in a line, newest first; with the plate of who brings it as soon as somebody does. */
export function useOrdersUnderWay(): UnderWay[] {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  return (useOrders().data ?? []).filter(({ status }) => isLiveOrder(status)).map((order) => lineOf(t, order, now));
}
