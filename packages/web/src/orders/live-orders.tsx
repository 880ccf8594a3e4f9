import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { Link } from 'wouter';
import { clockTime } from '../platform/format.ts';
import { secondsRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useOrders } from './api.ts';
import { kindIcons, kindNames, statusName } from './names.ts';
import './orders.css';

/** On the home screen: each order under way, live, with what becomes of it now. Nothing while there is none. */
export function LiveOrders() {
  const t = useText();
  const live = (useOrders().data ?? []).filter(({ status }) => isLiveOrder(status));
  if (live.length === 0) return null;
  return (
    <section className="stack" aria-label={t('ordersUnderWay')}>
      <h2 className="h2">{t('ordersUnderWay')}</h2>
      <ul className="card list">
        {live.map((order) => (
          <li key={order.id}>
            <Link className="row-button chat-row order-row" href={`/orders?order=${order.id}`}>
              <Icon name={kindIcons[order.kind]} size={24} />
              <span className="grow">
                <span className="label strong">{t(statusName(order))}</span>
                <span className="caption num">
                  {t(kindNames[order.kind])} · {order.parcel === null ? order.merchant?.name : order.parcel.receiverName}
                </span>
              </span>
              <span className="caption num">
                {order.trip?.eta != null
                  ? secondsRange(t, order.trip.eta)
                  : order.readyBy === null || order.pickedUpAt !== null
                    ? ''
                    : t('orderReadyAbout', { time: clockTime(order.readyBy) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
