import type { Order } from '@safiri/contract/orders/shapes.ts';
import { goodsVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import { arrivalOf } from '@safiri/rules/orders/arrival.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { timeThere } from '../common/trip-clock.ts';
import type { Translate } from '../platform/text.ts';

/** Between which times by the clock an order is at the door; `from` is left out once it has passed. */
interface ClockRange {
  readonly from: string | undefined;
  readonly to: string;
}

/** When an order is at the door; undefined once nothing is known any more. @param now milliseconds since 1970 */
function clockRange(order: Order, now: number): ClockRange | undefined {
  if (!isLiveOrder(order.status) || order.status === 'returning') return undefined;
  const minutes = order.merchant?.deliveryTime ?? (order.parcel === null ? null : goodsVehicle(order.parcel.vehicleType).minutes.join('-'));
  const arrival = arrivalOf(
    {
      placedAt: Date.parse(order.placedAt),
      readyBy: order.readyBy === null ? null : Date.parse(order.readyBy),
      minutes,
      // Before it is picked up the courier's minutes are those to the shop.
      eta: order.status === 'picked_up' ? (order.trip?.eta ?? null) : null,
    },
    now,
  );
  if (arrival === undefined) return undefined;
  const clock = (at: number) => timeThere(order, new Date(at));
  return { from: arrival.from < now ? undefined : clock(arrival.from), to: clock(arrival.to) };
}

const inWords = (t: Translate, { from, to }: ClockRange, words: 'orderArrives' | 'orderEstimate'): string =>
  from === undefined ? t('orderArrivesBy', { to }) : t(words, { from, to });

/** In words: "Arrives 15:10–15:25", an estimate until the shop has said yes; undefined while nobody knows. */
export function arrivalText(t: Translate, order: Order, now: number): string | undefined {
  const range = clockRange(order, now);
  return range === undefined ? undefined : inWords(t, range, order.status === 'placed' ? 'orderEstimate' : 'orderArrives');
}

/** For a line of a list whose other words say whose time it is: "15:10–15:25"; empty while nobody knows. */
export function clockRangeText(t: Translate, order: Order, now: number): string {
  const range = clockRange(order, now);
  if (range === undefined) return '';
  const { from, to } = range;
  return from === undefined ? t('orderClockBy', { to }) : t('orderClock', { from, to });
}

/** For a line of a list: "Arrives 15:10–15:25", in the same few words at each step; empty while nobody knows. */
export function arrivesText(t: Translate, order: Order, now: number): string {
  const range = clockRange(order, now);
  return range === undefined ? '' : inWords(t, range, 'orderArrives');
}
