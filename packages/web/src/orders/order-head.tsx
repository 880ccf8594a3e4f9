import type { Order } from '@safiri/contract/orders/shapes.ts';
import { arrivalOf } from '@safiri/rules/orders/arrival.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { kindNames, shortNumber, statusName } from './names.ts';

const MINUTE_MS = 60_000;

/** When a shop's order is at the door; undefined once nothing is known any more. */
function useArrival(order: Order) {
  const now = useNow(MINUTE_MS);
  if (!isLiveOrder(order.status) || order.status === 'returning') return undefined;
  return arrivalOf(
    {
      placedAt: Date.parse(order.placedAt),
      readyBy: order.readyBy === null ? null : Date.parse(order.readyBy),
      minutes: order.merchant?.deliveryTime ?? null,
      // Before it is picked up the courier's minutes are those to the shop.
      eta: order.status === 'picked_up' ? (order.trip?.eta ?? null) : null,
    },
    now,
  );
}

/** What is asked first: when it comes, what becomes of it now, and what to call it by. */
export function OrderHead({ order }: { order: Order }) {
  const t = useText();
  const arrival = useArrival(order);
  const clock = (at: number) => clockTime(new Date(at));
  return (
    <header className="order-head">
      {arrival === undefined ? null : <p className="h1 num">{t('orderArrives', { from: clock(arrival.from), to: clock(arrival.to) })}</p>}
      <h1 className={arrival === undefined ? 'h1' : 'title'} aria-live="polite">
        {t(statusName(order))}
      </h1>
      <p className="label muted num">
        {[t(kindNames[order.kind]), shortNumber(order), order.merchant?.name].filter((text) => text !== undefined).join(' · ')}
      </p>
    </header>
  );
}
